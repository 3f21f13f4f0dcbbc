import assert from "node:assert/strict";
import { normalize } from "../text/fold.ts";
import { isRejected } from "./rejected.ts";

Deno.test("an answer is said to be wrong, of no use or no news", () => {
	for (const message of [
		"Danach hatte ich nicht gefragt, nicht meine Frage",
		"Das hilft mir leider gar nicht",
		"Die Antwort stimmt nicht.",
		"Das hatten wir schon",
		"That doesn't help me",
		"You already told me",
		"That was not what I asked",
		"No, that's wrong",
	])
		assert.ok(isRejected(normalize(message)), message);
});

Deno.test("whoever asks about answers or tells of his own systems rejects none", () => {
	for (const message of [
		"Ist die Antwort falsch?",
		"What if your answer is wrong",
		"Unser Backup hilft nicht",
		"Our monitoring is not helpful",
		"Das hilft mir nicht, ich wollte eigentlich wissen, welche Zertifikate er hat",
	])
		assert.ok(!isRejected(normalize(message)), message);
});
