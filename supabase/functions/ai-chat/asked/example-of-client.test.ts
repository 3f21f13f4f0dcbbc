import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("what is asked of a worked example is found by its client or its subject, without its title", () => {
	for (const [message, id] of [
		[
			"Wie lange hat es beim Großhändler gedauert?",
			"database-management/scenarios/postgresql-cluster/phases",
		],
		[
			"How long did the payment provider's project take?",
			"monitoring/scenarios/bereitschaft-mit-slos/phases",
		],
		["Dauer des Datenbankprojekts?", "database-management/scenarios/postgresql-cluster/phases"],
		["How many weeks for the logistics company?", "devops/scenarios/aks-automatisierung/phases"],
		[
			"Wie viel Prozent hat der Anbieter der Buchungssoftware gespart?",
			"cloud-migration/scenarios/aws-well-architected/results/4",
		],
		["What did the online shop operator save?", "devops/scenarios/eks-automatisierung/results/1"],
		[
			"How long was the outage in the database example?",
			"database-management/scenarios/postgresql-cluster/results/3",
		],
		[
			"What was the outage in the database example?",
			"database-management/scenarios/postgresql-cluster/results/3",
		],
		["Was kam bei der Versicherung heraus?", "kubernetes/scenarios/plattform-konsolidierung/results"],
		["What was wrong at the insurance company?", "kubernetes/scenarios/plattform-konsolidierung"],
		["Summary of the insurance example, please", "kubernetes/scenarios/plattform-konsolidierung"],
		["Was hat das Softwarehaus erreicht?", "security/scenarios/haertung-vor-audit/results"],
	] as const)
		assert.equal(ask(message).passages[0], `services/${id}`, message);
});

Deno.test("a detail of a worked example is found by itself", () => {
	for (const message of [
		"Wie lange dauert ein Upgrade beim Shopbetreiber jetzt?",
		"Wie viele Alarme waren es beim Zahlungsdienstleister danach?",
	])
		assert.doesNotMatch(ask(message).passages[0] ?? "", /\/(phases|results)$/, message);
});

Deno.test("the figure of an example is found by its client and what it is of", () => {
	for (const [message, id] of [
		[
			"Wie häufig gab es bei der Logistikfirma danach Releases?",
			"devops/scenarios/aks-automatisierung/results/1",
		],
		["How often did the logistics company release?", "devops/scenarios/aks-automatisierung/results/1"],
		[
			"Wie treffsicher war der Supportassistent?",
			"ai-development/scenarios/assistent-kundendienst/results/1",
		],
		[
			"How many alerts did the payment provider have?",
			"monitoring/scenarios/bereitschaft-mit-slos/results/1",
		],
		[
			"Wie lange dauerte ein Restore beim Großhändler?",
			"database-management/scenarios/postgresql-cluster/results/1",
		],
		[
			"Wie viele Cluster hatte die Versicherung vorher?",
			"kubernetes/scenarios/plattform-konsolidierung/results/1",
		],
		[
			"Auf wie viele Hochrisiko-Befunde kam man nach dem Well-Architected-Projekt?",
			"cloud-migration/scenarios/aws-well-architected/results/1",
		],
		[
			"How many clusters are left at the insurance company?",
			"kubernetes/scenarios/plattform-konsolidierung/results/1",
		],
	] as const)
		assert.deepEqual(ask(message).passages, [`services/${id}`], message);
});

Deno.test("how it was at first is not what became of it", () => {
	const { message } = ask("Wie oft hat der Logistiker vorher ausgeliefert?");
	assert.match(message, /^„Ausgeliefert wird alle vier Wochen/);
});

Deno.test("a visitor's own insurance is no worked example", () => {
	for (const message of ["Haben Sie eine Versicherung?", "What results did all the clients get?"]) {
		const { passages } = ask(message);
		assert.ok(!passages.some((id) => id.includes("/scenarios/")), `${passages}`);
	}
});

Deno.test("how long an example took as a whole is its total, and no figure of a part of it", () => {
	for (const [message, id] of [
		["Dauer der Konsolidierung bei der Versicherung", "kubernetes/scenarios/plattform-konsolidierung"],
		[
			"How many weeks did the insurer take to consolidate its clusters?",
			"kubernetes/scenarios/plattform-konsolidierung",
		],
		["Wie lange hat die ganze Härtung beim Softwarehaus gedauert?", "security/scenarios/haertung-vor-audit"],
		[
			"How long did the entire Postgres cluster project run?",
			"database-management/scenarios/postgresql-cluster",
		],
		["How long did the Azure landing zone example take?", "cloud-migration/scenarios/azure-landing-zone"],
	] as const)
		assert.deepEqual(ask(message).passages, [`services/${id}/phases`], message);
});

Deno.test("how many of something an example's client has is looked for in that example", () => {
	for (const [message, said] of [
		["How many applications did the insurance company run?", "112 Anwendungen"],
		["Wie viele Server betrieb das Softwarehaus?", "70 Server"],
		["Wie viele CI-Systeme hatte der Anbieter von Logistiksoftware vorher?", "vorher drei"],
		["Wie viele Dienste hatte der Logistiker?", "14 Dienste"],
		["Wie viele Leute haben im Piloten mitgemacht und getestet?", "18 Techniker"],
	] as const)
		assert.match(ask(message).message, new RegExp(said), message);
});

Deno.test("a detail of an example is looked for in that example, whatever else its words could mean", () => {
	for (const [message, id, said] of [
		["What was the trouble with the expired certificate at the insurer?", "kubernetes", "neun Stunden lang"],
		["What happened with the certificate at the insurance company?", "kubernetes", "neun Stunden lang"],
		[
			"Was hat der Zahlungsdienstleister mit den Kartennummern gemacht?",
			"monitoring",
			"Kartennummern maskiert",
		],
		["Which RPO was agreed at the booking company?", "cloud-migration", "RPO von 5"],
	] as const) {
		const { passages, message: told } = ask(message);
		assert.ok(
			passages.every((each) => each.startsWith(`services/${id}/scenarios/`)),
			`${message} ${passages}`,
		);
		assert.match(told, new RegExp(said), message);
	}
});

Deno.test("a figure that only one example gives needs no name", () => {
	for (const [message, id] of [
		[
			"Wie lange dauert da ein Upgrade der Produktion?",
			"kubernetes/scenarios/plattform-konsolidierung/results/2",
		],
		["Wie lange dauerte ein Restore vorher?", "database-management/scenarios/postgresql-cluster/results/1"],
		["How much data could they lose at most?", "database-management/scenarios/postgresql-cluster/results/2"],
	] as const)
		assert.deepEqual(ask(message).passages, [`services/${id}`], message);
});

Deno.test("what the visitor tells of a company of his own is asked of no example", () => {
	for (const message of [
		"Wir sind ein Softwarehaus, können Sie unsere Server härten?",
		"We are a software house and would like you to harden our servers.",
	])
		assert.ok(!ask(message).passages[0]?.includes("/scenarios/"), message);
});
