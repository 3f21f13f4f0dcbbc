import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) }).passages;
const LIST = "Welche Zertifikate haben Sie?";

Deno.test("one of a list is meant by its place, also from its end", () => {
	assert.ok(ask("Das vorletzte?", LIST)[0]?.startsWith("certifications/lpic-1-express"));
	assert.ok(
		ask("The last one, what is tested there?", LIST)[0]?.startsWith("certifications/devops-engineer"),
	);
	assert.ok(ask("und Nummer 6?", "Welche Leistungen bieten Sie an?")[0]?.startsWith("services/security"));
	assert.ok(ask("Das letzte, was wird da geprüft?", LIST)[0]?.startsWith("certifications/devops-engineer"));
});

Deno.test("an ordinal of something else means no one of the list", () => {
	assert.ok(!ask("Was ist der erste Schritt?", LIST).some((id) => id.startsWith("certifications/")));
});

Deno.test("one of a list is still meant where it is praised or asked what it holds", () => {
	const services = "Welche Leistungen bieten Sie an?";
	assert.deepEqual(ask("Das vierte klingt spannend, was ist da drin?", services), ["services/monitoring"]);
	assert.deepEqual(ask("what is the second one about?", "Which Microsoft certificates are there?"), [
		"certifications/devops-engineer",
	]);
});

Deno.test("one of a list is meant by a word of its name, also after another was picked", () => {
	assert.equal(ask("the expert one", "What certificates does he have?")[0], "certifications/devops-engineer");
	assert.equal(ask("and the Linux one?", LIST, "the first one")[0], "certifications/lpic-1-express");
});

Deno.test("the one after the page picked is the next of the list", () => {
	assert.equal(ask("and the one after that?", LIST, "the second one")[0], "certifications/lpic-1-express");
	assert.equal(ask("und das davor?", LIST, "das dritte")[0], "certifications/azure-administrator");
	assert.equal(ask("next one please", "What services are there?", "the first")[0], "services/devops");
});

Deno.test("who likes one of a list thanks for nothing", () => {
	assert.deepEqual(ask("the last one sounds good", "Which services do you offer?"), ["services/consulting"]);
});
