import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] }).message;
const points = (message: string) => ask(message).match(/^- /gm)?.length ?? 0;

Deno.test("of a page's features, the one that was asked about is told", () => {
	const message = ask("Nutzen Sie OpenTelemetry für Traces?");
	assert.match(message, /Trace-ID/);
	assert.doesNotMatch(message, /^Zur Leistung/m);
});

Deno.test("of a phase, the task that was asked about is told, in a sentence", () => {
	const message = ask("Wie kommen keine Kartennummern ins Log?");
	assert.match(message, /Phase „Logs und Traces“.*: .*Kartennummern maskiert die Anwendung.*\.$/m);
	assert.doesNotMatch(message, /OpenTelemetry|Tail Sampling/);
	assert.equal(points("Wie kommen keine Kartennummern ins Log?"), 0, message);
});

Deno.test("of a phase whose tasks hold few words of the question, the best sentence is told", () => {
	const message = ask("Which managed add-ons keep up with the EKS control plane?");
	assert.match(message, /kube-proxy als verwaltete Add-ons/);
	assert.doesNotMatch(message, /PodDisruptionBudgets/);
});

Deno.test("a list that was asked for as such is told whole", () => {
	const phases = ask("How long did the Azure landing zone scenario take?");
	assert.match(phases, /Landing Zone \(5 weeks\).*Übergabe \(3 weeks\)/s);
	assert.equal(points("Wie gehen Sie in einem Projekt vor, vom ersten Gespräch bis zum Schluss?"), 5);
});

Deno.test("a service that is wanted is told whole, whatever its points are called", () => {
	assert.match(ask("Can you set up deployment pipelines for our team?"), /infrastructure as code/i);
});

Deno.test("of a list that was asked for, the point that the question calls by its name is told", () => {
	const message = ask("Wie lange hat der Umzug der Anwendungen auf die neue Kubernetes-Plattform gedauert?");
	assert.match(message, /^Im .Praxisbeispiel .* Phase „Umzug der Anwendungen“ \(8 Wochen\)/);
	assert.doesNotMatch(message, /Plattform aufbauen \(5 Wochen\)/);
});

Deno.test("an example that is only named is not told whole", () => {
	const message = siteAssistant.answer({
		message: "Dauer der Wiederherstellung in einen leeren Cluster im Versicherungs-Beispiel?",
		context: [],
	}).message;
	assert.match(message, /55\s+min/);
	assert.doesNotMatch(message, /jeden mit kubeadm/);
});

Deno.test("an example that is asked for is told whole, wherever it is to come from", () => {
	for (const wish of [
		"Haben Sie im Monitoring ein Praxisbeispiel?",
		"Zeigen Sie mir im Bereich Monitoring ein Beispiel",
	])
		assert.match(siteAssistant.answer({ message: wish, context: [] }).message, /140.*Am Ende/s, wish);
});
