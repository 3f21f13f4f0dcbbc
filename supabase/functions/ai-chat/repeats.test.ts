import assert from "node:assert/strict";
import { withoutRepeats } from "./repeats.ts";

const SINCE = "Since 2021 he has been the head brewer of a palace in Bremen.";

Deno.test("a sentence is said once, and a text that another one holds not at all", () => {
	assert.deepEqual(withoutRepeats([`${SINCE} He measures.`, `${SINCE} He pours.`, SINCE]), [
		`${SINCE} He measures.`,
		"He pours.",
	]);
});

Deno.test("short sentences and lists stay as they are", () => {
	const texts = ["Yes. It runs.", "Yes. It stops.", `- ${SINCE}\n- Tea`, `- ${SINCE}\n- Milk`];
	assert.deepEqual(withoutRepeats(texts), texts);
});

Deno.test("a worked example is called the same one only right behind what was told of it", () => {
	assert.deepEqual(
		withoutRepeats([
			"Ein Praxisbeispiel, kein Kundenprojekt: „Teehaus“. Zwei Theken brühen verschieden.",
			"Im Praxisbeispiel „Teehaus“ (kein Kundenprojekt) steht am Ende: 3 min Ziehzeit.",
			"Im Praxisbeispiel „Lager“ sind es zusammen 3 Wochen.",
			"Im Praxisbeispiel „Lager“ (kein Kundenprojekt) heißt es: „Blätter wiegen“",
			"Einer der Kunden ist ein Palais in Bremen.",
			"Im Praxisbeispiel „Lager“ (kein Kundenprojekt) steht am Ende: 0 Verluste.",
		]),
		[
			"Ein Praxisbeispiel, kein Kundenprojekt: „Teehaus“. Zwei Theken brühen verschieden.",
			"Im selben Beispiel steht am Ende: 3 min Ziehzeit.",
			"Im Praxisbeispiel „Lager“ sind es zusammen 3 Wochen.",
			"Im selben Beispiel heißt es: „Blätter wiegen“",
			"Einer der Kunden ist ein Palais in Bremen.",
			"Im Praxisbeispiel „Lager“ (kein Kundenprojekt) steht am Ende: 0 Verluste.",
		],
	);
});
