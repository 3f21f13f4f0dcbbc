import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, context: { role: "user" | "assistant"; content: string }[] = []) =>
	siteAssistant.answer({ message, context });

Deno.test("who is with the page on assistants asks for its points without naming one", () => {
	const asked = (page: string, question: string) => ask(question, [{ role: "user", content: page }]).passages;
	for (const question of ["Was ist, wenn er etwas erfindet?", "What if it makes things up?"])
		assert.deepEqual(
			asked("Bauen Sie Chatbots?", question)[0],
			"services/ai-development/scenarios/assistent-kundendienst/phases/3",
			question,
		);
	for (const question of ["Läuft das auch auf eigenen GPUs?", "Could that be hosted on premises?"])
		assert.equal(asked("Bauen Sie Chatbots?", question)[0], "services/ai-development/features/5", question);
});

Deno.test("a point of a service's page is told to whoever asks for it in other words", () => {
	for (const [message, id] of [
		["Wie dreht ihr ein kaputtes Release zurück, also Rollback?", "devops/features/3"],
		["Can a faulty release be rolled back?", "devops/features/3"],
		["Do new versions go live without downtime?", "devops/features/4"],
		["What is GitOps in simple terms?", "devops/features/3"],
		["Somebody committed credentials to our repository", "security/features/3"],
		["Was macht man mit Vault?", "security/features/3"],
		["Wie geht ihr mit Ausnahmen von der Härtung um?", "security/features/1"],
		["Which proof can we show the auditors?", "security/scenarios/haertung-vor-audit/phases/5"],
		["Denkt sich der Assistent Antworten aus?", "ai-development/scenarios/assistent-kundendienst/phases/3"],
		[
			"What does the assistant do when it finds nothing?",
			"ai-development/scenarios/assistent-kundendienst/phases/3",
		],
		["How do you measure whether the answers are good?", "ai-development/features/4"],
		["Darf ein Sprachmodell unsere Daten überhaupt verarbeiten?", "ai-development/features/5"],
		["How much does one LLM request cost?", "ai-development/features/4"],
		["Kann dann jede Kollegin alle Unterlagen lesen?", "ai-development/features/2"],
		["How do you cut over without users noticing anything?", "cloud-migration/features/3"],
		["Womit spiegelst du die Server?", "cloud-migration/technologies"],
		["Which CI would you recommend?", "consulting/features/2"],
		["Who can see which files in the chatbot?", "ai-development/features/2"],
		["Läuft der Assistent auch ohne Cloud bei uns im Haus?", "ai-development/features/5"],
		["Could an agent create tickets in our CRM?", "ai-development/features/3"],
		["Are recommendations given in writing?", "consulting"],
		["Worauf achten Sie bei einem Architektur-Review?", "consulting/features/1"],
		["Was treibt die Kosten beim Monitoring?", "monitoring/features/5"],
		["How quickly is a payment outage noticed?", "monitoring/scenarios/bereitschaft-mit-slos/results/2"],
		["How do you decide what to monitor?", "monitoring/scenarios/bereitschaft-mit-slos/phases/1"],
		["Sind die Backups vor Ransomware sicher?", "database-management/scenarios/postgresql-cluster/phases/2"],
		["How much data would we lose?", "database-management/scenarios/postgresql-cluster/results/2"],
		["Wie lange dauert es, Cluster zusammenzulegen?", "kubernetes/scenarios/plattform-konsolidierung/phases"],
		["How long to restore a cluster?", "kubernetes/scenarios/plattform-konsolidierung/results/3"],
		["Which servers do we still need?", "cloud-migration/features/1"],
		["Taugen unsere Sicherungen im Ernstfall?", "database-management/features/1"],
		["How much downtime does a database upgrade need?", "database-management/features/3"],
		["Unser Kunde verlangt SBOMs", "devops/features/5"],
		["Wie sieht so ein Coaching aus?", "consulting/features/4"],
		["Könnten wir auch nur ein Review bekommen, ohne Umsetzung?", "consulting/features/1"],
		["Was ist, wenn das Monitoring selbst ausfällt?", "monitoring/scenarios/bereitschaft-mit-slos/phases/4"],
		["Why is a request slow, and how do you find the cause?", "monitoring/features/3"],
		["How long are logs kept?", "monitoring/features/5"],
		["Managed service or Kubernetes on our own?", "kubernetes/features/1"],
		["Wir haben noch ingress-nginx", "kubernetes/features/5"],
		["How are backups of a cluster made?", "kubernetes/features/4"],
		["Was passiert, wenn die Datenbank ausfällt?", "database-management/features/2"],
		["Hält unser Shop die Last an Weihnachten aus?", "devops/scenarios/eks-automatisierung/phases/4"],
		[
			"Bei uns sind Zertifikate im Cluster abgelaufen",
			"kubernetes/scenarios/plattform-konsolidierung/phases/2",
		],
		["How do we get off extended support on EKS?", "devops/scenarios/eks-automatisierung/phases/3"],
		["Which of our servers should move to the cloud?", "cloud-migration/features/1"],
	] as const)
		assert.equal(ask(message).passages[0], `services/${id}`, message);
});

Deno.test("who tells a problem of his own hears of what remedies it, and who asks what if, of what is done then", () => {
	const azure = "cloud-migration/scenarios/azure-landing-zone";
	const aws = "cloud-migration/scenarios/aws-well-architected";
	const aks = "devops/scenarios/aks-automatisierung";
	const postgres = "database-management/scenarios/postgresql-cluster";
	for (const [message, id] of [
		["Wir müssen beweisen, dass wir nach einem Ausfall schnell wieder laufen", `${aws}/phases/4`],
		["Can you prove to our auditor that we recover after a disaster?", `${aws}/phases/4`],
		["Was ist, wenn eine Availability Zone wegbricht?", `${aws}/phases/4`],
		["Our app only runs in a single availability zone", `${aws}/phases/3`],
		["Wie lange dauert ein Well-Architected Review?", `${aws}/phases/1`],
		["Was ist, wenn der Umzug scheitert?", `${azure}/phases/4`],
		["How do you make sure the data stays in Europe?", `${azure}/phases/2`],
		["Unsere Umgebungen driften auseinander", "devops/features/2"],
		["Is the image rebuilt for every environment?", "devops/features/1"],
		["Can a release go to a few users first?", "devops/features/4"],
		["In which services is a vulnerable library used?", "devops/features/5"],
		["Unser Cluster wurde im Portal zusammengeklickt", `${aks}/phases/2`],
		["Wie zieht der Verkehr auf den neuen Cluster um?", `${aks}/phases/4`],
		["How do you keep the nodes patched?", `${aks}/phases/5`],
		["Our node groups are oversized most of the year", "devops/scenarios/eks-automatisierung/phases/4"],
		["Das Zurückspielen der Datenbank dauert ewig", `${postgres}/phases/2`],
		["Berichte bremsen die Produktivdatenbank aus", `${postgres}/phases/3`],
		["Replizieren Sie synchron oder asynchron?", `${postgres}/phases/3`],
		["Gibt es nach dem Versionswechsel einen Rückweg?", `${postgres}/phases/4`],
		["What happens if the database crashes?", "database-management/features/2"],
		["Was tun gegen langsame SQL-Abfragen?", "database-management/features/4"],
		["Nennt der Assistent seine Quellen?", "ai-development/features/1"],
		["How are Kubernetes secrets stored on AKS?", `${aks}/phases/3`],
		["Which vector store do you use?", "ai-development/scenarios/assistent-kundendienst/phases/2"],
		["Do you use Bedrock or Azure OpenAI?", "ai-development/technologies"],
		["Was kostet eine Anfrage an das Modell?", "ai-development/features/4"],
		[
			"How much faster do the technicians find things?",
			"ai-development/scenarios/assistent-kundendienst/results/2",
		],
	] as const)
		assert.equal(ask(message).passages[0], `services/${id}`, message);
});

Deno.test("where the visitor's own data lies is no point of a service's page", () => {
	assert.deepEqual(ask("Bleiben meine Daten in der EU?").passages, ["portfolio/data-seats"]);
});

Deno.test("a question for figures or an example is none for the point that it is about", () => {
	for (const message of [
		"Wie viele Releases wurden im AKS-Beispiel zurückgenommen?",
		"How many releases were rolled back before and after?",
	])
		assert.notEqual(ask(message).passages[0], "services/devops/features/3", message);
});

Deno.test("on a service's page a word that fits several pages is taken for one of that page", () => {
	const message = "Was gehört zu Cloud-Migration?";
	const { passages } = ask("Und ein Rollback?", [
		{ role: "user", content: message },
		{ role: "assistant", content: ask(message).message },
	]);
	assert.ok(!passages.includes("services/devops/features/3"), `${passages}`);
});
