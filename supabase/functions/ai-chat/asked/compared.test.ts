import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const told = (message: string) => siteAssistant.answer({ message, context: [] }).passages;

Deno.test("projects, certificates and services that are compared are told one after the other", () => {
	assert.deepEqual(told("Bundesdruckerei und SAP im Vergleich"), [
		"projects/bundesdruckerei",
		"projects/sap-walldorf",
	]);
	assert.deepEqual(told("How does the AZ-104 differ from the AZ-400?"), [
		"certifications/azure-administrator",
		"certifications/devops-engineer",
	]);
	assert.deepEqual(told("Wie unterscheiden sich die Leistungen Monitoring und Kubernetes?"), [
		"services/monitoring",
		"services/kubernetes",
	]);
});

Deno.test("what is called like services and nothing else is compared by these", () => {
	assert.deepEqual(told("Was ist der Unterschied zwischen DevOps und Kubernetes?"), [
		"services/devops",
		"services/kubernetes",
	]);
	assert.deepEqual(told("What's the difference between monitoring and security?"), [
		"services/monitoring",
		"services/security",
	]);
	assert.deepEqual(told("Was ist der Unterschied zwischen Kubernetes und OpenShift?"), []);
});

Deno.test("a side of two projects is compared by that side alone", () => {
	assert.deepEqual(told("Worin unterscheiden sich die Rollen bei SAP und bei der BWI?"), [
		"projects/sap-walldorf/facts",
		"projects/bwi-bonn/facts",
	]);
});
