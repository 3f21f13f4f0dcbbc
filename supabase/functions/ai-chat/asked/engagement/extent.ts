import type { EngagementEntry } from "../phrase-table.ts";

/** How small or large an order and a client may be, and what it asks of the client's own people. */
export const EXTENT: readonly EngagementEntry[] = [
	{
		tells: ["facts/size"],
		weight: 3,
		said: "gross genug | zu klein | zu gross | kleinbetrieb | kleinbetriebe | kleine firma | kleine firmen | kleine betriebe | mann betrieb | mann firma | mann bude | mindestgrosse | mindestumfang | mindestauftrag | mindestvolumen | kleinster auftrag | kleinste auftrag | kleinsten auftrag | kleinstes projekt | kleinste projekt | kleine auftrage | kleiner auftrag | kleinigkeiten | mini projekte | miniprojekte | mini auftrage | miniauftrage | mini projekt | ab welcher grosse | ab welcher firmengrosse | too small | too big | big enough | person company | man company | people company | smallest | lohnt sich das fur uns | ab wann lohnt | minimum size | minimum engagement | minimum project | minimum order | small jobs | small job | small tasks | tiny jobs",
	},
	{
		tells: ["facts/size"],
		weight: 3,
		said: "wir sind nur | wir sind bloss | sind nur zu | we are only | we're only | we are just | we're just",
		beside: "lohnt | passt | genug | interessant | worth | enough | ok | okay | too",
	},
	{
		tells: ["facts/size"],
		weight: 5,
		said: "wie klein | wie kurz | how small | how short",
		beside:
			"projekt | projekte | auftrag | einsatz | sein | project | projects | job | engagement | assignment",
	},
	{
		tells: ["facts/size"],
		weight: 5,
		said: "einen tag | ein tag | zwei tage | drei tage | paar tage | wenige tage | paar stunden | eine stunde | halben tag | one day | a day | two days | three days | a few days | couple of days | a few hours",
		beside: "nur | bloss | reicht | beratung | only | just | advice | consulting",
	},
	{
		tells: ["facts/size", "services/consulting/lead-2"],
		said: "lohnt | rechnet sich | worth",
		beside: "die cloud | eine cloud | cloud fur | cloud migration | the cloud",
	},
	{
		tells: ["portfolio/client-effort"],
		weight: 5,
		said: "was muss | was mussen | was bringt | was sollte | was sollten | what must | what does | what do | what should",
		beside: `unser* … team … mitbringen | unser* … leute … mitbringen | team selbst mitbringen | wir selbst beitragen | wir selbst leisten | unser* … team … beitragen | unser* … team … leisten | our team … contribute | our team … bring | our people … contribute | our team have to`,
	},
	{
		tells: ["portfolio/client-effort"],
		weight: 5,
		said: "team's time | people's time | staff's time | wie stark | wie sehr | wie viel zeit | wieviel zeit | wie viel aufwand | wieviel aufwand | zeitaufwand | welchen aufwand | how much time | how much effort | how many hours",
		beside: `unser* … leute | unser* … team | unserer seite | unsere mitarbeiter | unsere kollegen | fur uns | mussen wir | sollten wir | our … people | our … team | our … staff | of our | our side | do we need | from us | of us | we have to`,
	},
	{
		tells: ["services/consulting/features/3", "portfolio/workshop-size"],
		weight: 6,
		said: "workshop | workshops | schulung | schulungen | training | trainings",
		beside:
			"ein tag | einen tag | zwei tage | drei tage | eintagig* | zweitagig* | halbtagig* | one day | two days | two day | three days | half a day | half day | wie lang | wie lange | dauert | dauer | wie viele | wieviele | how long | how many",
	},
];
