import assert from "node:assert/strict";
import type { Passage } from "./passages/passage.ts";
import { siteAssistant } from "./testing/chat.ts";

/** Files that name what is told by its id. */
const FOLDERS = [
	"common",
	"asked",
	...["tasks", "points", "troubles", "engagement", "concerns"].map((name) => `asked/${name}`),
];
/** An id that ends in a place on the owner's pages, which a point added in front would shift. */
const PLACED =
	/\b(?:services\/[\w-]+\/(?:scenarios\/[\w-]+\/)?|projects\/overview\/|about\/|legal\/)[a-z]+\/\d+/g;

/** The titles of the points that are meant, by their ids. */
const MEANT: Readonly<Record<string, string>> = {
	"about/competencies/1": "Linux-Administration",
	"legal/datenschutz/6": "Was in Ihrem Browser gespeichert wird",
	"legal/datenschutz/9": "Beschwerde",
	"projects/overview/approach/1": "Erstgespräch",
	"projects/overview/approach/2": "Bestandsaufnahme",
	"projects/overview/approach/3": "Entwurf",
	"projects/overview/approach/4": "Umsetzung in kleinen Schritten",
	"projects/overview/approach/5": "Übergabe",
	"services/ai-development/features/1": "Antworten aus eigenen Quellen",
	"services/ai-development/features/2": "Zugriffsrechte in der Suche",
	"services/ai-development/features/3": "Anbindung an Fachsysteme",
	"services/ai-development/features/4": "MLOps und Qualitätsmessung",
	"services/ai-development/features/5": "Datenschutz und Modellwahl",
	"services/ai-development/scenarios/assistent-kundendienst/phases/1": "Testfragen und Datenlage",
	"services/ai-development/scenarios/assistent-kundendienst/phases/2": "Index und Suche",
	"services/ai-development/scenarios/assistent-kundendienst/phases/3": "Antworten mit Fundstelle",
	"services/ai-development/scenarios/assistent-kundendienst/phases/5": "Übergang in den Betrieb",
	"services/ai-development/scenarios/assistent-kundendienst/results/2": "mittlere Suchzeit, vorher 19 min",
	"services/cloud-migration/features/1": "Bestandsaufnahme",
	"services/cloud-migration/features/2": "Landing Zone als Code",
	"services/cloud-migration/features/3": "Migration in Wellen",
	"services/cloud-migration/features/4": "Datenbanken mit kurzem Ausfall",
	"services/cloud-migration/features/5": "Kosten von Anfang an",
	"services/cloud-migration/scenarios/aws-well-architected/phases/1": "Well-Architected Review",
	"services/cloud-migration/scenarios/aws-well-architected/phases/3": "Umzug und Verfügbarkeit",
	"services/cloud-migration/scenarios/aws-well-architected/phases/4": "Ausfallübungen",
	"services/cloud-migration/scenarios/azure-landing-zone/phases/1": "Bestandsaufnahme und Zielbild",
	"services/cloud-migration/scenarios/azure-landing-zone/phases/2": "Landing Zone",
	"services/cloud-migration/scenarios/azure-landing-zone/phases/4": "Migration in Wellen",
	"services/consulting/features/1": "Architektur-Review",
	"services/consulting/features/2": "Werkzeugwahl",
	"services/consulting/features/3": "Workshops am eigenen Code",
	"services/consulting/features/4": "Coaching im Alltag",
	"services/consulting/features/5": "Technische Leitung auf Zeit",
	"services/consulting/scenarios/plattformteam/phases/1": "Review",
	"services/consulting/scenarios/plattformteam/phases/5": "Übergabe",
	"services/database-management/features/1": "Backup mit Restore-Probe",
	"services/database-management/features/2": "Replikation und Failover",
	"services/database-management/features/3": "Migration und Versionswechsel",
	"services/database-management/features/4": "Tuning nach Messwerten",
	"services/database-management/scenarios/postgresql-cluster/phases/2": "Backup und Restore",
	"services/database-management/scenarios/postgresql-cluster/phases/3": "Neuer Cluster",
	"services/database-management/scenarios/postgresql-cluster/phases/4": "Versionswechsel",
	"services/database-management/scenarios/postgresql-cluster/phases/5": "Tuning und Übergabe",
	"services/database-management/scenarios/postgresql-cluster/results/1": "vollständiger Restore, vorher 9 h",
	"services/database-management/scenarios/postgresql-cluster/results/2":
		"Datenverlust bei Totalausfall (RPO)",
	"services/database-management/scenarios/postgresql-cluster/results/3": "Schreibpause beim Versionswechsel",
	"services/devops/features/1": "CI/CD-Pipelines",
	"services/devops/features/2": "Infrastruktur als Code",
	"services/devops/features/3": "GitOps mit Argo CD oder Flux",
	"services/devops/features/4": "Ausrollen ohne Wartungsfenster",
	"services/devops/features/5": "Secrets und Lieferkette",
	"services/devops/scenarios/aks-automatisierung/phases/2": "Neuer Cluster aus Terraform",
	"services/devops/scenarios/aks-automatisierung/phases/3": "Pipelines und GitOps",
	"services/devops/scenarios/aks-automatisierung/phases/4": "Umzug der Dienste",
	"services/devops/scenarios/aks-automatisierung/phases/5": "Upgrade-Probe und Übergabe",
	"services/devops/scenarios/eks-automatisierung/phases/3": "Upgrades",
	"services/devops/scenarios/eks-automatisierung/phases/4": "Skalierung",
	"services/kubernetes/features/1": "Cluster-Architektur",
	"services/kubernetes/features/2": "Upgrades im laufenden Betrieb",
	"services/kubernetes/features/3": "Mehrere Teams auf einem Cluster",
	"services/kubernetes/features/4": "Speicher und Wiederanlauf",
	"services/kubernetes/features/5": "Ablösung von ingress-nginx",
	"services/kubernetes/scenarios/plattform-konsolidierung/phases/1": "Aufnahme und Entwurf",
	"services/kubernetes/scenarios/plattform-konsolidierung/phases/2": "Plattform aufbauen",
	"services/kubernetes/scenarios/plattform-konsolidierung/phases/3": "Regeln für die Teams",
	"services/kubernetes/scenarios/plattform-konsolidierung/results/3":
		"Wiederherstellung in einen leeren Cluster",
	"services/monitoring/features/1": "SLOs und Fehlerbudgets",
	"services/monitoring/features/2": "Alarme mit Runbook",
	"services/monitoring/features/3": "Metriken, Logs und Traces",
	"services/monitoring/features/4": "Server, Netze und Altsysteme",
	"services/monitoring/features/5": "Aufbewahrung und Kosten",
	"services/monitoring/scenarios/bereitschaft-mit-slos/phases/1": "Alarme und Abläufe auswerten",
	"services/monitoring/scenarios/bereitschaft-mit-slos/phases/4": "SLOs und Alarmierung",
	"services/monitoring/scenarios/bereitschaft-mit-slos/results/2": "bis zum Alarm bei Zahlungsausfall",
	"services/security/features/1": "Härtung als Code",
	"services/security/features/2": "Identitäten und Rechte",
	"services/security/features/3": "Secrets mit kurzer Laufzeit",
	"services/security/features/4": "Netzsegmentierung",
	"services/security/features/5": "Prüfungen in der Pipeline",
	"services/security/scenarios/haertung-vor-audit/phases/2": "Zugriffe und Secrets",
	"services/security/scenarios/haertung-vor-audit/phases/5": "Pipeline und Nachweise",
};

/** A phase is called so within its text only. */
const titleOf = ({ names, answer }: Passage) => names || (/Phase „([^“]+)“/.exec(answer.de)?.[1] ?? "");

async function placedIds(): Promise<ReadonlySet<string>> {
	const ids = new Set<string>();
	for (const folder of FOLDERS) {
		const url = new URL(`${folder}/`, import.meta.url);
		for await (const { name } of Deno.readDir(url)) {
			if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
			const source = await Deno.readTextFile(new URL(name, url));
			for (const [id] of source.matchAll(PLACED)) ids.add(id);
		}
	}
	return ids;
}

Deno.test("points told by their place are still those that are meant", async () => {
	const titles = new Map(siteAssistant.passages.map((passage) => [passage.id, titleOf(passage)]));
	const ids = [...(await placedIds())].sort();
	const found = Object.fromEntries(ids.map((id) => [id, titles.get(id) ?? "no such passage"]));
	assert.deepEqual(found, MEANT);
});
