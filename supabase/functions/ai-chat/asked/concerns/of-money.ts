import { combined, type Entry } from "../phrase-table.ts";

/** What visitors say of what he would charge, give back or answer for, and what they are told for it. */
export const MONEY_CONCERNS: readonly Entry[] = [
	// Isn't promised here, whatever was said or offered before.
	{
		tells: ["facts/promise"],
		said: `${combined(combined("i get | we get", "*0 | *5"), "… off $ | … off right | … discount")} | ${combined(combined("kriege ich | kriegen wir | bekomme ich | bekommen wir", "*0 | *5"), "prozent $ | … rabatt | … nachlass")}`,
	},
	{
		tells: ["facts/promise"],
		said: "you said | you just said | you told me | you told us | you've said | hast du gesagt | du hast … gesagt | haben sie gesagt | sie haben … gesagt | du sagtest | sie sagten | sagten sie",
		beside:
			"discount | rabatt | nachlass | month is free | week is free | day is free | hour is free | call is free | for free | free of charge | kostenlos | gratis | garantieren sie | sie garantieren | du garantierst | you guarantee | money back | geld zuruck",
	},
	{
		tells: ["facts/promise"],
		said: `${combined("gilt | steht", "… angebot noch $ | … rabatt … noch $ | … nachlass noch $ | … zusage noch $ | … preis noch $")} | ${combined("offer | discount | quote", "still valid | still stand | still stands | still good")} | ${combined("is the | is your", "offer still | discount still | quote still")}`,
	},
	{
		tells: ["facts/promise"],
		said: "schriftlich bestatigen | schriftlich zusichern | schriftlich zusagen | das schriftlich geben | es schriftlich geben | das schriftlich haben | confirm that in writing | confirm this in writing | confirm it in writing | get that in writing | get this in writing",
	},
	{
		tells: ["facts/promise"],
		weight: 5,
		said: `money back guarantee | geld zuruck garantie | ${combined("i | we", "get … money back | get … refund")} | ${combined("bekomme ich | bekommen wir | kriege ich | kriegen wir", "… geld zuruck | … geld wieder")} | is there … refund | give … refund | refund me | refund us`,
		beside: "if | when | wenn | falls",
	},
	// What he would have to answer for.
	{
		tells: ["facts/terms"],
		said: "haften sie | haftest du | haftet er | haftet max | wer haftet | are you liable | is he liable | is max liable | who is liable",
	},
	{
		tells: ["facts/terms"],
		said: "who pays | wer zahlt | wer bezahlt | damage | damages | schaden",
		beside:
			"sie … verursachen | du … verursachst | er … verursacht | you cause | he causes | you break | he breaks",
	},
	// What it costs.
	{
		tells: ["facts/price"],
		said: "costs nothing | cost nothing | kostet nichts | kostet mich nichts | kostet uns nichts",
		beside:
			"consultation | erstberatung | erstgesprach | first call | first meeting | first hour | erste beratung | erste gesprach | erste stunde",
	},
	{
		tells: ["facts/price"],
		said: `free trial $ | ${combined(combined("try | test", "your service | your services | you | him"), "for free")} | ${combined("kostenlose* | gratis | freie*", "testphase $ | probephase $ | probemonat $ | testmonat $ | probezeit $")} | ${combined("first month | first week | first day | first hour", "free $ | is free $ | for free | free of charge")} | ${combined("erste | ersten", combined("monat | woche | tag | stunde", "kostenlos | gratis | umsonst | ist kostenlos | ist gratis | ist umsonst"))}`,
	},
	{
		tells: ["facts/price"],
		said: "fixed price | fixed quote | festpreis",
		beside: "give | quote | nenn* | sag* | mach* | want | need | tell",
	},
	{
		tells: ["facts/terms"],
		said: "credit card | credit cards | card | paypal | bank transfer | kreditkarte | kreditkarten | uberweisung | lastschrift | sepa",
		beside:
			"zahlen $ | bezahlen $ | nehmen sie | nimmst du | akzeptieren sie | can i pay | can we pay | could we pay | do you take | do you accept | dos he take | dos he accept | pay you | pay him",
	},
	{
		tells: ["facts/price"],
		said: "rabatt | rabatte | nachlass | preisnachlass | discount | discounts | sonderpreis* | reduced rate | reduced rates",
		beside:
			"nonprofit* | non profit* | gemeinnutzig* | verein | vereine | charity | charities | ngo | ngos | startup* | schulen | schools",
	},
];
