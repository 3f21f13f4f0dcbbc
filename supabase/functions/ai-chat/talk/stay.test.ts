import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const EXAMPLE = "Haben Sie ein Beispiel für eine Cloud-Migration?";
const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("a question that the page told answers as well as any other stays with that page", () => {
	const question = "Wie hoch war die Ausfallzeit?";
	assert.match(ask(question, EXAMPLE).message, /110\s+min/);
	const alone = ask(question);
	assert.equal(alone.outcome, "answered");
	assert.doesNotMatch(alone.passages[0] ?? "", /^services\/cloud-migration/);
});

Deno.test("a question that points back to the page told is answered from it, whatever else knows its words", () => {
	const clusters = "Was war das Beispiel mit den sechs Kubernetes-Clustern?";
	const { message } = ask("Wie lange hat da der Umzug der Anwendungen gedauert?", clusters);
	assert.match(message, /8\s+Wochen/);
});

Deno.test("a question for the person, or for another page, leaves the page told", () => {
	assert.ok(ask("Wo wohnen Sie?", EXAMPLE).passages.includes("facts/location"));
	assert.ok(
		ask("Was tun Sie gegen Alarmflut?", EXAMPLE).passages.some((id) => id.startsWith("services/monitoring")),
	);
});

Deno.test("naming another service leaves the service told", () => {
	const told = ["Machen Sie KI?"];
	assert.deepEqual(ask("Und was haben Sie für Monitoring?", ...told).passages, ["services/monitoring"]);
});

Deno.test("one of several things told is meant by what it is about", () => {
	assert.deepEqual(ask("What's in the Linux one?", "Which certificates does he hold?").passages, [
		"certifications/lpic-1-express",
	]);
	assert.deepEqual(
		ask("Erzählen Sie mir von dem mit OpenShift", "Welche Projekte haben Sie gemacht?").passages,
		["projects/bundesdruckerei"],
	);
});

Deno.test("who wants to hear on is told more of the page, or asked of what where nothing was told", () => {
	assert.deepEqual(ask("Und weiter?").passages, []);
	const { passages } = ask("Und weiter?", "Was war bei SAP?");
	assert.ok(passages.length > 0 && passages.every((id) => id.startsWith("projects/sap-walldorf/")));
});
