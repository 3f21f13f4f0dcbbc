/** Search words of the sentences of certifications/aws-solutions-architect; see `search-words.ts`. */
export const certificationsAwsSolutionsArchitect = {
	"Diese Zertifizierung belegt":
		"Nachweis Bedeutung Kompetenz Qualifikation bescheinigen Fähigkeit Cloud-Architektur proves certificate skills qualification design evaluate",
	"Welcher Dienst erfüllt":
		"Prüfungsinhalt Fragen Szenarien Prüfungsart Aufgaben Rechenzentrumsausfall Kosten Dienstauswahl exam questions scenarios tested failure cost choose service",
	"Dieselben Fragen stellen":
		"Nutzen Praxisbezug Alltag Relevanz praktisch theoretisch lohnt practical relevance real benefit everyday useful",
	"Active AWS Certified":
		"Zertifikat gültig Prüfungscode Inhalte Umfang Amazon-Zertifizierung sicher ausfallsicher leistungsfähig kostenoptimiert valid certificate code contents",
	"Aktiv zertifiziert": "gültig abgelaufen laufend valid expired current active certification",
	"Ein Datum nennt die":
		"Jahr Erwerb Ablauf gemacht bestanden Ausstellungsdatum Gültigkeitsdauer date obtained year expires issued",
	"Auto Scaling folgt":
		"automatisch skalieren Lastspitzen hochskalieren Kennzahl Flaschenhals wachsen Besucheransturm automatic metric bottleneck load peaks grow",
	"Caches entlasten Datenbank":
		"Zwischenspeicher schneller Datenbanklast Ladezeit speed reduce load origin faster",
	"Auch Datentransfer und":
		"Nebenkosten versteckte Kostenfallen Datenübertragung Traffic teuer Rechnungsposten Netzkosten hidden costs egress expensive bill transfer",
	"Zugriff über IAM-Rollen":
		"Berechtigungen Rechteverwaltung Zugriffsschutz Sicherheit Kontotrennung Firewall absichern permissions accounts encryption guardrails access least privilege",
	"Verteilung über mehrere":
		"Hochverfügbarkeit Ausfall Notfallwiederherstellung Katastrophe Rechenzentrum Warteschlange Redundanz Standort ausfallsicher resilience high disaster recovery outage queue decoupling",
	"Die Last bestimmt die":
		"Instanztyp Servergröße auswählen Dienstauswahl Dimensionierung Entscheidung Rechenleistung sizing instance type choose storage workload select",
	"Grundlast lässt sich":
		"sparen Rabatt billiger Kosten senken Reservierung Archivierung Cloudkosten Einsparung Dauerbetrieb money discount reduce cheaper storage classes",
	"Ein VPC-Entwurf mit":
		"Netzwerk IP-Bereiche Standleitung hybrid Anbindung Firmennetz eigenes network design data center leased line",
	"SAA-C03. Prüfungsthemen: Sichere":
		"Examen Prüfungscode Prüfungsnummer Themengebiete Inhalte Stoff Schwerpunkte code topics domains content syllabus",
	"AWS Well-Architected Framework":
		"Grundlage Leitfaden Rahmenwerk Standard Best Practices Säulen guideline reference pillars basis",
	"Entwurf neuer AWS-Umgebungen":
		"Einsatz Nutzen Auftrag beauftragen Leistungen Umzug Review Begutachtung Neuaufbau engagement services existing new environments planning",
};
