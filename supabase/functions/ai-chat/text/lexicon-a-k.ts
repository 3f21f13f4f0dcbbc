/** Words of the site from A to K, each with what visitors say for it; see `lexicon.ts`. */
export const LEXICON_A_TO_K = `
abbauen: abgebaut beseitigen dismantle zurückbauen
abbrechen: aussteigen stoppen
abbruchkriterien: abbruchbedingung notbremse stoppkriterium
abdecken: beinhalten beinhaltet umfassen
abend: evening spätabends
abfrage: abgefragt nachschauen nachschlagen queries suchanfrage
abgelehnt: absagen abweisen unbeantwortet verweigern verweigert zurückgewiesen zurückweisen
abgeschaltet: abgestellt abstellen deaktivieren deaktiviert disable disabled herunterfahren stillgelegt
abgeschickt: losgeschickt verschickt versendet
abgleich: abgeglichen matching synchronisieren
abhängigkeit: verflechtung
ablauf: auslaufend expire expired expiring herangehensweise methodology ungültig verfallen workflow
ablaufdatum: enddatum expiration expiry verfallsdatum
ablegen: abgelegt hinterlegen lagern
ablief: abgelaufen expire expired ungültig verfallen
ablösen: abgelöst austausch austauschen substitute supersede wechseln
abnahme: abnahmetest genehmigung uat
abnahmekriterien: akzeptanzkriterien
abnahmeumgebung: preproduction vorproduktion
abraten: abrate discourage dissuade
abschluss: abschließen fertigstellung
abschnitt: absatz paragraph passage section
abstand: cadence rhythmus takt zeitabstand
abstimmen: absprache absprechen koordinieren
abwarten: gewartet
abwärtskompatibel: kompatibilität rückwärtskompatibel
abweichung: deviation differenz discrepancy inconsistency konfigurationsabweichung wildwuchs
account: benutzerkonten benutzerkonto nutzerkonto
actions: workflow
active: valid
administration: admin itler sysadmin sysadmins systemadministrator systemverwalter systemverwaltung
administratorkonto: adminaccount adminkonto adminzugang superuser
administratorrechte: admin adminrechte adminzugriff rootrechte vollzugriff
adressbereich: adressraum cidr netzbereich subnet subnetz
adresse: kontaktadresse kontaktdaten
adressplanung: adressvergabe netzplanung subnetting subnetz
agreed: abgesprochen abmachen absprechen aushandeln festgelegt negotiate verabreden
aktionsgruppe: benachrichtigung notification
aktiv: anschalten valid
aktualisieren: aktualisierung bugfix hotfix
aktuell: gegenwärtig heutig
alarm: benachrichtigen benachrichtigung notification notifications notify warning warnings wecken
alarmflut: alarmmüdigkeit benachrichtigungsflut fatigue fehlalarm flood meldungsflut noise
allein: unassisted
alltag: everyday routine tagesbetrieb tagesgeschäft
alt: altmodisch überholt
altbestände: leftover
alternative: auswahlmöglichkeit ausweichmöglichkeit choice variante
altsystem: bestandssystem legacysystem
anbieter: lieferant produzent supplier
anbinden: angebunden anschluss interface kopplung schnittstelle
ändern: adjustment altered edit modification modified modifikation modifizieren modifiziert modify verändern veränderung
änderungsverzeichnis: änderungshistorie änderungsprotokoll changelog
anfang: auftakt began begonnen begun loslegen
anfragen: anfrageformular angefragt anschreiben kontaktanfrage kontaktdaten kontaktseite
angekündigt: ankündigen announced mitgeteilt vorhergesagt
angelegt: eingerichtet
angemessenheitsbeschluss: drittland
angeschlossen: angebunden attached
anhalten: angehalten stoppen stoppt
anheben: angehoben bump hochziehen raise
ankommen: angekommen arrive eintreffen
anlass: anstoß motive
anlegen: erzeugen
anleitung: betriebshandbuch howto notfallhandbuch playbook
anmelden: angemeldet
annimmt: akzeptieren annehmen entgegennehmen
annotation: anmerkung metadaten
anpassen: adapt adjust modify zuschneiden
anschrift: firmensitz postadresse
ansprechpartner: kontaktperson
anteil: percentage prozent prozentsatz ratio
antwort: reagieren reaktion
antwortzeit: delay geschwindigkeit ladezeit verzögerung
anweisung: command instruktion
anwenden: angewendet benutzerkonto endanwender endkunde fachanwendung gebrauchen
anwendungscode: programmcode
api: interface programmierschnittstelle schnittstelle
arbeitsfluss: arbeitsablauf flow workflow
arbeitszeit: arbeitstag bürozeit geschäftszeit tagsüber
architecture: struktur systemaufbau
archiv: ablage langzeitspeicher
artefakt: binary buildergebnis
assistant: bot bots copilot
associate: zertifizierungsstufe
audit: begutachtung inspection kontrolle wirtschaftsprüfer
auditreife: auditbereit prüfungsreif zertifizierungsreife
auditunterlagen: prüfunterlagen
aufbau: construct construction errichten errichtung struktur
aufbewahren: aufbewahrungsfrist löschfrist retain speicherdauer vorhaltezeit vorhaltung
auffindbar: discoverable findbar
aufgerufen: geöffnet visited
aufgesetzt: eingerichtet
auflisten: aufgelistet aufzählen enumerate
aufnahme: inventur survey
aufnehmen: aufgenommen inventarisieren
aufpreispflichtig: aufpreis extra kostenpflichtig mehrkosten paid surcharge zusatzkosten
aufräumen: aufgeräumt ausmisten
aufruf: seitenaufruf
aufsetzen: aufgesetzt provision
aufsichtsbehörde: datenschutzbehörde ldi
auftrag: assignment beabsichtigen gig kundenauftrag projekteinsatz referenzprojekt
auftragsverarbeitung: auftragsverarbeitungsvertrag avv datenverarbeitung dpa
aufwand: arbeitsaufwand aufwandsschätzung personentage zeitaufwand
ausdrücklich: explicit explicitly explizit
ausfall: absturz abstürzen crash defekt kaputtgehen nichtverfügbarkeit panne streiken vorfall zusammenbrechen
ausfallsicher: belastbar mehrfachauslegung robust widerstandsfähig
ausfallübungen: disaster drill katastrophenübung notfalltest notfallübung
ausführungsplan: abfrageplan queryplan
ausgefallen: abgestürzt crashed defekt
ausgelastet: belastet utilized
ausgeliefert: ausliefern deployt shipped
ausgerollt: deployt
ausgeschaltet: deaktiviert disabled
ausgestellt: erteilt granted issued
auskunft: auskunftsrecht datenauskunft disclosure
auslagern: ausgelagert auslagerung offload outsourcing
auslastung: belastung kapazität ressourcenverbrauch usage
auslesen: einlesen extract extrahieren lesen parse
auslieferung: ausliefern provision provisionieren ship softwareversion veröffentlichung
auslösen: provoke verursachen
ausnahme: ausnahmegenehmigung ausnahmeregelung exemption sonderfall sonderregel waiver
ausreichend: adequate enough hinreichend sufficient
ausrichten: ausgerichtet fokus fokussieren orient orientation orientieren orientierung
aussage: claim statement
ausschließen: ausgeschlossen ausschluss exclude prevent untersagen verbieten verhindern
aussondern: ausgesondert ausmisten aussortieren discard wegwerfen
ausstieg: aussteigen
ausstiegsweg: anbieterwechsel herstellerabhängigkeit
auswahl: choice selektion
auswertung: report reporting statistik
auswirkung: consequence effect effekt konsequenz
auszug: ausgezogen ausziehen evacuation migriert räumung schließung transfer überführen überführung übersiedeln umsteigen wechseln
autorisierung: zahlung zahlungsfreigabe
autovacuum: datenbankwartung vacuum
availability: uptime
backup: datenkopie sicherheitskopie sicherungskopie
bahninfrastruktur: bahnbau gleisbau gleise schienen
bahnstrecke: gleis schiene strecke
bahntechnikgruppe: bahnunternehmen schienenverkehr
based: außenstelle basierend basiert betriebsstätte filiale gestützt heimatort niederlassung residence wohnsitz
baselines: basiskonfiguration grundeinstellung mindeststandard standardkonfiguration
basis: fundament unterbau
bauen: errichten gebaut
baureihe: maschinentyp produktreihe serie series
beantworten: erwidern reagieren
bedarf: bedürfnis
bedingung: agb condition conditions kondition terms vertragsbedingung
beenden: abschießen kill killen stoppen
befristet: ephemeral kurzfristig vorübergehend zeitweise
befund: erkenntnis feststellung mangel
begrenzen: beschränken beschränkt cap eingeschränkt maximum reduce
begriff: bezeichnung definition fachbegriff term
begründen: argument gerechtfertigt rechtfertigen rechtfertigung
beheben: beseitigen reparatur resolution
beispiel: beispielprojekt casestudy muster usecase
beitrag: chatnachricht gesprächsbeitrag
bekannt: compromised exposed kompromittiert offengelegt
belegen: demonstrate
beliebig: arbitrary irgendein random zufällig
bemerken: aufspüren entdecken feststellen hinweis identify mitteilung recognize
bemessen: ausgelegt auslegen dimensionieren dimensioniert
benchmarks: richtwert vergleichswert
benennen: benannt identifizieren identify
benutzerdefiniert: individuell
benutzergruppe: nutzergruppe
benutzeroberfläche: desktop interface oberfläche ui
beratung: beratungsleistung
berechtigen: anspruch autorisieren betroffenenrecht freischalten grant rechtsanspruch
berechtigt: legitim legitimate
bereitgestellt: deployt provisioned provisioniert
bereithalten: aufheben vorhalten
bereitschaft: bereitschaftsdienst nachtdienst notdienst oncall
bericht: amend rectification report reporting reports richtigstellen richtigstellung statistik verbessern
beruhen: basieren basiert rely
beschreibbar: schreibbar schreibrecht writable
beschreibung: definition
beschwerde: beklagen datenschutzbeschwerde klage reklamation reklamieren
bestand: bestandssysteme estate inventar landschaft
bestandsaufnahme: bestandsanalyse discovery inventar inventur survey
bestehend: existierend
bestellung: einkauf kauf purchase
bestimmen: determine ermitteln
besuch: seitenbesuch visitor visits
beteiligt: eingebunden mitwirkend participating
betrachten: betrachtet
betreiben: betriebsführung gewartet operate ops
betrieb: enterprise ops
betriebsabläufe: betriebsprozess
betriebsrat: arbeitnehmervertretung mitbestimmung personalrat personalvertretung union
betriebswissen: expertenwissen kopfwissen wissenstransfer
betroffen: befallen concerned
bewerten: beurteilen einschätzen
beziehen: abrufen bezogen fetch obtain
bezugsrahmen: rahmenwerk
bibliothek: komponente
bilder: abbild foto fotos grafiken photos pictures
binden: binding konnektivität koppeln kopplung rechtsverbindlich tie
bisher: previously
bleiben: weiterbestehen
boot: startvorgang systemstart
branch: verzweigung zweig
brandabschnitt: brandschutz feuerabschnitt gebäudeteil raum serverraum
bringen: gebracht transfer überführen
browser: chrome firefox internetbrowser safari webbrowser
buchen: abschließen bought kaufen purchase
buchungsbeleg: buchhaltung buchhaltungsunterlagen
buchungssoftware: buchungsprogramm buchungssystem reservierungssystem
budget: ausgaben etat geldrahmen kostenlimit kostenrahmen
build: compile gebaut kompilieren kompilierung übersetzen
built: gebaut
büro: arbeitsplatz geschäftsstelle workplace
cache: caching puffer zwischenspeicher
canary: teilrollout
causes: fehlerquelle fehlerursache hintergrund rootcause
center: datacenter zentrum
centre: datacenter zentrum
certificate: anerkannt befähigungsnachweis bescheinigung https qualification qualifikation qualifiziert ssl urkunde
chat: bot conversation unterhaltung
check: inspector kontrolleur kontrollieren kontrolliert überprüft validieren wirtschaftsprüfer
checkliste: abhakliste
cloud: hyperscaler rechenwolke wolke
cluster: rechnerverbund serververbund
coaching: anlernen course eingearbeitet finetuning fortbildung kurs kurse lehrgang lerndaten mentoring modelltraining seminar taught unterrichten weiterbilden weiterbildung
code: programmcode
collaboration: cooperation kooperation teamwork
collector: agent datensammler sammler
combined: vereint
commit: codeänderung einchecken
compliance: regelkonformität vorschriften
compute: rechenkapazität rechenleistung
construction: errichtung
container: containerisierung containerization
controller: steuerung
cookies: cookiebanner cookiehinweis
copied: abbild abzug clone duplikat duplizieren klon übernommen
cordon: knotensperre
core: wesentlich
current: gegenwärtig ongoing
cutover: netzwerkgerät netzwerkhardware netzwerkswitch stichtag wechseln
cv: curriculum
darstellung: ansicht anzeige display farbschema
dashboard: anzeige cockpit diagramm grafik übersicht visualisierung visualization
data: datenbestand datensätze nutzerdaten
dateifreigabe: fileserver nas netzlaufwerk smb
datenbank: datenbankserver datenspeicher dba
datenbankkennwörter: datenbankpasswort
datenbankmanagement: datenbankadministration datenbankbetrieb datenbankverwaltung dba
datenlage: datenbasis datenbestand datenqualität
datenschutz: datenschutzgesetz datensicherheit privatsphäre
datenschutzbeauftragter: dpo dsb
datenschutzerklärung: datenschutzbestimmungen datenschutzhinweis
datenträger: drive laufwerk speichermedium ssd
datentransfer: bandbreite datenübertragung datenverkehr egress
datenübertragbarkeit: datenexport datenmitnahme portabilität
datenverlust: datenausfall verloren
dauer: dauern duration length
dauerhaft: konstant pinned unbefristet
decision: beschließen beschluss choice entschluss
decommissioned: ausgemustert stillgelegt
delivery: lieferung
deutschland: brd bundesweit deutschlandweit national
devops: sre
dienst: daemon microservice
digest: checksum prüfsumme
direkt: directly unmittelbar
dns: domain domäne nameserver
documentation: akte aufschreiben bedienungsanleitung docs handbook leitfaden schriftstück unterlage unterlagen
doppelt: duplikat mehrfach zweifach
dora: bafin finanzaufsicht
download: heruntergeladen
drain: entleeren evict räumen
dringlichkeit: schweregrad urgent
dump: abzug datenbankexport
durchführen: conduct erledigen execute
durchlaufzeit: bearbeitungszeit lieferzeit
durchsetzen: durchgesetzt erzwingend force impose mandate vorschreiben
durchspielen: drill
durchsuchen: absuchen
dutzend: dozen zwölf
echt: genuine
eigen: individuell
einbauen: einfügen eingebaut implementieren
einfluss: einwirkung influence kontrolle
einfrieren: änderungsstopp stoppen
einführen: adopt adoption eingeführt establish etablieren implementieren introduce
eingabe: eingegeben nutzereingabe
eingecheckt: hochgeladen
eingehend: inbound incoming
eingeschleust: angriff attack bösartig eingefügt malicious manipulation manipuliert untergejubelt
eingrenzen: eingegrenzt einkreisen isolate lokalisieren narrow
eingriff: maßnahme
einheitlich: consistent konsistent norm voreinstellung
einrichten: eingerichtet
einsatz: assignment
einschalten: anschalten eingeschaltet scharfschalten
einschließen: beinhalten eingeschlossen inklusive umfassen
einschränkung: beschränkung verarbeitungseinschränkung
einspielen: aufspielen
eintrag: datensatz speichereintrag zeile
einweisen: eingewiesen unterweisen
einwilligung: einverständnis zustimmen zustimmung
einzelhandel: dealer einzelhändler geschäft ladenbesitzer supermarkt verkäufer
einzeln: individually individuell single
einzelserver: einzelmaschine single standalone
empfänger: addressee zielgruppe
empfohlen: vorgeschlagen
ende: auslaufen expire fertigstellung schluss
endpoint: schnittstelle
eng: beschränkt narrow
engineer: dev ingenieur softwareteam
engpass: flaschenhals kapazitätsproblem nadelöhr shortage
entfernen: beseitigen rausnehmen wegnehmen
entkopplung: asynchron decoupling entkoppeln entkoppelt queue queueing warteschlange
entlasten: offload reduzieren
entwerfen: draft entworfen gestalten konzipieren skizze sollzustand vision zielarchitektur zielzustand
entziehen: wegnehmen widerrufen withdraw
erfahren: profi routiniert
erfassen: entscheidungsprotokoll ermitteln inventarisieren
ergänzen: hinzufügen nachtragen supplement vervollständigen
ergebnis: erfolg output
erheben: erhoben ermitteln gather
erkennbar: ersichtlich recognizable traceable visible
erklären: beibringen erläutern
erlauben: ermöglichen freigegeben gestatten
erledigt: abgeschlossen erledigen
erneuern: anfordern austauschen einfordern erfordern refresh rotate
erproben: ausprobieren erprobt machbarkeitsnachweis trial
erreichbar: reachable
erreichbarkeitsprüfung: healthcheck ping uptime verfügbarkeitsprüfung
error: absent ausfallquote bug defekt fehleranteil fehlerhäufigkeit fehlermeldung lack mangel mangeln missing panne vermissen
erstgespräch: beratungsgespräch erstberatung kennenlernen kennenlerngespräch vorgespräch
erweiterung: ausbau zusatz
eskalationsweg: meldekette notfallplan
exam: inspection kontrolle zertifizierungsprüfung
experiment: ausprobieren trial
expert: expertin profi
explain: abfrageplan
exporter: messfühler metrikquelle
extended: supportverlängerung
fachbereich: fachseite
fachlich: domain fachwissen
failover: ausfallumschaltung
falsch: inkorrekt irrig unrichtig
fehlerbehandlung: ausnahmebehandlung fehlerabfang fehlerbehebung
fehlerbudget: ausfallbudget fehlertoleranz toleranz
fehlerfrei: einwandfrei
fehlerhaft: broken defekt erroneous
fehlersuche: diagnose diagnosis fehleranalyse problemlösung störungssuche
fehlgeschlagen: broken fehlschlagen missglückt misslungen unsuccessful
fenster: window zeitfenster
fertig: abgeschlossen vollendet
festhalten: aufschreiben note
festlegen: determine festgelegt specify
festschreiben: festpinnen fixieren pin pinnen pinning
feststeht: determined feststehen geklärt settled
figures: count counter counting gezählt statistics statistik zählerstand zählung ziffer
finden: aufspüren discover entdecken
finops: ausgaben budgetkontrolle cloudkosten efficient geld kosteneffizient kostenmanagement kostenüberwachung rabattmodell sparplan sparsam wirtschaftlich
firewall: netzschutz paketfilter
firmware: bios uefi
flotte: serverlandschaft serverpark
flüssig: fließend fluent smooth sprachgewandt
folge: consequence effect konsequenz
formular: eingabefeld eingabemaske
frage: erkundigen gefragt nachfrage nachfragen rückfrage
framework: leitfaden rahmen rahmenwerk
frei: freigegeben genehmigen
freiberuflich: einzelunternehmer existenzgründung freischaffend gründung
freigabe: freigegeben freischalten genehmigen genehmigung zustimmung
fremd: drittanbieter foreign
frist: fällig period stichtag
fristgerecht: pünktlich termingerecht
früher: earlier einst formerly previously
function: feature serverless
fundstelle: herkunft quellenangabe ursprung zitat
funktion: berechtigungsrolle capability feature funktionalität
gateway: schnittstelle zugangspunkt
gearbeitet: employed
gebootet: hochgefahren
gebucht: abgeschlossen bought gekauft purchased
gebunden: tied
gefiltert: aussortiert eingeschränkt
gefunden: discovered entdeckt
gegenlesen: korrekturlesen
gegenüber: versus
geladen: eingebunden fetched nachgeladen
gelingen: erfolg erfolgreich geglückt gelungen succeed
gelten: anwendbar valid
gemeinsam: joint
gemessen: ermitteln ermittelt gauge messbar
gemietet: angemietet housing miete mieten
gemischt: mischen
generalprobe: ausprobieren drill einstudieren healthcheck liveness testlauf testmigration trial trockenübung zustandsprüfung
generation: erzeugung textgenerierung
geordnet: priorisiert sortiert
gepflegt: gewartet
gerät: endgerät
geräumt: aufgelöst ausgezogen cleared emptied leergeräumt räumen vacated
gering: minimal
german: deutschsprachig
germany: deutschlandweit
gesammelt: aggregate aggregated einsammeln gather gathered sammlung zusammengeführt zusammentragen
geschäftsbrief: geschäftskorrespondenz korrespondenz schriftverkehr
geschäftsführung: chef chefetage executives führungsebene unternehmensleitung
geschieht: geschehen
gescrollt: geblättert scrollposition
gesendet: geschickt verschickt
gesetzlich: juristisch rechtlich vorgeschrieben
gespeichert: abgelegt aufheben datenspeicher hinterlegt retain
gespräch: conversation dialog interview unterhaltung
gesprochen: besprochen diskutiert geredet
gestartet: begonnen launched
getauscht: ausgetauscht exchanged gewechselt rotated rotiert
geteilt: ausschnitt bruchteil mitbenutzen portion sammelkonto
getestet: ausprobieren ausprobiert entwicklungsumgebung erprobt qa stagingumgebung testing teststufe
getrennt: abgeschottet abgetrennt abkoppeln abschotten aufteilen disconnect eigenständig isolate isoliert segregated trennung unabhängig
gewagt: dared getraut riskiert wagen
gewichten: score
gewollt: absichtlich beabsichtigt desired intended intentional
gitops: declarative deklarativ
governance: steuerung
gpu: grafikkarte grafikprozessor nvidia
größe: dimension dimensionierung downsizing kapazität resize verkleinerung
großhändler: b2b großhandel
großkunde: enterprise schlüsselkunde
group: nutzergruppe unternehmensgruppe
grün: erfolgreich passing
grundlast: basislast dauerlast grundbedarf
gruppenweise: batches
gültig: valid verwendbar
günstig: affordable billig inexpensive kostengünstig preiswert sparsam
hakt: haken klemmen stocken struggle
halbjahr: semester
handarbeit: klickarbeit
handgriff: chore routine routinearbeit routineaufgabe
handlung: aktion maßnahme reaktion
handlungsanweisung: playbook
handover: abgabe abgeben aushändigen projektabschluss projektübergabe transfer überlassen weitergabe weitergeben wissenstransfer
handwerk: basiswissen craft fundamentals handwerkszeug
hardware: blech physical serverhardware
härtung: systemhärtung
hashwert: anonymisiert checksum prüfsumme pseudonym
häufig: frequent frequenz öfter
hauptgeschäftszeit: hochbetrieb spitzenlast spitzenzeit stoßzeit
haus: premises
hell: bright farbschema hellmodus lightmode
herbeiführen: provoke provozieren verursachen
herstellerneutral: independent produktneutral unabhängig
heute: heutzutage inzwischen
hilfe: assistenz
hintergrundarbeit: batch batchjob hintergrundjob
hochfährt: hochgefahren
host: hypervisor
hürde: barrier gate hindernis schranke
idempotent: gleichbleibend idempotenz
identität: benutzerkonto
impressum: anbieterkennzeichnung rechtliches
imprint: anbieterkennzeichnung
index: datenbankindex indices suchindex
informationsfreiheit: datenschutzbehörde ldi
informationssicherheit: ciso cybersicherheit datensicherheit infosec isms
infrastructure: infra serverlandschaft systemlandschaft
ingress: eingang
inhalt: contents
initramfs: initrd ramdisk
inkrementell: allmählich differential differenziell etappe etappenweise phasenweise stückweise teilsicherung
innendienst: backoffice helpdesk kundenservice sachbearbeitung servicetechniker technikerteam
insights: einblicke
instanz: instance instances
interesse: anliegen
interim: anführen anschluss boss chef circuit führungskraft führungsrolle head interimsleitung interimsmanagement interimsmanager internetanschluss internetleitung personalverantwortung standleitung teamlead teamleader übergangsweise vorgesetzter vorstehen vorübergehend
intranet: firmennetz mitarbeiterportal
involved: eingebunden mitwirkend
jahr: annual jährlich kalenderjahr
jahrelang: langjährig
kapitel: absatz section
kardinalität: cardinality metrikanzahl zeitreihen
kartennummer: kartendaten kreditkarte kreditkartennummer pci
kartenzahlung: kreditkartenzahlung transactions zahlung
kasse: bezahlvorgang kassensystem
kennung: identifier identifikation
kernel: betriebssystemkern systemkern
kernkompetenz: spezialgebiet
kette: abfolge chain
klären: absprechen clarify geklärt herausfinden settle
klick: mausklick
knotenausfall: absturz serverausfall
kollation: collation sortierreihenfolge sortierung zeichensortierung
kollege: coworker mitarbeiterin teammate teammitglied
kombinieren: vereinen
kommandozeile: befehlszeile commandline console fälligkeit konsole stichtag
kommunikation: absprache austausch
kontingent: ressourcenlimit
konzept: strategie
korrektur: bugfix verbesserung
kriterien: bewertungsmaßstab
kritisch: gefährlich gravierend schwerwiegend serious
kunde: klient klienten mandant
kundendienst: serviceassistent supportassistent
kundenaudit: inspection kundenprüfung lieferantenaudit
kündigen: gekündigt
künftig: future upcoming zukunft zukünftig
kurz: kurzzeitig summary zusammenfassung
`;
