import assert from "node:assert/strict";
import { normalize } from "./fold.ts";
import { asksDefinition, asksManual, asksOfProduct } from "./general-questions.ts";

Deno.test("what a manual tells is told from what is asked of the owner or offered here", () => {
	for (const question of [
		"How do I stop a container?",
		"Wie lösche ich einen Branch?",
		"Wie installiere ich Docker?",
		"Welcher Befehl zeigt die Prozesse?",
		"Which port does MySQL use?",
		"How much memory does Prometheus need?",
		"Error: connection refused, any idea?",
		"What does a cloud architect do?",
		"Is Terraform overkill?",
		"What is the best monitoring tool?",
		"Können Sie mir sagen, wie ich nginx neu starte?",
		"wie neustarten man nginx",
		"Wie löscht man einen Pod?",
	])
		assert.ok(asksManual(normalize(question)), question);
	for (const question of [
		"How do you install Kubernetes?",
		"Wie härten Sie Server?",
		"How can I reduce our cloud costs?",
		"Wie kann ich Sie erreichen?",
		"What does Max do?",
		"How do I start a project?",
		"How can I delete my data?",
		"Wie migriere ich nach Azure?",
	])
		assert.ok(!asksManual(normalize(question)), question);
});

Deno.test("a word of the trade to be explained is told from other questions for what is", () => {
	for (const question of [
		"Was ist ein Namespace?",
		"What is a reverse proxy?",
		"How does DNS work?",
		"Wie funktioniert ein Load Balancer?",
		"Können Sie mir sagen, was ein Pod ist?",
		"What does idempotent mean?",
	])
		assert.ok(asksDefinition(normalize(question)), question);
	for (const question of [
		"What does he do?",
		"Was ist Ihr Schwerpunkt?",
		"Was ist bei der Bundesdruckerei gemacht worden?",
		"What is included in the Kubernetes service?",
	])
		assert.ok(!asksDefinition(normalize(question)), question);
});

Deno.test("whether a product is free or how one learns it is told from what the owner charges or teaches", () => {
	for (const question of [
		"Is Prometheus free of charge?",
		"Ist Ansible kostenlos?",
		"Does Grafana cost anything?",
		"Is Argo CD open source?",
		"Wie lerne ich Kubernetes am besten?",
		"What is the best way to learn Terraform?",
		"Is Helm hard to learn?",
	])
		assert.ok(asksOfProduct(normalize(question)), question);
	for (const question of [
		"Is the first call free?",
		"Ist die Beratung zu Kubernetes kostenlos?",
		"Are you free next week?",
		"What does a Kubernetes cluster cost?",
		"How can our team learn Terraform?",
		"Kann ich bei Ihnen Ansible lernen?",
		"How do I learn Kubernetes in a workshop?",
	])
		assert.ok(!asksOfProduct(normalize(question)), question);
});

Deno.test("versions, providers' prices and what is cheaper or faster anybody can look up", () => {
	for (const question of [
		"Wie lautet die neueste Version von Helm?",
		"Which version of PostgreSQL is the current one?",
		"When was Kubernetes 1.30 released?",
		"Was kostet ein NAT-Gateway bei AWS im Monat?",
		"How much is an S3 bucket per TB?",
		"Was kostet eine B2ms-VM in Azure?",
		"Is AWS cheaper than Azure?",
		"Was ist schneller, MySQL oder PostgreSQL?",
	])
		assert.ok(asksOfProduct(normalize(question)), question);
	for (const question of [
		"Was kostet die Migration von zehn VMs nach Azure?",
		"How much do you charge per VM?",
		"Was kostet uns ein EKS-Cluster?",
		"Ist ein eigener Cluster billiger als AKS?",
		"Bist du günstiger als ein Systemhaus?",
		"Wann wurde die letzte Version der Website veröffentlicht?",
	])
		assert.ok(!asksOfProduct(normalize(question)), question);
});

Deno.test("whoever wants to be led through something step by step asks for a manual", () => {
	for (const question of [
		"Wie konfiguriere ich Grafana Schritt für Schritt?",
		"Give me a step-by-step guide for Vault",
		"Gibt es eine Anleitung, wie man Loki aufsetzt?",
		"Tutorial für Argo CD?",
	])
		assert.ok(asksManual(normalize(question)), question);
	for (const question of [
		"Wie läuft ein Projekt bei Ihnen Schritt für Schritt ab?",
		"Bekommen wir eine Anleitung für den Betrieb?",
	])
		assert.ok(!asksManual(normalize(question)), question);
});
