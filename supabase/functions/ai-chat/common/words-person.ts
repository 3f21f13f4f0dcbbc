import type { Lexicon } from "./concept.ts";

/** Days ahead, such as "next Monday". */
const DAYS_AHEAD = [
	..."montag dienstag mittwoch donnerstag freitag"
		.split(" ")
		.flatMap((day) => ["nachsten", "kommenden", "diesen", "ab", "am"].map((word) => `${word} ${day}`)),
	..."monday tuesday wednesday thursday friday"
		.split(" ")
		.flatMap((day) => ["next", "this", "on", "from", "by"].map((word) => `${word} ${day}`)),
].join(" | ");

/** Asks of him, and not of the assistant, whether he is somebody. */
const IS_THERE =
	"gibt es ihn | gibt es max | gibt es den mann | gibt es diesen mann | gibt es diese person | gibt es diesen berater | is he a bot | is he an ai | is he a robot | ist er eine ki | ist er ein bot | ist er ein roboter | ist er eine maschine";

/** Everyday words for who somebody is and how to deal with him. */
export const PERSON_WORDS: Lexicon = {
	who: "wer | wem | wen | wessen | who | whom | whose | wers",
	person: `chef | chefin | boss | the boss | person | bewerber | kandidat | applicant | candidate | mann | typ | kerl | inhaber | inhaberin | betreiber | besitzer | eigentumer | consultant | berater | dienstleister | ansprechpartner | autor | experte | profi | ingenieur | admin | administrator | verantwortlich | verantwortliche* | zustandig | zustandige* | zu tun
		the man | this man | guy | owner | owns | runs | operator | author | expert | engineer | responsible | dealing | steckt | stecken | dahinter | hinter | verbirgt | behind | gehort | belongs`,
	name: "hiess | hiessen | in einem satz | in one sentence | name | namen | vorstellung | kurzvorstellung | kurzprofil | steckbrief | biografie | introduction | intro | bio | heisst | heissen | heisse | heist | names | called",
	you: `sie | du | er | ihn | ihm | ihnen | dich | dir | euch | ihr | ihre | ihren | ihrem | ihrer | ihres | sein | seine | seinen | seiner | seinem | dein | deine | deinen | deiner | deinem | eure | euer | eurer | sich
		you | your | yours | yourself | bist du | are you | he | him | his | himself`,
	third: `er | ihn | ihm | he | him | ${IS_THERE}`,
	exists: `mensch | human | echt | echte | echter | echten | real | genuine | existier* | exist | exists | ${IS_THERE}`,
	tell: `can you tell me | could you tell me | verrat* | erzahl* | bericht* | vorstell* | kennenlernen | beschreib* | introduce | describe`,
	put: "stell | stelle | stellen | stellt",
	forth: "vor",
	place: `standort* | wohnort | wohnt | wohnen | wohnst | sitz | sitzen | sitzt | sitzst | firmensitz | stadt | stadte | stadten | ort | orte | orten | lander | landern | region | bundesland | gegend | ansassig | beheimatet | daheim | zuhause | herkunft | woher | lebt | leben | lebst
		deutschland | deutschlandweit | bundesweit | germany | land | located | location | based | live | lives | living | city | cities | locations | countries | town | region | country | from where | hometown`,
	remote:
		"remote | remote anteil | remotearbeit | remoteanteil | fernarbeit | aus der ferne | von zuhause | von zu hause | remotely | ortsunabhangig",
	travel: `our office | our offices | unser buro | unserem buro | unser standort | unserem standort | vorort | anreise* | reise* | reisen | reist | reisebereit | reisebereitschaft | dienstreise* | prasenz | einsatzort* | einsatzgebiet* | hybrid | umzug | travel | travels | travelling | traveling | visit | relocate | vorbeikommen | vorbei`,
	abroad: `ausland | auslandisch* | auslandserfahrung | ausserhalb deutschland* | ausserhalb von deutschland | international | internationale* | auslandseinsatz* | auslandsprojekt* | andere* land | anderen landern | abroad | foreign | overseas | outside germany | outside of germany | other countries | another country | international experience | internationally`,
	available: `${DAYS_AHEAD} | verfugbar | verfugbarkeit | frei | freie | zeit | kapazitat | kapazitaten | ausgebucht | ausgelastet | buchbar | terminlich | starttermin | einsatzbereit | gebunden | anderweitig gebunden | verplant | zeitnah | kurzfristig | morgen | ubermorgen | sofort | umgehend | nachste woche | nachsten monat | kommende woche | tomorrow | immediately | asap | next week | next month | available | availability | capacity | free | booked | open for | open to | luft | have time | has time | time for us | time for me | time for a | time for another | time for new`,
	new: "neu | neue | neuen | neues | neuer | new | weitere* | nachste* | next | upcoming",
	hire: `beauftrag* | engagier* | anheuer* | buchen | buche | anfrag* | projektanfrage | anfrage | interesse | interessiert | zusammenarbeiten | mit ihnen arbeiten | mit ihm arbeiten | hire | hiring | choose | pick | engage | book | work with you | work with him | inquiry | enquiry | interested`,
	start: `starten | startet | start | beginnen | beginnt | beginn | anfangen | anfang | fangt | fangen | fang | losgehen | losging | loslegen | los | losgeht | einstieg | einsteigen | schritt | schritte | erster | erste | ersten | begin | begins | started | starts | first | step | steps | kick off | kickoff | onboarding`,
	approach: `when working with you | when working with him | when we work with you | when we work together | when working together | working with you | working with him | steps when | steps if we | steps of working | steps in working | steps involved | the steps | what steps | which steps | welche schritte | die schritte | einzelnen schritte | schritte bei | schritte gibt | arbeitsstil | working style | work style | style of working | way of working | ablauf | ablaufe | projektablauf | ablaufen | vorgehen | vorgehensweise | arbeitsweise | arbeitsablauf | methodik | lauft | laufen | zusammenarbeit | kooperation | prozess | process | approach | workflow | cooperation | collaboration | methodology | look like | go about | proceed | run | runs | goes`,
	end: "ende | endet | enden | projektende | abschluss | danach | abgeschlossen ist | ubergabe | handover | end | ends | afterwards | after the project | after that | nach dem projekt",
	duration:
		"dauer | dauert | dauerte | dauerten | gedauert | lasted | dauern | laufzeit | wie lange | wie lang | duration | take | takes | how long",
	price: `eine hausnummer | eine grobe hausnummer | grobe hausnummer | preis | preise | preisen | preisliste | kosten | kostet | kostest | kost | tagessatz* | tagessatze | stundensatz* | satz | honorar | budget | teuer | gunstig | billig | gebuhren | gebuhr | abrechnung pro | verlangen | verlangst | verlangt
		netto | brutto | net | umsatzsteuer | mehrwertsteuer | mwst | ust | vat
		price | prices | pricing | cost | costs | rate | rates | fee | fees | charge | charges | quote | quotation | expensive | cheap | daily rate | hourly rate`,
	contact: `kontakt | kontakte | kontaktdaten | kontaktinfo* | kontaktmoglichkeit* | kontaktaufnahme | kontaktieren | kontaktiere | kontaktweg* | kontaktformular | erreich | erreiche | erreichen | erreicht | erreichbar | erreichbarkeit | melden | melde | schreiben | schreibe | anschreiben | ansprechen | heran | ran | rankommen | herankommen | komme ich an | kommt man an | email | mail | mails | mailadresse | emailadresse | nachricht | verbindung
		contact | contacting | contacts | contact info* | contact detail* | reach | reached | get in touch | touch | get hold | write to | write him | message him | message you | connect`,
	phone:
		"telefon | telefonnummer | telefonisch | telefonieren | telefonat | handy | handynummer | mobil | mobilnummer | rufnummer | anrufen | anruf | anrufe | ruf | rufe | ruckruf | call | calls | phone | telephone | ring | mobile | cell | whatsapp",
	week: `tage … die woche | tage … pro woche | tage … in der woche | stunden … die woche | stunden … pro woche | stunden … in der woche | wochenstunden | wochentage | arbeitstage
		days … a week | days … per week | days … each week | hours … a week | hours … per week | hours … each week | weekly hours`,
	number: "nummer | nummern | number | nr",
	address:
		"adresse | adress | anschrift | postanschrift | postadresse | hausnummer | strasse | postleitzahl | plz | buro | address | postal | street | office",
	cv: "cv | lebenslauf | lebenslaufe | vita | resume | curriculum | beraterprofil | freelancerprofil",
	download: "download | downloads | herunterladen | runterladen | downloaden | pdf | datei | file | link",
	freelance:
		"selbststandig | selbststandigkeit | selbstandig | selbstandigkeit | freiberufler | freiberuflich | freiberuflichkeit | freelance | freelancer | freelancing | freelances | freischaffend | unabhangig | independent | solo | einzelunternehmer | soloselbststandig*",
	employed:
		"angestellt | angestellter | festangestellt | festanstellung | anstellung | festvertrag | employed | employee | permanent | open to permanent | open for permanent | open to a permanent | open for a permanent | available for permanent | available for a permanent | agentur | agency | angestelltenverhaltnis",
	have: "ich habe | ich hatte | ich hab | wir haben | wir hatten | wir suchen | ich suche | i have | i've | we have | i am looking | i'm looking | we are looking | we're looking",
	profile: "profil | profile",
	years: "jahre | jahren | jahr | years | year | berufsjahre* | dienstjahre*",
	language: "sprache | sprachen | fremdsprache* | sprachkenntnisse | muttersprache | language | languages",
	english:
		"deutsch | deutsche | deutschkenntnisse | englisch | englische | englischkenntnisse | german | english",
	speak:
		"sprechen | spricht | sprichst | speak | speaks | spoken | fluent | fliessend | gesprochen | redet | verstehen | verstehst | versteht",
};
