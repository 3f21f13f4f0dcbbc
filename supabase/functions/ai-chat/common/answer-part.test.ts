import assert from "node:assert/strict";
import { talk } from "../testing/chat.ts";

Deno.test("after a service, how it goes, how long it takes and what comes out is told of its example", () => {
	const example = "services/security/scenarios/haertung-vor-audit";
	for (const message of [
		"Wie läuft so etwas ab?",
		"How does a project like that run?",
		"Welche Phasen gibt es?",
	])
		assert.deepEqual(talk("Machen Sie IT-Sicherheit?", message).passages, [`${example}/phases`], message);
	assert.deepEqual(talk("Do you do security?", "And how long does it take?").passages, [`${example}/phases`]);
	assert.deepEqual(talk("Do you do security?", "What are the results?").passages, [`${example}/results`]);
});

Deno.test("who wants the same done for him is offered the service told, or those that the project was made of", () => {
	for (const message of [
		"Könnten Sie das auch in unserem Unternehmen umsetzen?",
		"Geht das bei uns auch?",
		"Would you do the same for us?",
		"Can he do that at our company?",
	]) {
		const service = talk("Machen Sie KI?", "Was kam im Beispiel heraus?", message);
		assert.deepEqual(service.passages, ["services/ai-development"], message);
		assert.ok(
			service.sources.some(({ href }) => href === "/#contact"),
			message,
		);
		const { passages } = talk("Was war bei SAP?", message);
		assert.deepEqual(passages, ["portfolio/offered/sap-walldorf"], message);
	}
	assert.match(talk("Was war bei BWI?", "Machen Sie so etwas auch?").message, /IT-Sicherheit und Härtung/);
	const asked = "Lässt sich das auch bei uns aufsetzen?";
	assert.deepEqual(talk("Machen Sie Monitoring?", asked).passages, ["services/monitoring"]);
	const remote = "Geht das bei uns auch remote?";
	assert.deepEqual(talk("Machen Sie Monitoring?", remote).passages, ["facts/remote"]);
});

Deno.test("how long somebody has done it is asked of the person, whatever service was told", () => {
	for (const message of [
		"Wie lange machen Sie das schon?",
		"How long have you done that?",
		"Wie lange arbeitet er damit?",
	])
		assert.deepEqual(talk("Machen Sie Kubernetes?", message).passages, ["facts/experience"], message);
	assert.deepEqual(talk("Machen Sie Kubernetes?", "In welchen Projekten?").passages, [
		"services/kubernetes/projects",
	]);
});

Deno.test("which ones and with what are the technologies of a service, what exactly are its points", () => {
	assert.match(talk("Machen Sie auch Datenbanken?", "Welche denn?").message, /PostgreSQL, MySQL, MariaDB/);
	assert.match(talk("Do you look after databases?", "Which ones?").message, /PostgreSQL, MySQL, MariaDB/);
	assert.deepEqual(talk("Do you offer AI development?", "Like what?").passages, [
		"services/ai-development/features",
	]);
	assert.deepEqual(talk("Tell me about monitoring", "Which tools do you use for that?").passages, [
		"services/monitoring/technologies",
	]);
	assert.match(
		talk("Geben Sie Workshops?", "Zu welchen Themen?").message,
		/Terraform, Kubernetes oder GitOps/,
	);
});

Deno.test("of the phases told, a single one is told, and how long that takes", () => {
	const asked = ["Wie läuft eine Cloud-Migration ab?", "Was ist der erste Schritt?"];
	const phases = "services/cloud-migration/scenarios/azure-landing-zone/phases";
	assert.deepEqual(talk(...asked).passages, [`${phases}/1`]);
	assert.match(
		talk(...asked, "Wie lange dauert der?").message,
		/„Bestandsaufnahme und Zielbild“ \(4 Wochen\)/,
	);
	assert.match(talk(...asked, "Und die letzte Phase?").message, /„Abschluss und Übergabe“ \(3 Wochen\)/);
});

Deno.test("a question for the time of one thing is answered by its figure, one for all by the phases", () => {
	const asked = ["Wir zahlen zu viel für AWS, kannst du da was machen?", "Wie viel lässt sich einsparen?"];
	assert.match(talk(...asked, "Wie lange dauert so was?").message, /16 Wochen/);
	assert.match(
		talk(...asked, "Gibt es ein Beispiel?").message,
		/AWS-Umgebung nach dem Well-Architected Framework/,
	);
	const restore = ["Wie oft testen Sie den Restore?", "Wie lange dauert der denn?"];
	assert.match(talk(...restore).message, /^48\u00a0min vollständiger Restore/);
	assert.match(talk(...restore, "Und vorher?").message, /vorher 9\u00a0h/);
});

Deno.test("what the page of a project is about is no service, as long as the project is talked about", () => {
	const told = "Was haben Sie mit OpenShift gemacht?";
	assert.deepEqual(talk(told, "Wie ist der Umzug abgelaufen?").passages[0]?.split("/")[1], "bundesdruckerei");
	assert.deepEqual(talk(told, "Wie lief der Umzug denn ab?").passages, ["projects/bundesdruckerei/approach"]);
	assert.deepEqual(talk(told, "What was the toughest part?").passages, [
		"projects/bundesdruckerei/challenges",
	]);
});

Deno.test("the exam is that of the certificate told", () => {
	assert.match(talk("Is the Azure certificate still active?", "Which exam is it?").message, /AZ-104/);
});

Deno.test("a service named at a project that was told is asked of that project", () => {
	const told = "Was macht er bei Rhomberg Sersa?";
	for (const message of ["Macht er da auch Monitoring?", "Monitoring auch da?", "Do they have monitoring?"])
		assert.deepEqual(talk(told, message).passages, ["projects/rhomberg-sersa/tasks/3"], message);
	for (const message of ["Nutzt ihr da Kubernetes?", "Nutzen die Kubernetes?", "Kubernetes auch da?"])
		assert.match(talk(told, message).message, /^Das steht nicht auf der Seite zu Rhomberg Sersa/, message);
});

Deno.test("a wish for another language leaves the subject what it is", () => {
	const asked = ["Tell me about the work for SAP", "Auf Deutsch bitte"];
	assert.deepEqual(talk(...asked, "Mit welchen Tools?").passages, ["projects/sap-walldorf/technologies"]);
});

Deno.test("what one of the projects under way is made with is told of that one", () => {
	for (const question of ["Womit entsteht das?", "Which technologies is that built with?"])
		assert.deepEqual(
			talk("Welche Projekte laufen gerade?", "Worum geht es beim dritten?", question).passages,
			["projects/overview/current/3"],
			question,
		);
});

Deno.test("a point of a list is meant by its number, whatever that is called", () => {
	for (const message of ["Mehr zu Punkt 3", "Erzählen Sie was zu Nr. 3", "Item 3 please"])
		assert.deepEqual(talk("Was bieten Sie an?", message).passages, ["services/kubernetes"], message);
});

Deno.test("bare questions after a service are about it, as they are after trouble told", () => {
	const kubernetes = "services/kubernetes/scenarios/plattform-konsolidierung";
	for (const message of ["Wie?", "wie denn genau?", "How exactly?", "How would you do that?"])
		assert.deepEqual(talk("Do you do Kubernetes?", message).passages, [`${kubernetes}/phases`], message);
	for (const message of ["Wo fängt man da an?", "What would you do first?", "Was machen Sie zuerst?"])
		assert.deepEqual(talk("Do you do Kubernetes?", message).passages, [`${kubernetes}/phases/1`], message);
	for (const message of ["What's the first step?", "Was wäre der erste Schritt?"])
		assert.deepEqual(
			talk("We need help with our EKS cluster", message).passages,
			["services/devops/scenarios/eks-automatisierung/phases/1"],
			message,
		);
	for (const message of ["Any numbers?", "Haben Sie dazu Zahlen?"])
		assert.deepEqual(talk("Do you do Kubernetes?", message).passages, [`${kubernetes}/results`], message);
	for (const message of ["Kann er da helfen?", "Machen Sie so etwas?", "Can you support us?"])
		assert.deepEqual(
			talk("Unsere Alarme ignoriert jeder", message).passages,
			["services/monitoring"],
			message,
		);
	for (const message of ["Was würden Sie tun?", "What do you suggest?"])
		assert.deepEqual(
			talk("Unsere Datenbank ist langsam", message).passages,
			["services/database-management/features/4"],
			message,
		);
});

Deno.test("whether he helps with technologies told is answered by the service that has them", () => {
	assert.deepEqual(talk("Wir nutzen Jenkins und wollen zu GitLab", "Macht er sowas?").passages, [
		"services/devops",
	]);
});

Deno.test("how trouble told is dealt with is told by the point that is about it", () => {
	assert.deepEqual(talk("We need to reduce our cloud bill", "How?").passages, [
		"services/cloud-migration/features/5",
	]);
	assert.deepEqual(talk("Was macht er bei Rhomberg Sersa?", "What does he do for them?").passages, [
		"projects/rhomberg-sersa/tasks",
	]);
});

Deno.test("whether it was done before is no question for the step before", () => {
	for (const message of ["Did you do that before?", "Have you done this before?"])
		assert.deepEqual(talk("Do you do security?", message).passages, ["services/security/projects"], message);
});

Deno.test("after a step told, the length asked for is that of the step, or of all where that is said", () => {
	const example = "services/cloud-migration/scenarios/azure-landing-zone/phases";
	const asked = ["Was ist eine Landing Zone?", "Bauen Sie so was?"];
	assert.deepEqual(talk(...asked, "Wie lange dauert das?").passages, [`${example}/2`]);
	const steps = ["Tell me about your security example", "What is the first step?"];
	for (const message of ["How long in total?", "Wie lange insgesamt?"])
		assert.deepEqual(
			talk(...steps, message).passages,
			["services/security/scenarios/haertung-vor-audit/phases"],
			message,
		);
});

Deno.test("what came out in the end is the results, and what it was done with the technologies", () => {
	const example = ["Machen Sie Monitoring?", "Haben Sie ein Beispiel?"];
	for (const message of ["Und was kam am Ende dabei raus?", "What came out of it in the end?"])
		assert.equal(
			talk(...example, message).passages[0],
			"services/monitoring/scenarios/bereitschaft-mit-slos/results",
			message,
		);
	for (const message of ["Womit haben Sie das gemacht?", "Womit wurde das umgesetzt?"])
		assert.deepEqual(talk(...example, message).passages, ["services/monitoring/technologies"], message);
	for (const message of ["Which models do you use?", "Which models?"])
		assert.deepEqual(
			talk("Can you help with AI?", message).passages,
			["services/ai-development/technologies"],
			message,
		);
});

Deno.test("a technology that no project names is said to be in none", () => {
	for (const message of ["In which project did you use it?", "In welchem Projekt war das?"]) {
		const { outcome, message: answer } = talk("Do you know Ansible?", message);
		assert.equal(outcome, "declined", message);
		assert.match(answer, /no client project|Kundenprojekt/, message);
	}
});

Deno.test("how a point works that was told is said where it was told, and how accurate by the example's figures", () => {
	const downtime = "Can you do zero-downtime deployments?";
	for (const question of ["How does that work?", "Wie funktioniert das?"])
		assert.deepEqual(talk(downtime, question).passages, ["services/devops/features/4"], question);
	const nginx = "Do you do ingress-nginx migrations?";
	assert.deepEqual(talk(nginx, "How does the switch work?").passages, ["services/kubernetes/features/5"]);
	for (const question of ["How reliable is it?", "Wie genau ist das?"])
		assert.deepEqual(talk("We want a chatbot over our documents.", question).passages, [
			"services/ai-development/scenarios/assistent-kundendienst/results",
		]);
});

Deno.test("how many steps there are is told by the steps, of the service even after its technology", () => {
	const phases = ["services/cloud-migration/scenarios/azure-landing-zone/phases"];
	for (const message of ["In wie vielen Phasen?", "Wie viele Schritte sind das?", "How many steps is that?"])
		assert.deepEqual(talk("Machen Sie Cloud-Migration?", message).passages, phases, message);
	assert.deepEqual(talk("Can you migrate our servers?", "To Azure", "How many phases?").passages, phases);
});

Deno.test("how he would deal with what was told is said by the point that is about it", () => {
	const alarms = ["services/monitoring/features/2"];
	for (const message of ["Wie würden Sie das angehen?", "Wie beheben Sie das?", "How would you tackle this?"])
		assert.deepEqual(talk("Wir bekommen viel zu viele Alarme.", message).passages, alarms, message);
	assert.deepEqual(talk("Our database is slow", "What would you check?").passages, [
		"services/database-management/features/4",
	]);
});
