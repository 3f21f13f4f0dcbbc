import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { oppositeWay } from "./direction.ts";

Deno.test("a way is told from its opposite in both languages", () => {
	const told = ["Der Umzug von Kanne auf Samowar dauerte.", "From Kanne to Samowar."];
	assert.deepEqual(oppositeWay("Wechseln Sie vom Samowar zur Kanne?", told), {
		from: "Kanne",
		to: "Samowar",
	});
	assert.deepEqual(oppositeWay("from samowar to kanne?", told), { from: "Kanne", to: "Samowar" });
	assert.equal(oppositeWay("von Kanne auf Samowar?", told), undefined);
	assert.equal(oppositeWay("von Kanne auf Becher?", told), undefined);
});

Deno.test("an answer says that it tells of the opposite way", () => {
	const ask = (message: string) => siteAssistant.answer({ message, context: [] }).message;
	assert.match(
		ask("Can you migrate from OpenShift to Rancher?"),
		/^The site only tells of the opposite way, from Rancher to OpenShift/,
	);
	assert.doesNotMatch(ask("Can you migrate from Rancher to OpenShift?"), /opposite/);
});
