/** Search words of the sentences of certifications/aws-solutions-architect; see `search-words.ts`. */
export const certificationsAwsSolutionsArchitect = {
	"Diese Zertifizierung belegt":
		"Nachweis Bedeutung Kompetenz Qualifikation bescheinigen Fähigkeit Cloud-Architektur proves certificate skills qualification design evaluate beweisen bestätigen aussagen Aussagekraft Befähigung Kenntnis Expertise attestieren beurteilen wert demonstrate mean ability knowledge",
	"Welcher Dienst erfüllt":
		"Prüfungsinhalt Fragen Szenarien Prüfungsart Aufgaben Rechenzentrumsausfall Kosten Dienstauswahl exam questions scenarios tested failure cost choose service abfragen abprüfen Prüfungsfrage Fallstudie praxisnah schwer Prüfungsstil situativ Prüfungsaufgabe format case scenario difficult",
	"Dieselben Fragen stellen":
		"Nutzen Praxisbezug Alltag Relevanz praktisch theoretisch lohnt practical relevance real benefit everyday useful bringen nützen anwenden nützlich hilfreich Mehrwert Theorie Arbeitsalltag Berufspraxis Anwendbarkeit apply helpful value theory",
	"Active AWS Certified":
		"Zertifikat gültig Prüfungscode Inhalte Umfang Amazon-Zertifizierung sicher ausfallsicher leistungsfähig kostenoptimiert valid certificate code contents besitzen vorweisen Titel Abschluss Stufe Zertifizierungsstufe bescheinigt hold level holder",
	"Aktiv zertifiziert":
		"gültig abgelaufen laufend valid expired current active certification aktuell verfallen verlängern erneuern rezertifizieren Rezertifizierung Status ungültig bestehend renewed lapsed still up-to-date",
	"Ein Datum nennt die":
		"Jahr Erwerb Ablauf gemacht bestanden Ausstellungsdatum Gültigkeitsdauer date obtained year expires issued Zeitpunkt Zertifizierungsdatum Datumsangabe Monat alt ablaufen auslaufen Gültigkeit Prüfungstag expiration expiry passed",
	"Auto Scaling folgt":
		"automatisch skalieren Lastspitzen hochskalieren Kennzahl Flaschenhals wachsen Besucheransturm automatic metric bottleneck load peaks grow mitwachsen überlasten zusammenbrechen Ansturm Spitzenlast Skalierung dynamisch Kapazität herunterskalieren einknicken scale elastic surge capacity",
	"Caches entlasten Datenbank":
		"Zwischenspeicher schneller Datenbanklast Ladezeit speed reduce load origin faster zwischenspeichern beschleunigen puffern langsam Antwortzeit CDN Webseite Abfragelast Pufferung caching slow latency offload",
	"Auch Datentransfer und":
		"Nebenkosten versteckte Kostenfallen Datenübertragung Traffic teuer Rechnungsposten Netzkosten hidden costs egress expensive bill transfer überraschend unerwartet übersehen vergessen Zusatzkosten Gebühr Abrechnung ausgehend verteuern Kostenüberraschung surprise unexpected fee outbound",
	"Zugriff über IAM-Rollen":
		"Berechtigungen Rechteverwaltung Zugriffsschutz Sicherheit Kontotrennung Firewall absichern permissions accounts encryption guardrails access least privilege verschlüsseln abschotten schützen Zugangskontrolle Zugangsschlüssel Rechte Kontenstruktur Mandantentrennung Sicherheitskonzept Hacker secure key separation",
	"Verteilung über mehrere":
		"Hochverfügbarkeit Ausfall Notfallwiederherstellung Katastrophe Rechenzentrum Warteschlange Redundanz Standort ausfallsicher resilience high disaster recovery outage queue decoupling ausfallen abrauchen überleben verkraften Verfügbarkeit redundant Stromausfall Ausfallplan Zweitregion entkoppeln failover survive redundancy downtime",
	"Die Last bestimmt die":
		"Instanztyp Servergröße auswählen Dienstauswahl Dimensionierung Entscheidung Rechenleistung sizing instance type choose storage workload select Serverwahl wählen auslegen dimensionieren passend geeignet überdimensioniert CPU RAM Datenbankwahl right-sizing selection suitable fit",
	"Grundlast lässt sich":
		"sparen Rabatt billiger Kosten senken Reservierung Archivierung Cloudkosten Einsparung Dauerbetrieb money discount reduce cheaper storage classes günstig reduzieren drücken Cloudrechnung Sparpotenzial Kostenoptimierung Nachlass archivieren Vertragsbindung FinOps save cut spend commitment",
	"Ein VPC-Entwurf mit":
		"Netzwerk IP-Bereiche Standleitung hybrid Anbindung Firmennetz eigenes network design data center leased line verbinden anbinden koppeln Subnetz IP-Adresse überlappen Adresskonflikt Netzwerkdesign Büro subnet overlap on-premises",
	"SAA-C03. Prüfungsthemen: Sichere":
		"Examen Prüfungscode Prüfungsnummer Themengebiete Inhalte Stoff Schwerpunkte code topics domains content syllabus Thema Prüfungsstoff Kürzel Bezeichnung Lehrplan Bereich Fachgebiet Klausur abgedeckt number curriculum subject area",
	"AWS Well-Architected Framework":
		"Grundlage Leitfaden Rahmenwerk Standard Best Practices Säulen guideline reference pillars basis Orientierung Richtlinie Norm basieren anlehnen Referenzmodell Methodik Grundsatz Kriterienkatalog Vorbild principle methodology model guide",
	"Entwurf neuer AWS-Umgebungen":
		"Einsatz Nutzen Auftrag beauftragen Leistungen Umzug Review Begutachtung Neuaufbau engagement services existing new environments planning helfen anbieten buchen unterstützen aufbauen migrieren begutachten Zweitmeinung Konzept Beratung help hire audit assess",
	"EC2, VPC, IAM":
		"Cloud-Dienste Diensteliste Dienstnamen Serviceliste auskennen vertraut Produktpalette Technologie familiar list technology stack",
};
