import type { Glossary, Localized } from "../types.ts";
import { aiTerms } from "./ai.ts";
import { cloudTerms } from "./cloud.ts";
import { containerTerms } from "./containers.ts";
import { databaseTerms } from "./databases.ts";
import { devopsTerms } from "./devops.ts";
import { linuxTerms } from "./linux.ts";
import { networkTerms } from "./networks.ts";
import { securityTerms } from "./security.ts";

export const glossary: Glossary<Localized> = {
	title: { de: "Glossar", en: "Glossary" },
	meta: {
		title: {
			de: "Glossar: DevOps, Cloud und Linux erklärt",
			en: "Glossary: DevOps, cloud and Linux explained",
		},
		description: {
			de: "Hundertzwanzig Begriffe aus DevOps, Cloud, Containern, Linux, Netzen, Datenbanken, Sicherheit und KI, in wenigen Sätzen erklärt.",
			en: "A hundred and twenty terms from DevOps, cloud, containers, Linux, networking, databases, security and AI, each briefly explained.",
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
		...networkTerms,
		...databaseTerms,
		...securityTerms,
		...aiTerms,
	],
};
