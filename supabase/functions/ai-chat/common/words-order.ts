import type { Lexicon } from "./concept.ts";

/** Everyday words for working together: who takes part, what is said and left behind, and what else somebody might want. */
export const ORDER_WORDS: Lexicon = {
	ourTeam: `unser team | unserem team | unseren teams | unser* entwickler* | unser* kollegen | unser* mitarbeiter* | unser* leuten | unser* it abteilung | unser* admins | unser* eigene* team | unser* eigenen leuten | bestehende* team* | bestehende* teams | vorhandene* team | internen team | internem team | interne* entwickler* | fremde* team
		our team | our teams | our developers | our engineers | our people | our staff | our colleagues | our admins | our in house team | our existing team | our internal team | our own team | our dev team | our it team | an existing team | in house team | existing teams | internal team`,
	team: `unser team | unserem team | our team`,
	join: `binden | bindet | bindest | einbinden | eingebunden | einfugen | einfugst | einfugt | fugen | fugst | integrieren | integriert | eingliedern | einbeziehen | beziehen | zusammenarbeiten | zusammen | gemeinsam | mitnehmen | teamplayer | teamfahig
		integrate | involve | embed | embedded | collaborate | cooperate | together | alongside | fit into | fit in | team player`,
	single:
		"einzelperson | einzelunternehmen | ein mann betrieb | ein mann firma | einmannbetrieb | individual | one man show | one person | one man business | single person",
	substitute:
		"vertretung | vertreter | urlaubsvertretung | krankheitsvertretung | ersatz | ersatzmann | krank sind | krank werden | im urlaub | ausfallen | vertritt | substitute | stand in | replacement | deputy | cover for | fall ill | get sick | are ill | are sick | on holiday | on vacation",
	document:
		"dokumentieren | dokumentiert | dokumentierst | dokumentation | dokumentationen | doku | documentation | documented | docs",
	handover: `ubergabe | ubergaben | ubergeben | ubergibt | ubergibst | wissenstransfer | know how transfer | handover | hand over | handovers | knowledge transfer`,
	owns: `wem gehor* … ergebnis* | wem gehor* … code | wem gehor* … arbeit* | wem gehor* … skripte | wer behalt … code | gehor* … code … uns | gehor* … ergebnis* … uns | rechte am code | rechte an … code | rechte an … ergebnis* | nutzungsrechte | eigentum
		who owns … code | who owns … result* | who owns … work | who owns … outcome | do we own | will we own | code belong* to us | intellectual property`,
	depend: `abhangig | abhangigkeit | angewiesen | ohne sie weiter* | ohne dich weiter* | dependent | depend | dependency | lock in | locked in | rely on you | continue without you | without you`,
	afterwards: `wer betreibt … danach | wer betreibt … nachher | wer betreut … danach | wer kummert … danach | wer ubernimmt … danach | wer wartet … danach | betrieb danach | wer betreibt … nach dem projekt | was passiert danach | was kommt danach
		who runs … afterwards | who runs … after | who operates … afterwards | who operates … after | who maintains … after | who maintains … afterwards | who takes over`,
	progress: `updates zum stand | status update* | statusupdate* | weekly update* | regular update* | project update* | progress update* | wochentliche* update* | regelmassige* update* | updates bekommen | bekomm* … updates | updates vom | updates zum projekt | stand der dinge | zwischenstand | zwischenstande | zwischenbericht* | fortschritt | fortschritte | projektstand | stand | status | statusbericht* | statusmeeting* | stimmen wir uns | stimmen sie sich | stimmst du dich | uns abstimmen | abstimmung | abstimmungen | abstimmen | abgestimmt | absprache* | jour fixe | daily | dailies | standup* | statusmeeting* | kommunizier* | kommunikation | auf dem laufenden | reporting | rucksprache
		progress | kept informed | keep us informed | keep me informed | keep us posted | status report* | reports | report | sync | sync up | communicate | communication | check in | check ins`,
	survey:
		"bestandsaufnahme | bestandsaufnahmen | istanalyse | ist analyse | bestandsanalyse | stocktaking | stocktake | initial assessment | initial analysis",
	needed: `brauchen sie von | brauchen sie … von uns | brauchen sie … von mir | benotigen sie von | benotigen sie … von uns | benotigen sie … von mir | brauchst du von | brauchst du … von mir | brauchst du … von uns | braucht er von | braucht er … von uns | infos brauchen | infos brauchst | infos benotigen | informationen brauchen | informationen brauchst | informationen benotigen | angaben brauchen | angaben brauchst | angaben benotigen | unterlagen brauchen | unterlagen benotigen | sollte ich vorbereiten | sollen wir vorbereiten | muss ich vorbereiten | mussen wir vorbereiten | mussen wir mitbringen | muss ich mitbringen
		need from us | need from me | require from us | require from me | need to know from | info do you need | information do you need | information does he need | should i prepare | should we prepare`,
	check: `ein review | einem review | nur review | erstes review | kleines review | review buchen | review beauftragen | reviews an | architekturreview | architektur review | code review anbieten | audit buchen | audit beauftragen | audit machen | audit durchfuhren | machen … audit | machst … audit | nur ein audit | kleines audit | a review | book a review | just a review | architecture review | just an audit | book an audit | do an audit | offer audits`,
	small: `klein | kleine | kleinen | kleines | kleiner | kleinen paket | kleines paket | kleinen schritt | probeauftrag | probeprojekt | testprojekt | pilotprojekt | testauftrag | small | small package | trial project | pilot project | pilot | trial`,
	elsewhere: `github profil* | githubprofil* | github account | github konto | sie github | sie auf github | du auf github | er auf github | sie bei github | ein github | xing | malt | freelancermap | gulp | upwork | twitter | mastodon | instagram | facebook | youtube | tiktok | stack overflow | stackoverflow | blog | blogs | bloggen | podcast | newsletter | social media | soziale medien | sozialen medien | soziale netzwerke | sozialen netzwerken
		github profile | you on github | he on github | a github`,
	until:
		"bis wann | wie lange noch | noch wie lange | how much longer | until when | till when | auslaufen | lauft aus | laufzeit | fertig | beendet",
	failed: `nicht geschafft | nicht hinbekommen | nicht fertig | nicht beendet | nicht gelungen | abgebrochen* | schiefgegangen | schief gegangen | misslungen | missgluckt* | in den sand gesetzt | not finish | not finished | didn't finish | couldn't finish | never finished | abandoned | went wrong | gone wrong | gave up`,
	hours:
		"arbeitszeit | arbeitszeiten | kernzeit | kernzeiten | geschaftszeiten | burozeiten | feste zeiten | festen zeiten | working hours | office hours | business hours | fixed hours",
	equipment:
		"hardware | laptop | laptops | notebook | rechner | arbeitsgerat* | gerate | equipment | ausrustung | own device | own computer | eigenen computer | lizenzen",
	access: `zugang zu unser* | zugriff auf unser* | zugange zu unser* | vpn zugang | unser* zugangsdaten | unser* passwort* | unser* zugange* | unser* systemzugange* | zugang zum system | access to our | our credentials | our passwords | our logins`,
	operate:
		"betreiben | betreibst | betreuen | betreut | betreuung | betrieb | warten | wartung | pflegen | ubernehmen | ubernimmt | verwalten | operate | operation | operations | run | maintain | manage | look after",
	server:
		"server | servern | servers | systeme | systemen | systems | infrastruktur | infrastructure | plattform | anwendungen | umgebung | it",
	ongoing:
		"dauerhaft | dauerhafte* | dauerbetrieb | langfristig | langfristige* | auf dauer | fortlaufend | permanently | long term | continuously | on an ongoing basis | for good",
	make: `bauen | baut | baust | erstellen | erstellt | gestalten | entwickeln | entwickelt | machen | macht | machst | pflegen | umsetzen | realisieren | programmieren | build | create | develop | design | make | redesign`,
	consulting: "beratung | beraten | berat | consulting | consultancy | advise | advice",
	otherSite: `unser* website | unser* webseite | unser* homepage | unser* internetseite | meine website | meine webseite | meine homepage | eine website | eine webseite | eine homepage | eine internetseite | neue website | neue webseite | neue homepage | websites | webseiten | homepages | onlineshop | online shop | webshop | our website | our homepage | our web site | my website | a website | new website | a web page | an online shop`,
	site: "eine website | eine webseite | eine homepage | a website",
	otherWork: `app | apps | mobile apps | smartphone app | handy app | iphone app | android app | webdesign | web design | webentwicklung | web development | seo | suchmaschinenoptimierung | grafikdesign | logo | logos | marketing | webhosting | microsoft 365 | office 365 | m365 | o365 | office paket | buchhaltung | it support | desktop support | drucker | anwendersupport | dsgvo beratung | datenschutz beratung | datenschutzberatung | datenschutzbeauftragter fur uns | gdpr consulting | gdpr advice | iso 27001 | iso27001 | tisax | projektmanagement | projektmanager | project management | project manager | scrum master | product owner | wordpress seite* | datenrettung | data recovery | penetrationstest* | pentest* | penetration test*`,
};
