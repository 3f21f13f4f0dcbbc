import type { Glossary, Localized } from "../types.ts";
import { aiTerms } from "./ai.ts";
import { cloudTerms } from "./cloud.ts";
import { containerTerms } from "./containers.ts";
import { databaseTerms } from "./databases.ts";
import { devopsTerms } from "./devops.ts";
import { linuxTerms } from "./linux.ts";
import { securityTerms } from "./security.ts";

export const glossary: Glossary<Localized> = {
	title: { de: "Glossar", en: "Glossary" },
	meta: {
		title: {
			de: "Glossar: DevOps, Cloud und Linux erklärt",
			en: "Glossary: DevOps, cloud and Linux explained",
		},
		description: {
			de: "Achtzig Begriffe aus DevOps, Cloud, Containern, Linux, Datenbanken, Sicherheit und KI, in wenigen Sätzen erklärt.",
			en: "Eighty terms from DevOps, cloud, containers, Linux, databases, security and AI, each explained in a few sentences.",
		},
	},
	lead: {
		de: "Die Begriffe, die in Angeboten, Gesprächen und auf diesen Seiten am häufigsten fallen, kurz erklärt. Jeder führt zu der Leistung oder dem Projekt, zu dem er gehört.",
		en: "The terms that come up most in proposals, in conversations and on these pages, briefly explained. Each one links to the service or project it belongs to.",
	},
	sign: "A–Z",
	terms: [
		...devopsTerms,
		...cloudTerms,
		...containerTerms,
		...linuxTerms,
		...databaseTerms,
		...securityTerms,
		...aiTerms,
	],
};
