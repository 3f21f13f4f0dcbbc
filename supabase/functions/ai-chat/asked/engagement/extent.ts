import { Turns } from "./turn.ts";

/** How small or large an order and a client may be, and what it asks of the client's own people. */
export const EXTENT = new Turns()
	.ask(
		3,
		"facts/size",
		"gross genug | zu klein | zu gross | kleinbetrieb | kleinbetriebe | kleine firma | kleine firmen | kleine betriebe | mann betrieb | mann firma | mann bude | mindestgrosse | mindestumfang | mindestauftrag | mindestvolumen | kleinster auftrag | kleinste auftrag | kleinsten auftrag | kleinstes projekt | kleinste projekt | kleine auftrage | kleiner auftrag | kleinigkeiten | mini projekte | miniprojekte | mini auftrage | miniauftrage | mini projekt | ab welcher grosse | ab welcher firmengrosse | too small | too big | big enough | person company | man company | people company | smallest | lohnt sich das fur uns | ab wann lohnt | minimum size | minimum engagement | minimum project | minimum order | small jobs | small job | small tasks | tiny jobs",
	)
	.ask(
		3,
		"facts/size",
		"wir sind nur | wir sind bloss | sind nur zu | we are only | we're only | we are just | we're just",
		"lohnt | passt | genug | interessant | worth | enough | ok | okay | too",
	)
	.ask(
		5,
		"facts/size",
		"wie klein | wie kurz | how small | how short",
		"projekt | projekte | auftrag | einsatz | sein | project | projects | job | engagement | assignment",
	)
	.ask(
		5,
		"facts/size",
		"einen tag | ein tag | zwei tage | drei tage | ein paar tage | paar tage | wenige tage | ein paar stunden | paar stunden | eine stunde | halben tag | one day | a day | two days | three days | a few days | couple of days | a few hours | half a day",
		"nur | bloss | reicht | beratung | only | just | advice | consulting",
	)
	.ask(
		4,
		"facts/size services/consulting/lead-2",
		"lohnt sich | lohnt | rechnet sich | worth",
		"die cloud | eine cloud | cloud fur | cloud migration | the cloud",
	)
	.ask(
		5,
		"portfolio/client-effort",
		"was muss | was mussen | was bringt | was sollte | was sollten | what must | what does | what do | what should",
		`unser* … team mitbringen | unser* … team … mitbringen | unser* … leute … mitbringen | team selbst mitbringen | wir selbst beitragen | wir selbst leisten | unser* … team … beitragen | unser* … team … leisten | our team … contribute | our team … bring | our people … contribute | our team have to`,
	)
	.ask(
		5,
		"portfolio/client-effort",
		"team's time | people's time | staff's time | wie stark | wie sehr | wie viel zeit | wieviel zeit | wie viel aufwand | wieviel aufwand | zeitaufwand | welchen aufwand | how much time | how much effort | how many hours",
		`unser* … leute | unser* … team | unserer seite | unserem team | unsere mitarbeiter | unsere kollegen | fur uns | mussen wir | sollten wir | our … people | our … team | our … staff | of our | our side | do we need | from us | of us | we have to`,
	)
	.ask(
		5,
		"services/consulting/features/3 portfolio/workshop-size",
		"workshop | workshops | schulung | schulungen | training | trainings",
		"wie lang | wie lange | dauert | dauer | wie viele | wieviele | how long | how many",
	);
