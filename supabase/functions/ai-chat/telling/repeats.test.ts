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
			"Im Praxisbeispiel „Teehaus“ (kein Kundenprojekt): Zwei Theken brühen verschieden.",
			"3 min Ziehzeit – im Praxisbeispiel „Teehaus“ (kein Kundenprojekt).",
			"Im Praxisbeispiel „Lager“ (kein Kundenprojekt) sind es zusammen 3 Wochen.",
			"„Blätter wiegen“ – im Praxisbeispiel „Lager“ (kein Kundenprojekt)",
			"Einer der Kunden ist ein Palais in Bremen.",
			"0 Verluste – im Praxisbeispiel „Lager“ (kein Kundenprojekt).",
		]),
		[
			"Im Praxisbeispiel „Teehaus“ (kein Kundenprojekt): Zwei Theken brühen verschieden.",
			"3 min Ziehzeit – im selben Beispiel.",
			"Im Praxisbeispiel „Lager“ (kein Kundenprojekt) sind es zusammen 3 Wochen.",
			"„Blätter wiegen“ – im selben Beispiel",
			"Einer der Kunden ist ein Palais in Bremen.",
			"0 Verluste – im Praxisbeispiel „Lager“ (kein Kundenprojekt).",
		],
	);
});

Deno.test("a quotation of several sentences is left out as a whole or not at all", () => {
	const quoted =
		"Sie schreibt dazu: „Im Süden bin ich schnell bei Ihnen. Der größte Teil der Arbeit geschieht aber aus der Ferne.“";
	assert.deepEqual(withoutRepeats([`Beides geht. ${quoted}`, `${quoted} Ob es passt, klären Sie direkt.`]), [
		`Beides geht. ${quoted}`,
		"Ob es passt, klären Sie direkt.",
	]);
});

Deno.test("what was said in the same words in another order is not said again", () => {
	const first = "Er war 2023 in Walldorf bei SAP im Einsatz, als Linux-Spezialist.";
	const again = "Er war 2023 bei SAP in Walldorf als Linux-Spezialist im Einsatz. Danach kam die Übergabe.";
	assert.deepEqual(withoutRepeats([first, again]), [first, "Danach kam die Übergabe."]);
});

Deno.test("the same words say something else where they lead the other way round", () => {
	const texts = [
		"Im Jahr 2022 zog die Brauerei von Bremen nach Hamburg um.",
		"Im Jahr 2022 zog die Brauerei von Hamburg nach Bremen um.",
		"In the end the large kettle replaces the old pot in Bremen.",
		"In the end the old pot replaces the large kettle in Bremen.",
	];
	assert.deepEqual(withoutRepeats(texts), texts);
});
