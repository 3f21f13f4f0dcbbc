import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { normalize } from "../text/fold.ts";
import { saysHelp } from "./help-wanted.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("whoever tells of trouble and asks for help hears of the service for it, and where to write", () => {
	for (const [wish, service] of [
		["Unsere Deployments dauern ewig, können Sie uns helfen?", "services/devops"],
		["Nachts kommen ständig Fehlalarme bei uns, können Sie da helfen?", "services/monitoring"],
		["Can you help us cut our Azure bill?", "services/cloud-migration"],
		["We need help with our PostgreSQL backups.", "services/database-management"],
		["Can you help us with database management?", "services/database-management"],
		["Wir haben ständig Ausfälle, können Sie helfen?", "services/monitoring"],
		["Wir müssen aus unserem Rechenzentrum raus. Können Sie uns helfen?", "services/cloud-migration"],
		["Wir suchen jemanden für DevOps", "services/devops"],
		["Wir suchen einen Experten für Monitoring", "services/monitoring"],
		["Our alerts are useless", "services/monitoring"],
		["Bei uns fallen ständig die Datenbanken aus.", "services/database-management"],
	] as const) {
		const { passages, sources } = ask(wish);
		assert.equal(passages[0], service, wish);
		assert.ok(
			sources.some(({ href }) => href === "/#contact"),
			wish,
		);
	}
});

Deno.test("whoever asks for something of his own to be done or built is offered the service that does it", () => {
	for (const [wish, service] of [
		["Can you harden our web servers?", "services/security"],
		["Could you migrate us to AWS?", "services/cloud-migration"],
		["Can you speed up our MySQL?", "services/database-management"],
		["Would you fix our CI pipelines?", "services/devops"],
		["Do you build internal chatbots?", "services/ai-development"],
		["Can you help with security audits?", "services/security"],
	] as const)
		assert.equal(ask(wish).passages[0], service, wish);
	for (const other of ["How would you migrate us to AWS?", "What would you move us to?"])
		assert.ok(!saysHelp(normalize(other)), other);
});

Deno.test("help that no service gives is declined, and a question about help is no wish for it", () => {
	assert.equal(ask("Können Sie mir bei der Steuererklärung helfen?").outcome, "declined");
	assert.equal(saysHelp(normalize("Wobei hilft mir dieser Chat?")), false);
	assert.equal(saysHelp(normalize("Wer hat bei SAP geholfen?")), false);
});

Deno.test("a price, a place or a product that is asked for is answered before any service is offered", () => {
	assert.equal(
		ask("Was kostet es, wenn Sie uns bei der Cloud-Migration unterstützen können?").passages[0],
		"facts/price",
	);
	assert.equal(ask("Können Sie uns vor Ort beim Monitoring unterstützen?").passages[0], "facts/onsite");
	assert.equal(ask("Können Sie uns bei Salesforce helfen?").outcome, "declined");
	assert.match(ask("Können Sie uns bei SAP HANA helfen?").message, /HANA steht auf dieser Website nichts/i);
});

Deno.test("what goes well, a question put to him, and a technology that is looked for get no offer", () => {
	for (const message of [
		"Unser Monitoring steht schon",
		"Bei uns läuft alles auf Azure, kennen Sie sich damit aus",
		"Ich suche jemanden, der Terraform kann",
	])
		assert.ok(
			ask(message).sources.every(({ href }) => href !== "/#contact"),
			message,
		);
	assert.equal(ask("Ich suche jemanden, der Terraform kann").passages[0], "technologies/terraform");
});

Deno.test("a wish for help is told from questions that use its words", () => {
	for (const wish of ["Ich brauche Hilfe bei Kubernetes", "We need support with our pipelines"])
		assert.ok(saysHelp(normalize(wish)), wish);
	for (const other of [
		"Können Sie mir sagen, wie es bei SAP weiter ging?",
		"Do you support PostgreSQL 16 on our servers?",
	])
		assert.ok(!saysHelp(normalize(other)), other);
});
