/** Words of the site from L to Z, each with what visitors say for it; see `lexicon.ts`. */
export const LEXICON_L_TO_Z = `
label: etikett hervorgehoben highlighted kennzeichnung schlagwort selektiert
laden: einlesen nachladen
lahmlegen: ausbremsen broke cripple disable lahmgelegt
landesbeauftragte: commissioner datenschutzaufsicht datenschutzbehörde
lang: ausgedehnt dauern zeitaufwendig
langsam: beschleunigen beschleunigung kurzfristig lahm quickly rapid schleppend sluggish speedup tunen zäh
langzeitdaten: historical langzeitspeicher verlaufsdaten
last: andrang belastung
lastspitze: ansturm besucheransturm burst spitzenlast
lasttest: belastungstest loadtest performancetest stresstest
lauf: execution gehostet ran
laufend: gegenwärtig kontinuierlich ongoing
laufzeit: gültigkeitsdauer term validity
lebensdauer: ablaufzeit expiry
leer: evacuate evakuieren freimachen leergeräumt räumen
leicht: easily mühelos unversehens
leistung: geschwindigkeit rechenleistung schnelligkeit
leistungsfähig: leistungsstark powerful
leiterin: chefin führungskraft head teamleiterin vorgesetzte
leitplanken: schranken
lesezugriff: leseberechtigung leserecht readonly schreibgeschützt
letzte: vorige
level: niveau schwierigkeitsgrad sicherheitsstufe
liebsten: bevorzugt favorite favourite vorliebe
lieferhäufigkeit: cadence deploymentfrequenz releasefrequenz releasezyklus
lieferkette: softwarelieferkette supply supplychain zulieferung
liefern: zurückgeben
liegen: abgelegt gehostet
lifecycle: aufbewahrungsregel lebenszyklus löschregel
link: hyperlink url verlinkung webadresse
linked: correlated verknüpft
liste: aufstellung inventar übersicht
lock: blockade dichtmachen immutable locking löschschutz schreibschutz unveränderbar verbieten verriegeln verriegelung worm
logging: auditlog ereignisprotokoll logdatei logfile logfiles logmanagement mitschnitt mitschrift report
logisch: logical tabellenweise zeilenweise
logistikdienstleister: carrier spediteur spedition speditionssoftware transportsoftware transportunternehmen
logzeile: logeintrag logline protokolleintrag protokollzeile
lokal: maschinenlokal rechnergebunden
löschen: beseitigen datenlöschung erasure purge tilgen vernichten vernichtung wipe
lösen: bewältigen einbüßen gelöst verloren
losgehen: kickoff loslegen startzeitpunkt
lücke: angriffspunkt exploit gap leck sicherheitsloch verwundbarkeit weakness
mail: mailnachricht
mailanbieter: mailhoster mailprovider
mailprogramm: thunderbird
manifest: definition deploymentdatei konfigurationsdatei
märz: frühjahr frühling
maschine: arbeitsplatzrechner instance laptop notebook pc serversystem
maschinenbauer: fabrik industrieunternehmen
maskieren: anonymisieren ausblenden hide unkenntlich verbergen
median: mittelwert
medienstaatsvertrag: impressumspflicht media mediengesetz medienrecht
mehrere: zahlreiche
mehrstufig: gestuft multistage
melden: benachrichtigen bescheid gemeldet informieren notify report
meldung: benachrichtigung hinweis notification
mensch: human menschlich
merge: codeänderung
message: anschreiben mitteilung zuschrift
messdaten: auslastungsdaten nutzungsdaten statistics
messgröße: indicator indikator
messung: ermittlung
metrik: indikator
minor: nebenversion unterversion zwischenversion
missbrauch: angriff ausnutzung spam
miteinander: gegenseitig untereinander
mitnehmen: mitgenommen transfer
mittelpunkt: fokus hauptaufgabe
mittelständisch: mittelgroß mittelständler
mitziehen: mitaktualisieren
mlops: modellbetrieb modellpflege
modellversion: modellrelease modellstand
modellwahl: choice modellauswahl
möglich: feasible machbar
monat: monthly
monitoring: beaufsichtigen einblick kontrolle kontrollieren systemüberwachung transparenz
mount: eingehängt einhängen einhängepunkt laufwerk mountpoint
nachbereiten: aufarbeiten aufgearbeitet debrief
nachbesprechung: aufarbeitung debriefing fehleranalyse manöverkritik rückschau
nachbessern: ausbessern flicken hotfix nacharbeit
nacheinander: hintereinander reihum sequentially sequentiell
nachher: afterwards hinterher
nachhinein: afterwards hindsight hinterher nachträglich rückwirkend
nachlesen: einsehen nachschauen nachschlagen
nachmittag: afternoon halbtags nachmittags tagesaufgabe
nachprüfen: kontrollieren nachkontrollieren validate verifizieren
nächste: kommende upcoming
nachts: overnight
nachvollziehbar: nachprüfbar rückverfolgbar traceable transparent
nachvollziehen: nachverfolgen
nachweis: bescheinigung nachgewiesen
nachziehen: adjust justieren nachjustieren
name: bezeichnung nachname vorname
namensauflösung: domainauflösung nameserver resolution
namespace: mandant mandantenbereich teambereich tenant
nebeneinander: gleichzeitig simultaneously zeitgleich
nennen: anführen angeben zitieren
network: lan subnetz wan
netzregeln: firewallregeln netzwerkregeln
netzsegmentierung: abschotten abschottung aufteilen isolate isolation mikrosegmentierung netztrennung netzwerksegmentierung netzwerktrennung unterteilen vlan
netzwerkgrundlagen: netzwerkkenntnisse netzwerkwissen
netzwerksicherheit: abschottung netzabsicherung netzsicherheit
netzzone: dmz netzwerkzone sicherheitszone
netzzugang: konnektivität netzwerkzugang netzwerkzugriff
neu: neuartig
neuaufbau: neuaufsetzen neuerstellung neuinstallation rebuild redeploy reinstall
neustart: durchstarten
neutral: agnostic independent unabhängig
node: clusterknoten workernode
nordrhein: bundesland
notfallzugang: notfallkonto notzugang notzugriff
nötig: erforderlich necessary
null: zero
objective: absicht zielsetzung zielvorgabe
objektspeicher: blob blobspeicher objectstorage
offen: ausstehend pending unbesetzt unerledigt ungelöst unresolved vacant
öffentlich: exponiert internet
öffnen: aufklappen aufmachen geöffnet
onlineshop: internetshop onlinehandel
optional: freiwillig voluntary wahlweise
ordnen: cmdb einstufen inventar register strukturieren verzeichnispfad
ordnung: struktur tidy übersichtlichkeit
organisation: kontenstruktur organisationsstruktur
ort: einsatzort onsite
overlay: umgebungsunterschied
overview: summary übersicht zusammenfassung
packages: deb installationspaket softwarepaket
pairing: pairprogramming tandem
paketliste: installationsliste paketinventar softwareinventar softwareliste
paketstand: patchlevel patchstand softwarestand softwareversion
paketverwaltung: paketmanager softwareinstallation softwareverwaltung yum
parallel: gleichzeitig nebenher simultaneous zeitgleich
parameter: konfigurationswert stellschraube
partition: festplattenbereich laufwerk plattenaufteilung
passen: ereignen geschehen vorfallen zusammenpassen
passend: angemessen appropriate matching suitable
passwort: passphrase
pause: aussetzen auszeit suspend
peering: interconnect netzkopplung netzverbindung netzwerkkopplung zusammenschaltung
permissiv: beobachtungsmodus testmodus
personal: belegschaft fachkräfte headcount
personenbezogen: kundendaten personendaten pii sensibel
persönlich: eigenhändig individual individuell
perzentil: p99 percentile quantil
pflegen: instandhalten
pflicht: gezwungen vorgeschrieben zwang
phone: anrufen rufnummer
pilot: pilotphase pilotprojekt probebetrieb testlauf testphase trial
pilotdienst: pilotprojekt testdienst versuchskandidat
pipeline: buildpipeline deploymentpipeline workflow
plan: fahrplan konzipieren roadmap
planmäßig: turnusmäßig
platte: drive laufwerk nvme ssd
plattform: systemlandschaft
plattformdienst: basisdienst clusterdienst infrastrukturdienst
plattformteam: betriebsteam infrastrukturteam
poddisruptionbudget: ausfallschutz mindestverfügbarkeit pdb
policy: geregelt guideline leitlinie regelwerk vorschrift
portal: console konsole oberfläche webinterface webkonsole weboberfläche
portfolio: leistungsspektrum projektliste
präpariert: bösartig crafted malicious manipuliert vergiftet verseucht
primärknoten: hauptknoten hauptserver master primärserver primary
primärschlüssel: hauptschlüssel pk tabellenschlüssel
prinzip: ansatz grundsatz leitsatz principle
priorität: rangfolge vorrang
privacy: privatsphäre
privat: abgeschottet nichtöffentlich
privileged: adminrechte elevated
probelauf: dryrun testlauf trockenlauf trockenübung
probescan: erstprüfung testscan voranalyse
probeweise: ausprobieren probebetrieb trial versuchsweise
problem: panne trouble
produktion: live livebetrieb livesystem liveumgebung produktivsystem
produktionskonto: produktivkonto
produktionsserver: liveserver livesystem produktivserver
produktiv: live livebetrieb
produktivstart: golive inbetriebnahme launch livegang startschuss
produktleitung: po produktmanagement produktmanager
profil: kurzprofil profilseite steckbrief xing
programmierung: programmiersprache
projektanfrage: angebotsanfrage kontaktanfrage
projektportfolio: projektliste referenzliste
projektübersicht: projektliste referenzliste
prompt: eingabeaufforderung
prototyp: demo machbarkeitsstudie mvp testversion
proven: bewiesen demonstrated nachgewiesen
prozess: arbeitsablauf workflow
prozesszustand: programmzustand prozessliste prozessstatus
prüfschritt: kontrolle kontrollschritt prüfpunkt
prüfungsthemen: curriculum examensinhalte lernstoff prüfungsinhalte prüfungsstoff syllabus
pull: codeänderung mr pr
punkt: item
qualitätsmessung: qualitätskontrolle qualitätssicherung quality
quellcodeverwaltung: codeverwaltung scm sourcecontrol versioning versionskontrolle versionsverwaltung
quorum: majority mehrheit mehrheitsentscheid
rasch: quickly
readiness: bereitschaftsprüfung betriebsbereitschaft healthcheck
reagieren: reaktion verhalten
rechenzentrum: datacenter datacentre rz serverhaus serverraum
rechnung: abrechnung ausgaben billing cloudkosten
rechtekonzept: berechtigungskonzept rollenkonzept zugriffskonzept
rechteverwaltung: benutzerverwaltung berechtigungsverwaltung rollenverwaltung zugriffsverwaltung
rechtsgrundlage: gesetzesgrundlage lawful lawfulness
rechtzeitig: frühzeitig pünktlich
recovery: datenrettung disaster dr recover rekonstruieren rekonstruktion restoring retten rettung zurückholen
reden: unterhalten
referenzarchitektur: architekturvorlage blueprint musterarchitektur
referenzvorlage: baukasten blueprint boilerplate muster mustervorlage schablone
regelbetrieb: dauerbetrieb livebetrieb normalbetrieb produktivbetrieb
regelmäßig: periodically periodisch regularly turnus turnusmäßig
region: cloudregion gebiet serverregion serverstandort
registry: containerregistry dockerhub imageablage
regressionstest: regression testfall
regulär: gewöhnlich normal regex
reihenfolge: abfolge priorisierung
reisen: anreisen commute dienstreise
remote: fernarbeit homeoffice mobil ortsunabhängig wfh
reparieren: instandsetzen
replikat: datenabgleich datenspiegelung mirror mirroring replica spiegel spiegeln spiegelung synchronisieren zweitserver
repository: codeablage
reservierung: langzeitbuchung vorausbuchung
ressource: capacity kapazität rechenleistung rechenressource
restlaufzeit: expiration expiry gültigkeitsdauer
restricted: beschränkt eingeschränkt
retrieval: abruf dokumentensuche wissenssuche
reversible: ausweg notfallplan rollbackplan rückgängig rückkehr rücknahme umkehrbar undo zurückdrehen zurückrollbar zurücksetzen
review: begutachtung codereview durchsicht
reviewed: begutachtet
revision: auditabteilung innenrevision wirtschaftsprüfung
rheinland: cologne köln rhein rhineland
rights: anspruch
risiko: bedrohung gefahr gefährdung riskant threat
risikoliste: gefahrenliste risikoanalyse risikobewertung risikoregister
root: admin adminrechte rootrechte superuser
route: netzwerkpfad netzwerkroute wegewahl wegleitung weiterleitung
routine: alltagsgeschäft gewohnheit normal tagesgeschäft
rückfallebene: ausweichlösung ersatzlösung notlösung
rückmeldung: resonanz
rücksicherung: datenrettung recover
rückstand: delay nachlauf verzögerung verzug
ruhrgebiet: bochum dortmund duisburg ruhrpott
rund: approximately
runner: agent buildmaschine buildserver
runs: operate operates
sampling: teilmenge
samstag: sonnabend
sandbox: experimentierumgebung playground versuchsumgebung
sättigung: vollauslastung
satz: sentence sentences zeile
sauber: gründlich sorgfältig
säule: bewertungsbereich kategorie pfeiler pillar
scale: elastizität hochskalieren kapazitätsanpassung mitwachsen scalability skalierbarkeit vergrößern wachstum
scanner: eingescannt einscannen papierdokument prüfwerkzeug schwachstellenscan schwachstellenscanner sicherheitsprüfung sicherheitsscan sicherheitsscanner texterkennung virenscanner
schaden: harm schadenshöhe
schaffen: verschaffen
scheitern: fehlschlagen misslingen schiefgehen
schemaänderung: datenbankänderung datenbankmigration ddl tabellenänderung tabellenumbau
schicken: verschicken
schließen: beseitigen geschlossen schließung stopfen
schlimmstenfalls: ernstfall maximal
schlüssel: zugangsschlüssel
schreiben: anschreiben aufschreiben geschrieben verfassen written
schreibend: modifying schreibzugriff verändernd
schreibpause: auszeit
schriften: schriftart typeface webfonts
schriftlich: written
schritt: arbeitsschritt etappe
schuldzuweisung: schuldfrage sündenbock vorwurf
schützen: abwehren bewahren
schweiz: abroad ausland schweizerisch
schwellenwert: alarmgrenze
secure: cybersecurity cybersicherheit gefahrlos safe safely safety sicherungskopie
sekunde: sek
selten: gelegentlich infrequently kaum rarely seldom vereinzelt
senden: verschicken
senior: leitend
senken: decrease gesenkt herabsetzen reduce reduzieren verkürzen vermindern verringern
sequenz: autoincrement nummernkreis
serverfunktion: cloudfunktion serverless
servicebericht: einsatzbericht reparaturbericht report technikerbericht wartungsbericht
serviceleitung: kundendienstchef kundendienstleitung
session: anmeldesitzung benutzersitzung browsersitzung
settled: clarified festgelegt geklärt
sicherheitskorrektur: bugfix hotfix sicherheitspatch
sicherheitsupdate: aktualisierung hotfix sicherheitspatch
sicherheitsvorfall: angriff attack breach cyberangriff datenleck einbruch gehackt hack hackerangriff
sicherheitsvorgabe: sicherheitsanforderung sicherheitsregel sicherheitsrichtlinie
sichtbar: ersichtlich transparent visibility visible
siem: angriffserkennung logauswertung sicherheitsmonitoring sicherheitsüberwachung
signatur: echtheitsnachweis signiert signierung signing unterschreiben unterschrift unterzeichnen
singapur: asia asien drittland
situation: circumstances umstände
skript: automatisierungsskript batch shellscript
small: kleinteilig
snapshot: abbild schnappschuss sicherungspunkt
softwareauslieferung: softwareverteilung
softwareentwicklung: anwendungsentwicklung
softwarehaus: isv softwareanbieter softwarefirma softwarehersteller softwareunternehmen
sonderbits: berechtigungsbits dateirechte setuid spezialbits
sorgen: gewährleisten sicherstellen
sortieren: classify einteilen klassifizieren
spät: afterwards verspätet verzögert
speicherklasse: archivspeicher speicherstufe speichertyp tier
speicherparameter: speichereinstellung
sperrdatei: lockfile locking
spezialist: fachkraft profi
spitzentag: hochbetrieb rekordtag spitzenlast stoßzeit
spot: preemptible spotinstanz
sprache: programmiersprache sprachkenntnis
sprachmodell: languagemodel
sprechen: diskutieren unterhalten
spuren: erleben forensik hinweise indizien wahrnehmen
stabil: robust störungsfrei
stand: fassung stichtag
standardvertragsklauseln: clauses drittlandtransfer musterklauseln vertragsklauseln
standby: bereitschaftsserver ersatzserver replica reserveserver secondary zweitserver
stark: heavily intensiv strongly
state: aufgabenverteilung beauftragt condition statefile tfstate verfassung zustandsdatei
station: etappe meilenstein
stelle: passage platzieren posten vacancy
steuern: kontrollieren koordinieren lenken
steuerrecht: abgabenordnung aufbewahrungspflicht finanzamt tax
stichprobe: kontrolle spotcheck teilprüfung zufallsprüfung
stil: codestil formatierung lint linting
stoff: lehrstoff lernstoff prüfungsstoff
streaming: fortlaufend kontinuierlich streamingreplikation
streichen: abschaffen aussortieren drop gestrichen weglassen
streng: restriktiv strict stricter strikt
stunde: std stündlich
subscription: abo abonnement
suche: dokumentensuche recherche rechercheaufwand recherchieren suchaufwand suchdauer suchfunktion zeitaufwand
support: eol herstellersupport lebensende
synchron: abgeglichen gleichlaufend
syntax: codeformat lint linting schreibweise validierung
synthetisch: künstlich nachgestellt testanfragen
system: anlage
systemarchitektur: rechnerarchitektur systemaufbau
systemdienst: daemon hintergrunddienst
systemgruppe: servergruppe serverklasse
tabelle: datenbanktabelle
tage: arbeitstag etikett kalendertag kennzeichnung kostenstelle schlagwort werktag
täglich: everyday tagtäglich
tarif: abo preismodell preisplan
tatsächlich: faktisch
tauschen: austauschen rotate rotieren wechseln
team: belegschaft
teamarbeit: kooperation teamfähigkeit teamwork
techniker: außendienst ingenieur mechaniker monteur servicetechniker
technisch: technical technically
telefon: anruf anrufen
telefonnummer: handynummer rufnummer
telemetrie: überwachungsdaten
tenancy: mandanten mandantenfähigkeit mandantentrennung mehrmandantenfähig multitenancy
testcluster: stagingcluster
testfrage: beispielfrage dataset fragenkatalog goldstandard kontrollfrage prüffrage testdaten testset
testserver: entwicklungsserver testmaschine
testweise: probebetrieb trial versuchsweise
teuer: aufwendig costly kostenintensiv kostspielig
text: textinhalt wording wortlaut
textstelle: excerpt passage textabschnitt zitat
ticket: helpdesk servicedesk störungsmeldung supportanfrage zammad
time: duration zeitsteuerung
token: anmeldetoken zugangstoken zugriffstoken
tool: hilfsmittel tooling
topic: gebiet
totalausfall: blackout crash desaster disaster katastrophe katastrophenfall komplettausfall
totmannschalter: deadman heartbeat lebenszeichen watchdog
trace: ablaufverfolgung anfrageverfolgung
trefferquote: erfolgsquote hitrate trefferrate treffsicherheit
trial: testphase
überarbeitung: neugestaltung overhaul refactoring verbesserung
überblick: durchblicken durchschauen gesamtbild oversee summary übersicht zusammenfassung
übergang: überleitung
überlasten: ddos flood überfordern
übermittlung: drittland transfer weitergabe
übernahme: takeover überführung
übernehmen: annehmen assume erledigen takeover übernommen
überprüfen: kontrollieren
überraschung: unerwartet unexpected ungeplant unvorhergesehen zwischenfall
überschneidungsfrei: adresskonflikt konfliktfrei overlap überlappung überlappungsfrei
übertragen: transfer
übrig: restlich sonstig verbleibend
übung: drill notfallübung
umgebung: landschaft systemlandschaft
umlegen: umgelegt
umlenken: reroute shift
umsatz: einnahmen erlös sales verdienst verkauf
umsatzsteuer: mwst steuernummer tax
umsetzung: execution implementation implementierung realisierung
umstellen: changeover convert umgestellt umrüsten umsteigen wechseln
umzugswelle: batch migrationsschritt migrationswelle umzugsetappe
unauffällig: problemlos quiet ruhig störungsfrei unbemerkt unnoticed
ungenutzt: brachliegend überflüssig
unklar: ambiguous fraglich missverständlich unverständlich
unkritisch: harmlos nebensächlich noncritical risikoarm uncritical unwichtig
unspektakulär: banal harmlos mundane unscheinbar
unterbrechbar: abbrechbar preemptible verschiebbar
unterbrechung: auszeit unterbruch
unterscheiden: differenzieren
unterschied: differenz
unterstützt: gewartet supportet
untersuchen: durchleuchten erforschen investigate
unterwegs: außendienst auswärts baustelle mobil mobile
unverändert: gleichbleibend unmodified
upgrade: aktualisierung hauptversion versionssprung
upkeep: instandhaltung
ursprungsserver: origin originserver quellserver webserver
variable: konfigurationswert platzhalter umgebungsvariable
vektorsuche: ähnlichkeitssuche semantiksuche semantisch
veraltet: abgekündigt abgelaufen überholt
verantwortlich: haftbar haften
verarbeitung: datenerhebung datenverarbeitung
verbindungsprotokoll: accesslog logfile verbindungslog zugriffslog zugriffsprotokoll
verbrauch: ressourcenverbrauch usage
verbunden: angebunden gekoppelt verknüpft vernetzt
verdichten: aggregate aggregieren compress downsampling eindampfen komprimieren zusammenfassen
verfolgen: nachgehen nachspüren nachverfolgen
verfügbar: buchbar kapazität sla uptime vakant
verfügung: bereitstehen disposal
vergeben: assign erteilen gewähren grant zuteilen zuweisen
vergehen: dauern elapse verfliegen verstreichen
vergessen: forgot forgotten karteileiche übersehen
vergleichen: gegenüberstellen
verkehr: datenverkehr netzwerkverkehr
verknüpfen: correlate koppeln korrelieren verlinken
verlassen: ausscheiden gekündigt quit robust vertrauenswürdig weggehen
verordnung: vorschrift
verschieben: shift umlagern verschoben
verschieden: divers
verschlüsselt: chiffrieren chiffriert kryptografie kryptografisch verschlüsseln
versehen: attach ausstatten hinzufügen
versehentlich: accidentally irrtümlich mistakenly unabsichtlich unbeabsichtigt ungewollt
versicherung: assekuranz finanzbranche versicherungskonzern
version: änderungshistorie ausgabe fassung softwarestand versioned versioning versionskontrolle versionsverwaltung
versorgen: beliefern bespielen bestücken provision supply
verständlich: begreiflich lesbar readable
verteilen: aufteilen aufteilung streuen streuung
vertrag: contractual contractually kontrakt vertragslaufzeit vertragsmäßig
vertragsende: expiry mietende vertragsablauf vertragslaufzeit
vertraulich: geheimhaltung sensibel sensitive
vertreten: aushilfe deputy einspringen fürsprecher krankheitsvertretung repräsentieren represent stellvertreter substitute urlaubsvertretung
verwaist: herrenlos karteileiche
verwalten: administer
verwaltet: gehostet gemanagt paas
verweisen: hinweisen verlinken verwiesen weiterleiten
verworfen: ausgeschieden aussortiert discarded
verzeichnisdienst: activedirectory benutzerverzeichnis
vierköpfig: personenzahl teamgröße
voll: vollbackup vollsicherung
vollständig: lückenlos restlos
volltext: keyword keywordsuche schlagwortsuche stichwortsuche textsuche
volume: drive laufwerk
voneinander: gegenseitig isoliert untereinander
vorab: advance beforehand vorweg
voran: vorneweg vorreiter
vorangegangen: prior vorig
voraussetzung: vorbedingung
vorbereiten: bereitmachen vorarbeit vorarbeiten
vorgabe: norm vorschrift
vorgeben: pin specify vorschreiben
vorgesehen: beabsichtigt eingeplant intended
vorhanden: existierend
vorher: earlier previously
vorkommen: auftauchen auftreten occur
vorlegen: einreichen präsentieren vorgelegt
vormittag: morning
wachsen: gewachsen hochskalieren mitwachsen vergrößern zunehmen
wahl: choice
warenkorb: basket cart einkaufskorb einkaufswagen
warm: betriebsbereit einsatzbereit vorgewärmt
warnschwelle: alarmschwelle budgetalarm warngrenze
warnung: hinweis warnhinweis warning warnmeldung
wartezeit: delay leerlauf liegezeit verzögerung
wartung: instandhaltung wartungstermin wartungszeit zeitfenster
website: webpage
wechsel: austausch rotation
weg: path pfad strecke
wegnehmen: contention klauen streitig weggenommen
weihnachtsgeschäft: adventszeit hochsaison saisongeschäft weihnachten weihnachtszeit
weit: fern reichweite
weiterarbeiten: fortsetzen weiterlaufen
weiterentwicklung: ausbau enhancement features neuentwicklung
welle: batch charge etappe etappen schub tranche
wenig: kaum minimal
werkzeugwahl: produktauswahl softwareauswahl toolauswahl toolvergleich werkzeugauswahl
wichtig: essential wesentlich
widersprechen: einspruch einwand veto widerruf
wiederanlauf: notfallwiederherstellung wiederinbetriebnahme
wiederholbar: reproduzierbar
wiederholen: erneut nochmal rerun
wiederkehrend: recurring repetitiv repetitive routinearbeit routineaufgabe
wiki: knowledgebase wissensdatenbank
wirksam: effective effektiv
wissen: fachwissen knowhow
wochenende: feiertag sonntag sunday
wöchentlich: wochenweise
workload: arbeitslast containeranwendung
wort: wortlaut
years: jahrelang
zahlungsausfall: bezahlproblem kartenausfall zahlungsstörung
zahlungsdienstleister: bezahldienst fintech zahlungsanbieter
zahlungsstrecke: bezahlprozess bezahlvorgang zahlungsabwicklung zahlungsprozess
zeigen: anzeigen demonstrieren display gezeigt vorführen
zeit: duration zeitaufwand
zeitdruck: hektik stress termindruck urgent
zeitpunkt: timestamp uhrzeit
zeitsynchronisation: ntp uhrzeit zeitabgleich zeitserver
zentral: gebündelt zusammengeführt
zerlegen: aufteilen chunking chunks stückeln zerstückeln zerteilen
zielcluster: zielplattform zielsystem
zielumgebung: zielplattform zielsystem
zielwert: sollwert zielvorgabe
zone: verfügbarkeitszone
zuerst: erstmal initially vorrangig
zufrieden: begeistert glücklich satisfied
zugangsdaten: anmeldedaten benutzername logindaten
zugeordnet: assigned mapped zugewiesen
zugeteilt: allocated assigned zugewiesen
zugleich: ebenfalls gleichzeitig simultaneously
zugreifen: einsehen
zugriffsrecht: leserecht zugriffsberechtigung
zunächst: initially vorerst
zuordnen: assign attribute zuordnung zuteilen zuweisen
zurück: retour rückkehr rückwärts
zurückfallen: ausweichen degrade rückfall
zurücknehmen: rückgängig undo withdraw zurückziehen
zurückverfolgen: nachverfolgen rückverfolgbarkeit rückverfolgen
zusammenarbeit: cooperation kooperation teamwork
zusammenführen: bündeln consolidate konsolidieren vereinen vereinigen
zusammenstellen: assemble aufbereiten compile zusammentragen
zusammentreffen: aufeinandertreffen begegnen schnittstelle
zuschlagen: hinzufügen reassign reuse weiterverwenden wiederverwenden zuweisen
zuschnitt: aufteilung gliederung layout schnitt struktur
zustandsbehaftet: datenbankanwendung datenhaltung
zustandslos: datenlos zustandsfrei
zustellen: anzeigen ausliefern
zuvor: previously
zweck: absicht verwendungszweck zielsetzung
zweimal: zweifach
zwischenstand: fortschritt projektstand statusbericht zwischenergebnis
`;
