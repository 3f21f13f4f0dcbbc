import assert from "node:assert/strict";
import { answerLanguage, detectLanguage, isForeign } from "./language.ts";

Deno.test("German and English are told apart, in short questions and with technical words", () => {
	for (const text of [
		"Was kostet das?",
		"welche tools nutzt du",
		"Zertifikate?",
		"Überwachung",
		"KANNST DU AWS?",
	])
		assert.equal(detectLanguage(text), "de", text);
	for (const text of [
		"How much is it?",
		"which tools do you use",
		"certificates?",
		"Hello",
		"Tell me about AWS",
	])
		assert.equal(detectLanguage(text), "en", text);
});

Deno.test("names alone show no language", () => {
	for (const text of ["Kubernetes?", "AWS EKS", "12345", ""])
		assert.equal(detectLanguage(text), undefined, text);
});

Deno.test("the message decides, then the latest earlier one that shows a language, then German", () => {
	assert.equal(answerLanguage("Was kostet das?", ["How are you?"]), "de");
	assert.equal(answerLanguage("Kubernetes?", ["Wo sitzt du?", "What do you offer?", "AWS"]), "en");
	assert.equal(answerLanguage("Kubernetes?", []), "de");
});

Deno.test("IT is no English word, and an English term alone doesn't leave the visitor's German", () => {
	assert.equal(detectLanguage("BSI IT-Grundschutz?"), "de");
	assert.equal(answerLanguage("Security", []), "en");
	assert.equal(answerLanguage("Security", ["Was kostet das?"]), "de");
	assert.equal(answerLanguage("Team lead?", ["Was kostet das?", "Security"]), "de");
	assert.equal(answerLanguage("What does it cost?", ["Was kostet das?"]), "en");
});

Deno.test("other scripts are neither German nor English", () => {
	assert.ok(isForeign("Какие услуги вы предлагаете?"));
	assert.ok(!isForeign("Was kostet das?"));
});

Deno.test("loanwords beside a German verb or noun make no English question", () => {
	for (const text of ["Bieten Sie Managed Services an?", "Email Adresse?"])
		assert.notEqual(detectLanguage(text), "en", text);
	assert.equal(detectLanguage("Teams call possible?"), "en");
});

Deno.test("French, Spanish, Turkish and Polish are neither German nor English, whatever technology they name", () => {
	for (const text of [
		"Travaillez-vous avec Terraform ?",
		"¿Puede ayudar con Kubernetes?",
		"Terraform deneyiminiz var mı?",
		"Jakie są pana usługi?",
	])
		assert.ok(isForeign(text), text);
	for (const text of ["Wie voll ist /var?", "Ist Jan Kovačević Ihr Kunde?", "Do you use Jest with React?"])
		assert.ok(!isForeign(text), text);
});

Deno.test("a note of German and English words is taken for the language that its verb or the case of its nouns shows", () => {
	for (const text of [
		"Backup-Konzept erstellen?",
		"Backup einrichten",
		"Server überwachen",
		"Cloud-Migration",
	])
		assert.notEqual(detectLanguage(text), "en", text);
	for (const text of ["ISO 27001 consulting?", "Kubernetes consulting", "Cloud migration?", "Linux support?"])
		assert.equal(detectLanguage(text), "en", text);
});

Deno.test("a name made of English words leaves a German question German", () => {
	assert.equal(detectLanguage("Was ist Infrastructure as Code?"), "de");
	assert.equal(detectLanguage("Bieten Sie Platform as a Service an?"), "de");
	assert.equal(detectLanguage("What is infrastructure as code?"), "en");
	assert.equal(detectLanguage("Infrastructure as Code"), "en");
});

Deno.test("what is said in English chats is English, whatever else the words mean", () => {
	for (const text of ["I wanna die", "i'm gonna die"]) assert.equal(detectLanguage(text), "en", text);
});
