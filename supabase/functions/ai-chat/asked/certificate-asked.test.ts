import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });
const told = (message: string) => ask(message).passages;

Deno.test("what a certificate covers is told from its page, whether it is called by its exam or by its name", () => {
	const topics = ["certifications/azure-administrator/competencies"];
	assert.deepEqual(told("Was umfasst der AZ-104?"), topics);
	assert.deepEqual(told("What is the Azure Administrator certificate about?"), topics);
	assert.deepEqual(told("Was beinhaltet AZ-400?"), ["certifications/devops-engineer/competencies"]);
});

Deno.test("the topics of an exam, its tools and its services are told one by one", () => {
	assert.deepEqual(told("Welche Themen hat die Prüfung AZ-400?"), ["certifications/devops-engineer/details"]);
	assert.deepEqual(told("Mit welchen Tools arbeitet man beim AZ-104?"), [
		"certifications/azure-administrator/details",
	]);
	assert.deepEqual(told("Which services does the AWS certificate include?"), [
		"certifications/aws-solutions-architect/tags",
	]);
});

Deno.test("how long an exam takes isn't stated, and no worked example is told instead", () => {
	for (const question of ["Wie lange dauert die AZ-104-Prüfung?", "How long does the LPIC exam take?"]) {
		assert.match(
			ask(question).message,
			/^(Wie lange genau, sagt die Website nicht|The site doesn't say how long)/,
		);
		assert.doesNotMatch(ask(question).message, /Praxisbeispiel|worked example/, question);
	}
	assert.deepEqual(told("Wie lange gilt AZ-104?"), ["certifications/azure-administrator/validity"]);
});

Deno.test("one topic that a certificate is asked about is told alone", () => {
	assert.deepEqual(told("Was sagt das AWS-Zertifikat zum Thema Netze?"), [
		"certifications/aws-solutions-architect/competencies/5",
	]);
	assert.ok(told("Was kostet das AWS-Zertifikat?").includes("facts/price"));
});

Deno.test("who issues a certificate is told by its page alone", () => {
	assert.deepEqual(told("Wer vergibt das LPIC-1?"), ["certifications/lpic-1-express"]);
	assert.deepEqual(told("Who issued the LPIC-1 Express?"), ["certifications/lpic-1-express"]);
});

Deno.test("where certificates are talked about, a few words name one", () => {
	const going = (message: string, ...earlier: string[]) =>
		siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });
	for (const [message, page] of [
		["Und Linux?", "lpic-1-express"],
		["Azure?", "azure-administrator"],
		["und AZ-400?", "devops-engineer"],
	] as const)
		assert.deepEqual(
			going(message, "Ist er AWS-zertifiziert?", "CKA?").passages,
			[`certifications/${page}`],
			message,
		);
	assert.deepEqual(going("And from Microsoft?", "Which certificates does he have?").passages, [
		"certifications/azure-administrator",
		"certifications/devops-engineer",
	]);
	assert.deepEqual(going("Monitoring?", "Which certificates does he have?").passages, [
		"services/monitoring",
	]);
});

Deno.test("when a certificate was got and whether it holds is its validity, what it is good for its details", () => {
	for (const question of [
		"Seit wann hat er die AWS Zertifizierung?",
		"How old is the AWS certificate?",
		"When did he pass the SAA-C03?",
	])
		assert.deepEqual(told(question), ["certifications/aws-solutions-architect/validity"], question);
	for (const question of [
		"Was bringt mir sein AWS-Zertifikat für unser Projekt?",
		"What's the exam code of the AWS cert?",
	])
		assert.deepEqual(told(question), ["certifications/aws-solutions-architect/details"], question);
});

Deno.test("parts of a certificate told are asked for in a few words", () => {
	const next = (message: string, ...earlier: string[]) =>
		siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });
	const of = "certifications/lpic-1-express";
	assert.deepEqual(next("what does it include?", "What is LPIC-1?").passages, [`${of}/competencies`]);
	assert.deepEqual(next("und was wird geprüft?", "LPIC-1?").passages, [`${of}/details`]);
	assert.deepEqual(next("kommt das von Red Hat?", "LPIC-1?").passages, [of]);
	assert.equal(next("ist das schwer?", "LPIC-1?").outcome, "declined");
	assert.deepEqual(next("what use is that to us?", "What is LPIC-1?").passages, [`${of}/details`]);
});

Deno.test("the exams of all certificates stand in their list", () => {
	for (const question of [
		"Which exam numbers do his certificates have?",
		"Welche Prüfungscodes haben die Zertifikate?",
	]) {
		const { passages, message } = ask(question);
		assert.deepEqual(passages, ["certifications"], question);
		for (const exam of ["SAA-C03", "AZ-104", "AZ-400", "101/102"]) assert.ok(message.includes(exam), exam);
	}
	assert.equal(
		ask("What is the number of the exam for Azure Administrator?").passages[0]?.split("/")[1],
		"azure-administrator",
	);
});

Deno.test("a certificate for a technology is the one whose page names it, and its number isn't known", () => {
	assert.deepEqual(ask("certs for github actions?").passages, ["certifications/devops-engineer"]);
	assert.deepEqual(ask("Hat er ein Zertifikat für Route 53?").passages, [
		"certifications/aws-solutions-architect",
	]);
	for (const question of [
		"Wie lautet seine Zertifikatsnummer?",
		"What's the credential ID of the AWS certificate?",
	])
		assert.equal(ask(question).outcome, "declined", question);
});

Deno.test("what a certificate says of one topic is found by what the topic means", () => {
	for (const question of [
		"What does the AWS cert say about cost?",
		"Welche Themen im AWS-Zertifikat betreffen Kosten?",
	])
		assert.deepEqual(
			ask(question).passages,
			["certifications/aws-solutions-architect/competencies/4"],
			question,
		);
});

Deno.test("who asks for proof of knowledge is told the certificate", () => {
	for (const message of ["Can you prove that you know AWS?", "Do you have proof of AWS knowledge?"])
		assert.equal(told(message)[0], "certifications/aws-solutions-architect", message);
	assert.equal(told("Haben Sie einen Nachweis, dass Sie Linux können?")[0], "certifications/lpic-1-express");
});

Deno.test("what he can do according to a certificate is told of the topic that is named", () => {
	for (const [question, topic] of [
		["Was kann er laut seinem AWS-Zertifikat bei Kosten?", "aws-solutions-architect/competencies/4"],
		[
			"What does he know of Azure storage according to his certificate?",
			"azure-administrator/competencies/2",
		],
	] as const)
		assert.deepEqual(told(question), [`certifications/${topic}`], question);
	assert.match(told("Does his certification cover optimising AWS costs?")[0] ?? "", /^certifications\/aws/);
});
