import assert from "node:assert/strict";
import { factsOf } from "../../../../src/pages/resolve-facts.ts";
import { content } from "../testing/start-chat.ts";
import { languageOf } from "./language.ts";

for (const [language, text] of [
	["fr", "Oui, il travaille avec [Kubernetes](/services/kubernetes) depuis 2017, et vous pouvez lui écrire."],
	["es", "Sí, trabaja con Kubernetes desde hace varios años, y puede escribirle por el formulario."],
	["pl", "Tak, pracuje z Kubernetesem od kilku lat. Proszę napisać przez formularz."],
	["ja", "はい、彼は数年前からKubernetesを使っています。詳しくはこのページをご覧ください。"],
	["fr", "Combien coûte une journée de formation ?"],
	["en", "Yes, he has worked with it since 2017, and he still does."],
] as const)
	Deno.test(`recognises an answer in ${language} where German is expected`, () =>
		assert.equal(languageOf(text, "de"), language));

Deno.test("keeps the expected language of names, lists and short answers", () => {
	for (const text of [
		"Ja, gern.",
		"- Terraform: oui\n- [AI](/en/services/ai.com)",
		"Docker",
		"1 + 1 = 2",
		"",
	])
		assert.equal(languageOf(text, "de"), "de");
});

Deno.test("takes no fact of a site for another language", () => {
	for (const language of content.languages)
		for (const { answer } of factsOf(content, language)) assert.equal(languageOf(answer, language), language);
});
