import { expect, test } from "vitest";
import { splitLead } from "./split-lead.ts";

/** A bar marks where the rest begins. */
test.each([
	["Ein Cluster ist schnell da.| Die Arbeit kommt danach. Und bleibt.", "a period"],
	["Läuft das auch nachts?| Ja, immer.", "a question mark"],
	["Was dazugehört (auch Tests).| „So“ geht es weiter.", "a bracket, before a quotation"],
	["A single sentence.|", "the only sentence"],
	["Werkzeuge, z. B. Terraform 1.9, nach 3. und 4. Versuch.| Danach Ruhe.", "“z. B.” and ordinals"],
	["Server, Netze usw. Alles aus einer Hand mit Dr. Weber.| Danach Ruhe.", "“usw.” and “Dr.”"],
	["Set up with Prof. Lee, St. Gallen vs. Bern.| Then calm.", "English titles"],
	["Das Labor in Madr.| Danach Ruhe.", "a word that only ends like one"],
])("“%s” splits after its first sentence: %s", (marked) => {
	const [opening, rest] = marked.split("|");
	expect(splitLead(`${opening}${rest}`)).toEqual({ opening, rest });
});
