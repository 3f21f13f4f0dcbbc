import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { normalize } from "../text/fold.ts";
import { readTrouble } from "./trouble-asked.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("trouble told in a sentence leads to the service for it and to the form", () => {
	for (const [message, id] of [
		["Unsere Pipelines schlagen dauernd fehl", "services/devops"],
		["Unsere Auslieferungen dauern das ganze Wochenende", "services/devops"],
		["Wir machen fast alles noch manuell", "services/devops"],
		["Our builds take ages, we keep waiting", "services/devops"],
		["Our website is down all the time", "services/monitoring"],
		["Bei uns fallen ständig die Server aus", "services/monitoring"],
		["Bei uns haben alle Adminrechte", "services/security"],
		["Our certificates keep expiring", "services/security"],
		["We keep failing our security audit", "services/security"],
		["Nobody takes our alerts seriously", "services/monitoring"],
		["Wir kriegen 90 Alarme pro Woche, bitte helfen Sie", "services/monitoring"],
		["Our team gets 150 alerts per day, help", "services/monitoring"],
		["Keiner von uns kennt sich mit dem Kubernetes-Cluster aus", "services/kubernetes"],
		["Unsere MySQL-Datenbank ist ständig langsam", "services/database-management"],
		["Wir wollen VMware ablösen", "services/cloud-migration"],
		["Unser Hoster macht zu", "services/cloud-migration"],
	] as const) {
		const { passages, sources } = ask(message);
		assert.equal(passages[0], id, `${message}: ${passages}`);
		assert.ok(
			sources.some(({ href }) => href === "/#contact"),
			message,
		);
	}
});

Deno.test("whoever pays too much for a cloud hears how costs are kept low", () => {
	for (const message of [
		"Unsere Azure-Kosten steigen ständig",
		"We are paying too much for Azure",
		"Hilfe, unsere AWS-Rechnung explodiert",
	])
		assert.ok(ask(message).passages.includes("services/cloud-migration/features/5"), message);
});

Deno.test("whose people have left, or whose trouble has no name, hears of all services and where to write", () => {
	for (const message of [
		"Unser DevOps-Engineer hat gekündigt",
		"Our sysadmin quit",
		"Unsere IT ist ein einziges Problem",
	]) {
		const { passages } = ask(message);
		assert.ok(passages.includes("services") && passages.includes("facts/contact"), `${message}: ${passages}`);
	}
	assert.ok(
		ask("Unser Administrator ist krank, könnten Sie einspringen?").passages.includes("facts/availability"),
	);
});

Deno.test("who asks what is worth it or advised hears of the service that weighs it", () => {
	assert.equal(ask("Macht Kubernetes für uns überhaupt Sinn?").passages[0], "services/kubernetes");
	assert.equal(ask("Cloud oder on-premises, was empfehlen Sie uns?").passages[0], "services/consulting");
});

Deno.test("a question how, when or by what means, and one about him, tell of no trouble", () => {
	for (const message of [
		"Wie lange dauern Ihre Deployments?",
		"Unsere Images laufen alle als root. Warum macht OpenShift da Ärger?",
		"We need someone to upgrade our clusters",
		"Haben Sie schon Pipelines von Hand gebaut?",
		"Welche Datenbank war bei uns langsam?",
	])
		assert.equal(readTrouble(normalize(message)), undefined, message);
});

Deno.test("a chatbot wanted for oneself is offered the service, and no word of this one", () => {
	for (const message of ["Wir hätten gern einen Chatbot", "We are looking for a chatbot"])
		assert.equal(
			siteAssistant.answer({ message, context: [] }).passages[0],
			"services/ai-development",
			message,
		);
	const { passages } = siteAssistant.answer({ message: "Bist du ein Chatbot?", context: [] });
	assert.deepEqual(passages, ["facts/bot"]);
});

Deno.test("an admin who is wanted for everything is nobody with too many rights", () => {
	for (const message of [
		"Bei uns sind alle Admins auf dem Server, jeder ist Admin.",
		"Bei uns haben alle Adminrechte.",
	])
		assert.deepEqual(readTrouble(normalize(message))?.tells.slice(0, 1), ["services/security"], message);
	assert.equal(readTrouble(normalize("Wir suchen einen Admin für alle unsere Server.")), undefined);
});

Deno.test("who tells of his plans or worries, and asks what is done about them, is led to the service for it", () => {
	for (const [message, ...ids] of [
		["Wir möchten unser Rechenzentrum aufgeben. Wie gehen Sie vor?", "services/cloud-migration"],
		["Weg vom gemieteten Rechenzentrum, das ist der Plan. Wie läuft das ab?", "services/cloud-migration"],
		["Broadcom hat unsere Lizenzkosten verdreifacht. Was schlagen Sie vor?", "services/cloud-migration"],
		["An API key of ours was leaked. What would you do to prevent that?", "services/security"],
		["Wir teilen uns alle denselben SSH-Schlüssel. Was tun?", "services/security"],
		["A customer wants us audited in spring. Help?", "services/security"],
		["We have to leave our data center by June. What do you suggest?", "services/cloud-migration"],
		["The lease of our data centre ends next year. Is that enough?", "services/cloud-migration"],
		["Everybody on our team shares one SSH key. What do you recommend?", "services/security"],
		["Jenkins nervt uns. Was raten Sie?", "services/devops"],
		["Our Postgres is just one server. What do you suggest?", "services/database-management"],
		["Unser IT-Leiter geht bald in den Ruhestand", "projects/overview/approach/2"],
		["Unsere Nutzer melden Störungen immer vor uns. Wie ändert man das?", "services/monitoring"],
		["Unser Vertrag mit dem Rechenzentrum endet im Herbst. Reicht die Zeit?", "services/cloud-migration"],
		["We can't decide between Flux and Argo CD, can you help?", "services/consulting"],
		["Wir sind eine Arztpraxis mit drei Servern.", "facts/size"],
	] as const)
		assert.equal(ask(message).passages[0], ids[0], message);
});

Deno.test("who tells of untested backups, noisy alarms, releases at night or a missing lead hears of the service first", () => {
	for (const [message, ...ids] of [
		["Bei uns kümmert sich niemand um die Backups.", "services/database-management"],
		["We have never tested our restore.", "services/database-management"],
		["Unsere Alarme nerven nur noch.", "services/monitoring"],
		["We get dozens of alerts a day.", "services/monitoring"],
		["Unser Release dauert immer den ganzen Abend.", "services/devops"],
		["Our deployments only happen at night.", "services/devops"],
		["Ein Großkunde möchte uns im Herbst auditieren.", "services/security"],
		["Nächsten Monat steht bei uns ein Kundenaudit an.", "services/security"],
		["Wir suchen einen Teamleiter auf Zeit für unsere Plattform.", "services/consulting"],
	] as const)
		assert.equal(ask(message).passages[0], ids[0], message);
});

Deno.test("whoever wonders why his own system fails, or whether it was broken into, is told who looks into it", () => {
	for (const [question, service] of [
		["Warum ist unser Webshop seit Tagen so langsam?", "services/monitoring"],
		["Why does our website crash all the time?", "services/monitoring"],
		["Wieso sind unsere Builds so langsam?", "services/devops"],
		["How can I tell if my server has been compromised?", "services/security"],
	] as const)
		assert.equal(readTrouble(normalize(question))?.tells[0], service, question);
	for (const question of [
		"Why was the website slow in the example?",
		"Warum wechseln unsere Kunden zu Ihnen?",
	])
		assert.equal(readTrouble(normalize(question)), undefined, question);
});
