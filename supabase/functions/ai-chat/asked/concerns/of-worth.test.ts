import assert from "node:assert/strict";
import { siteAssistant } from "../../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("what speaks against him this site doesn't name, and says that it speaks for him", () => {
	for (const message of [
		"Gibt es Argumente gegen Max Mustermann?",
		"Spricht eigentlich etwas gegen Max?",
		"Wieso sollten wir ihn lieber nicht engagieren?",
		"Wo hat er Schwächen?",
		"Is there any reason not to choose him?",
		"Why shouldn't I pick Max?",
		"What would you call his biggest weakness?",
		"Where does he fall short?",
		"Which downsides of working with him are there?",
		"Nennen Sie Gründe, ihn nicht zu beauftragen",
	]) {
		const { passages, outcome } = ask(message);
		assert.deepEqual(passages, ["facts/gaps"], message);
		assert.equal(outcome, "declined", message);
	}
});

Deno.test("whether he is any good is to be judged by the facts", () => {
	for (const message of [
		"Ist Max eigentlich gut?",
		"Wie gut ist Max?",
		"Wirkt er seriös?",
		"Können wir ihm trauen?",
		"Woran sehe ich, dass er gut ist?",
		"How good is he?",
		"Is Max reliable?",
		"Would you recommend him?",
		"Was spricht für ihn?",
		"Are you any good?",
		"Wirkt Max professionell?",
		"Can he be trusted?",
		"Sollte ich ihn beauftragen?",
	])
		assert.deepEqual(ask(message).passages, ["portfolio/why"], message);
});

Deno.test("what is good or bad about a technology or the chat is asked of these", () => {
	for (const message of [
		"Ist er gut in Kubernetes?",
		"Was spricht gegen OpenShift?",
		"Kann ich deinen Antworten trauen?",
		"Wo sehen Sie Schwächen in unserer Architektur?",
		"Is he good at Linux?",
		"What are the disadvantages of Terraform?",
		"Was sind die Nachteile der Lösung, die er bei SAP gewählt hat?",
		"What were the downsides of his approach at BWI?",
		"Welche Gründe gegen OpenShift nennt er?",
		"Warum kann ich ihn nicht vor Januar buchen?",
		"Wo sind seine Grenzen beim Preis?",
		"Wie hoch ist max. die Verfügbarkeit?",
		"Wie gut ist max. der RPO?",
		"Ist er zuverlässig per Telefon erreichbar?",
		"Is he reliable on weekends?",
		"Can we trust him with customer data?",
		"Kann ich ihm meine Daten anvertrauen?",
	])
		for (const id of ["portfolio/why", "facts/gaps"]) assert.ok(!ask(message).passages.includes(id), message);
});

Deno.test("whoever takes the site for a fake is told who he is", () => {
	for (const message of ["Ist das hier ein Fake?", "Is this website a fake?", "Is this a scam?"])
		assert.deepEqual(ask(message).passages, ["facts/person", "facts/bot"], message);
});

Deno.test("whether a client was happy with him is left to reviews, which the site doesn't have", () => {
	for (const message of ["Was BWI satisfied with him?", "War SAP mit seiner Arbeit zufrieden?"])
		assert.deepEqual(ask(message).passages, ["portfolio/reviews"], message);
});
