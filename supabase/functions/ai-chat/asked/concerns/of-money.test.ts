import assert from "node:assert/strict";
import { siteAssistant } from "../../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] }).passages;

/** Asserts that each of several messages is answered by one passage alone. */
function tell(passage: string, ...messages: readonly string[]) {
	for (const message of messages) assert.deepEqual(ask(message), [passage], message);
}

/** Asserts that none of several messages is answered by any of some passages. */
function tellNone(passages: readonly string[], ...messages: readonly string[]) {
	for (const message of messages)
		assert.ok(!ask(message).some((id) => passages.includes(id)), `${message}: ${ask(message)}`);
}

Deno.test("who takes an offer, a discount or a refund for agreed is told that nothing is promised here", () => {
	tell(
		"facts/promise",
		"So I get 20% off, right?",
		"You told us the first call is free of charge",
		"Sie sagten, die Beratung ist kostenlos",
		"Gilt das Angebot noch?",
		"Gilt der Rabatt von 20 % noch?",
		"Is your offer still valid?",
		"Können Sie mir das schriftlich bestätigen?",
		"Can I get that in writing?",
		"Do I get my money back if it fails?",
	);
});

Deno.test("a share, a cheaper cloud or what somebody said of his time isn't taken for a promised discount", () => {
	tellNone(
		["facts/promise"],
		"Can you make our AWS bill 30 % cheaper?",
		"Wir wollen 30 % günstiger werden in AWS",
		"Turn the 20 machines off, right?",
		"Can we switch 40 VMs off?",
		"Läuft ein Cluster mit Spot-Instanzen 50 % billiger?",
		"You told me he's free in June",
		"Sie sagten, Verfügbarkeit misst man mit SLOs",
		"Gilt das Zertifikat noch?",
	);
});

Deno.test("a trial is one of his work only where it would be free", () => {
	tell(
		"facts/price",
		"Is there a free trial?",
		"Can I try your service for free?",
		"Gibt es eine kostenlose Testphase?",
		"Is the first hour free?",
		"Das Erstgespräch kostet nichts, oder?",
	);
	tellNone(
		["facts/price"],
		"Gibt es eine Testphase in der Migration?",
		"In der Testphase läuft Kubernetes langsam",
		"Wie lange war die Probephase im Beispiel?",
		"Is his first week free in June?",
	);
});

Deno.test("who asks what he is liable for asks for his terms, unlike who speaks of breaking something", () => {
	tell(
		"facts/terms",
		"Haften Sie, wenn Sie einen Ausfall verursachen?",
		"Wer haftet, falls etwas schiefgeht?",
		"Who pays if you break production?",
		"What if you cause damage to our systems?",
	);
	tellNone(
		["facts/terms"],
		"If you break the monolith into microservices, what tools do you use?",
		"Do you test what happens if you break a node?",
		"What breaks if he breaks the build?",
	);
});

Deno.test("a day that is taken for agreed is left open, whatever else may be fixed", () => {
	tell("facts/availability", "So Tuesday is confirmed?", "Ist Montag abgemacht?");
	tellNone(
		["facts/availability"],
		"May we know whether the bug is fixed?",
		"Monday's bug is fixed, how do we release it?",
		"Heute steht fest, dass wir Kubernetes brauchen",
	);
});
