import assert from "node:assert/strict";
import { talk } from "../testing/chat.ts";

Deno.test("who asks for a certificate in what was told gets the one for it", () => {
	const linux = ["certifications/lpic-1-express"];
	assert.deepEqual(talk("Machen Sie Linux?", "Gibt es dafür ein Zertifikat?").passages, linux);
	assert.deepEqual(talk("Do you know Linux?", "Is he certified in it?").passages, linux);
	assert.deepEqual(
		talk("Kennen Sie Linux?", "Welche Distributionen?", "Und ein Zertifikat dafür?").passages,
		linux,
	);
	assert.deepEqual(talk("Do you work with Azure DevOps?", "Any certification for that?").passages, [
		"certifications/devops-engineer",
	]);
});

Deno.test("where none is for it, that is said, and who asks for all is told of all", () => {
	for (const question of ["Und ist er dafür zertifiziert?", "Hat er darin ein Zertifikat?"])
		assert.match(talk("Kann er Terraform?", question).message, /^Nein, ein solches Zertifikat/);
	assert.deepEqual(talk("Kann er Terraform?", "Welche Zertifikate hat er?").passages, ["certifications"]);
});

Deno.test("behind certificates, one of them is meant by what it is about, or that there is none for it", () => {
	for (const question of ["Does he have the DevOps one as well?", "And the DevOps one?"])
		assert.deepEqual(talk("Does he hold the AZ-104?", question).passages, ["certifications/devops-engineer"]);
	assert.deepEqual(talk("Hat er das Azure-Zertifikat?", "Hat er auch das für Linux?").passages, [
		"certifications/lpic-1-express",
	]);
	assert.match(talk("Welche Zertifikate hat er?", "Und Kubernetes?").message, /^Nein, ein solches/);
});

Deno.test("of all certificates at once it is said who issued them and which are active", () => {
	for (const message of ["Sind Ihre Zertifikate noch gültig?", "Are your certificates still valid?"])
		assert.match(talk(message).message, /Aktiv zertifiziert|as active/);
	for (const message of ["Wer hat die Zertifikate ausgestellt?", "Who are the issuers of his certificates?"])
		assert.match(talk(message).message, /Amazon Web Services \(\[AWS/);
	assert.match(talk("Which certificates does he have?", "Are they all active?").message, /as active/);
	assert.match(talk("Which certs do you hold?", "Who issued those?").message, /Institute \(\[LPIC-1/);
	assert.doesNotMatch(talk("Welche Zertifikate hat er?", "Wann hat er die gemacht?").message, /Als „Aktiv/);
});
