import { combined } from "../asked/phrase-table.ts";

/** What people wish each other, in the notation of `PhraseMatcher.add`. */
export const WISHES = [
	combined("schones | gutes | angenehmes | erholsames | tolles", "wochenende | restwochenende | neues jahr"),
	combined(
		"schonen | guten | angenehmen | erholsamen | ruhigen",
		"feierabend | restabend | nachmittag | sonntag | samstag | feiertag | urlaub | resttag | start in die woche | start ins wochenende | rutsch",
	),
	combined(
		"schone | gute | frohe | erholsame | angenehme",
		"woche | restwoche | feiertage | ferien | weihnachten | ostern | heimreise | heimfahrt",
	),
	combined(
		"have a nice | have a good | have a great | have a lovely | have a wonderful | enjoy the | enjoy your",
		"weekend | evening | afternoon | night | week | sunday | holiday | holidays | vacation | rest of the day | rest of your day",
	),
	combined(
		"viel spass | viel spass im | viel spass am | viel spass in den",
		"$ | noch | urlaub | wochenende | ferien",
	),
	combined("viel erfolg | viel gluck | good luck", "$ | noch | weiterhin | ihnen | dir"),
	combined("happy", "birthday | new year | easter | holidays | christmas"),
	"alles gute | herzlichen gluckwunsch | zum geburtstag | merry christmas | all the best | have fun | have a good one",
].join(" | ");
