/** Search words of the sentences of certifications/devops-engineer; see `search-words.ts`. */
export const certificationsDevopsEngineer = {
	"AZ-400 ist die Expert-Prüfung":
		"Bedeutung Zertifikat Niveau Level Stufe Schwierigkeit Expertenprüfung höchste certificate exam",
	"von der Aufgabe über":
		"Prüfungsinhalt Lebenszyklus Ablauf Umfang Entwicklungsprozess Deployment Anforderung Produktion lifecycle end-to-end content covers change delivery process",
	"Diese Zertifizierung belegt": "Plattformen behandelt Werkzeuge Unterschied platforms covered tools",
	"DevOps Engineer Expert":
		"Zertifikat gültig Prüfungscode Inhalte Umfang Microsoft-Zertifizierung Prozesse Quellcodeverwaltung Sicherheit valid certificate code contents",
	"Aktiv zertifiziert": "gültig abgelaufen laufend valid expired current active certification",
	"Ein Datum nennt die":
		"Jahr Erwerb Ablauf gemacht bestanden Ausstellungsdatum Gültigkeitsdauer date obtained year expires issued",
	"Durchlaufzeit und Anteil":
		"Kennzahlen Metriken messen Fehlerquote Engpass Lieferleistung metrics lead time change failure rate bottleneck measure KPI",
	"Branch-Richtlinien verlangen Review":
		"Code-Review Vieraugenprinzip Freigabe Merge Pull-Request geschützt Binärdateien Repository policy protection approval large files checks",
	"Ausgerollt wird mit":
		"Deployment-Strategie Rollout schrittweise unterbrechungsfrei Veröffentlichung Auslieferung Infrastrukturcode Staging strategy zero downtime release infrastructure code gradual",
	"Aufgaben, Commits und":
		"Nachverfolgbarkeit Rückverfolgung Ticket nachvollziehen Ursprung Anforderung Änderungshistorie Work-Item traceability link items audit trail origin trace",
	"Ein Branching-Modell, das":
		"Git-Workflow Zweige Trunk Entwicklungszweige Branchstrategie langlebig strategy short-lived workflow",
	"Mehrstufige YAML-Pipelines, die":
		"CI/CD Stufen Build Promotion Staging Produktion Release-Ablauf Umgebungswechsel multi-stage environments artifact immutable",
	"Anmeldung der Pipeline":
		"Zugangsdaten Secrets Sicherheitsprüfung Scan schlüssellos Bibliotheken DevSecOps Kennwörter Leck passwordless scanning dependencies leaked keys credentials security",
	"Application Insights und":
		"überwachen Logs Metriken abbrechen Warnungen Fehlererkennung observability alerts stop release gate query metrics",
	"AZ-400. Prüfungsthemen: Prozesse":
		"Examen Prüfungscode Prüfungsnummer Themengebiete Inhalte Stoff Schwerpunkte code topics domains content syllabus",
	"Ein Associate-Zertifikat von":
		"Vorbedingung erforderlich benötigt zuerst Bedingung Vorkenntnisse prerequisite required beforehand needed requirement",
	"Aufbau oder Überarbeitung":
		"Einsatz Nutzen Auftrag beauftragen Leistungen Modernisierung Deployment-Automatisierung Umbau parallel engagement services build revise mixed modernise",
};
