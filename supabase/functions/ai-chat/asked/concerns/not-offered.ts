import type { Entry } from "../phrase-table.ts";

const OFFICE_GEAR =
	"laptop | laptops | notebook* | drucker | druckern | pc | pcs | rechner | computer | computern | handy | handys | smartphone* | tablet* | iphone* | ipad* | mac | macs | macbook* | monitore | bildschirm* | hardware | printer | printers | phone | phones | desktop | desktops | workstation*";
const CARES =
	"reparier* | reparatur* | betreu* | wart* | einricht* | richte* | installier* | aufbau* | aufstell* | anschliess* | verkauf* | kaufen | liefer* | support | kummer* | virus | viren | repair | repairs | repairing | fix | sell | sells | buy | set up | setup | maintain | look after | deliver";

/** Work with offices and their users that a consultant for platforms is asked for as well, and what a shop sells. */
export const NOT_OFFERED: readonly Entry[] = [
	{ tells: ["portfolio/not-offered"], said: OFFICE_GEAR, beside: CARES },
	{
		tells: ["portfolio/not-offered"],
		said: `hardware reparatur* | hardwarereparatur* | pc reparatur* | telefonanlage* | phone system* | telephone system* | voip anlage* | wlan | wifi | videouberwachung | steuererklarung* | tax return | tax returns | microsoft 365 | office 365 | m365 | o365 | datev | apple support | mac support | support fur mac* | support fur apple | support for mac* | support for apple | end user support | support for end users | first level support | helpdesk betreiben | anwenderbetreuung | sap basis | fine tun* | finetun* | feintuning`,
	},
	{
		tells: ["portfolio/not-offered"],
		said: "verkaufen sie | verkaufst du | verkauft er | verkauft ihr | do you sell | does he sell | can i buy | kann ich … kaufen | vermieten sie | do you rent",
		beside:
			"server | servers | hosting | webspace | webhosting | hardware | software | lizenzen | licenses | licences | domains | speicherplatz | vps",
	},
	{
		tells: ["portfolio/not-offered"],
		said: "modelle | modell | llm | llms | models | model | neuronale* netz* | neural network*",
		beside: "trainieren | trainiert | trainierst | train | trains | fine tune",
	},
	{
		tells: ["portfolio/not-offered"],
		said: "wordpress | typo3 | joomla | drupal | shopify | wix",
	},
	{
		tells: ["portfolio/not-offered"],
		said: "webseiten | websites | homepages | onlineshops | online shops | web shops",
		beside:
			"programmier* | bauen | baust | baut er | erstell* | entwickel* | entwickl* | gestalten | design | build | develop | create",
	},
	{
		tells: ["portfolio/not-offered"],
		said: "microsoft teams | ms teams",
		beside:
			"arbeit* | einfuhr* | einricht* | administrier* | verwalt* | betreu* | migrier* | kennen | kennt | work with | use | know | manage | administer | migrate | set up",
	},
];
