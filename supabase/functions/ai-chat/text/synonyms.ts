import { fold } from "./fold.ts";
import { GLOSSARY } from "./glossary.ts";
import { GENERAL_GLOSSARY } from "./glossary-general.ts";
import { stem } from "./stem.ts";

/**
 * Words that mean the same thing to someone who looks for a consultant, German and English. Inflected
 * forms need no entry of their own.
 */
const GROUPS: readonly string[] = [
	"lpic1 lpic lpi",
	"datenschutz dsgvo gdpr",
	"kubernetes k8s kube k3s",
	"ki ai llm genai gpt chatgpt sprachmodell sprachmodelle",
	"cicd pipeline pipelines",
	"lebenslauf cv resume vita",
	"migration umzug umziehen umziehst umgezogen umstieg verlagern verlagerung auszug migrate migrating move moving relocation",
	"monitoring überwachung überwachen überwacht observability beobachtbarkeit",
	"sicherheit security absichern absicherung abgesichert secure securing",
	"härtung hardening härten gehärtet harden",
	"datenbank datenbanken database db dbs",
	"backup backups datensicherung sicherung sicherungen",
	"wiederherstellung restore recovery wiederherstellen",
	"zertifikat zertifikate zertifizierung zertifiziert certificate certification certifications certified cert certs",
	"projekt projekte projects project referenz referenzen reference references kundenprojekt kundenprojekte engagement vorhaben auftrag aufträge",
	"leistung leistungen service services dienstleistung dienstleistungen angebot angebote offering offerings serviceangebot",
	"beratung berater beraten consulting consultant consultancy advice advisory advise",
	"kontakt kontaktieren contact erreichen reach anfrage anfragen enquiry inquiry kontaktformular kontaktaufnahme",
	"email mail mailadresse emailadresse",
	"automatisierung automatisieren automatisch automation automate automating",
	"erfahrung erfahren experience experienced",
	"kunde kunden client clients customer customers auftraggeber",
	"firma firmen unternehmen company companies betriebe",
	"standort sitz location based ansässig wohnort wohnt lebt",
	"schulung schulungen training trainings workshop workshops schulen train teach",
	"coaching coach coachen mentoring einarbeitung",
	"postgresql postgres pg psql",
	"openshift ocp okd",
	"sles suse",
	"rhel redhat",
	"aws amazon",
	"team teams squad squads mannschaft crew",
	"freiberuflich freelance freelancer freiberufler selbstständig selbständig selbstständigkeit selbständigkeit",
	"rhomberg bahnauftrag eisenbahnauftrag",
	"bahn eisenbahn railway rail bahntechnik zug",
	"schweiz switzerland swiss",
	"elastic elk elasticsearch",
	"kosten cost costs kostenkontrolle kostenoptimierung finops gespart einsparung einsparungen eingespart einsparen savings saved cheaper ersparnis",
	"vektorsuche vektor vector vektordatenbank embedding embeddings",
	"replikation replication replizieren",
	"bereitschaft rufbereitschaft pikett",
	"alarm alarme alert alerts alerting alarmierung pager paging",
	"log logs logging protokollierung",
	"netz netze netzwerk netzwerke network networks networking",
	"ausfall ausfälle outage outages störung störungen incident incidents downtime",
	"technologie technologien technology technologies techstack tools tool werkzeug werkzeuge",
	"kompetenz kompetenzen skill skills fähigkeit fähigkeiten kenntnis kenntnisse competence expertise",
	"ziel ziele goal goals objective objectives",
	"herausforderung herausforderungen challenge challenges schwierigkeit schwierigkeiten problem probleme",
	"ergebnis ergebnisse result results outcome outcomes",
	"vorgehen vorgehensweise ablauf approach methodik arbeitsweise",
	"aufgabe aufgaben task tasks tätigkeit tätigkeiten duties responsibilities",
	"rolle role position funktion",
	"architektur architecture architekt architect",
	"betrieb betreiben betreut operate operations operating",
	"patchen patch patching updates update aktualisieren",
	"tuning performance optimierung optimieren langsam slow schneller",
	"secret secrets passwort passwörter geheimnis",
	"pruefung exam examination",
	"beispiel fallstudie fallstudien anwendungsfall beispiele praxisbeispiel example examples szenario scenario scenarios",
	"fehlersuche troubleshooting debugging",
	"dokumentation documentation dokumentieren doku",
	"webseite website homepage site internetseite internetauftritt webauftritt webpräsenz",
	"programmiersprache programmiersprachen",
	"leitung lead leiter leader teamleiter teamleitung leiten interim interimsweise geleitet leitete geführt led leadership führungserfahrung",
	"mandant mandanten mandantenfähigkeit mandantenfähig tenancy tenant tenants",
	"assistent assistenten assistant assistants chatbot chatbots",
	"distribution distributionen distro distros betriebssystem betriebssysteme os",
	"audit audits auditierung prüfnachweis",
	"skript skripte script scripts scripting",
	"speicher storage",
	"rechte berechtigung berechtigungen permissions zugriff zugriffe access",
	"identität identitäten identity identities",
	"bereitstellung deployment deployments deploy ausrollen rollout auslieferung release releases released deployed",
	"versionswechsel upgrade upgrades",
];

const canonical = new Map<string, string>();
for (const group of [...GROUPS, ...GLOSSARY, ...GENERAL_GLOSSARY]) {
	const [head = "", ...others] = fold(group).split(" ");
	const target = stem(head, "de");
	for (const word of [head, ...others])
		for (const language of ["de", "en"] as const) {
			const form = stem(word, language);
			if (!canonical.has(form)) canonical.set(form, target);
		}
}

/** The stem that stands for a stem and everything that means the same. */
export function meaning(stemmed: string): string {
	return canonical.get(stemmed) ?? stemmed;
}

/** Whether a stem belongs to one of the groups. */
export const isGrouped = (stemmed: string): boolean => canonical.has(stemmed);
