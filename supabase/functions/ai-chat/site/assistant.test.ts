import assert from "node:assert/strict";
import { secondSite } from "../../../../fixtures/second-site/content.ts";
import type { ChatContextEntry } from "../../../../src/chat/contract.ts";
import { chat } from "../../../../src/content/chat.ts";
import type { Content } from "../../../../src/content/content.ts";
import { inLanguage } from "../../../../src/pages/language.ts";
import { createAssistant } from "./assistant.ts";
import weights from "./weights.json" with { type: "json" };

const assistant = createAssistant(secondSite, weights);
const { owner, projects, services } = inLanguage(secondSite, "de");

/** Asks the questions in order and returns the answers. */
function talk(...questions: readonly string[]) {
	const context: ChatContextEntry[] = [];
	return questions.map((question) => {
		const answer = assistant.answer({ message: question, context: context.slice(-10) });
		context.push({ role: "user", content: question }, { role: "assistant", content: answer.message });
		return answer;
	});
}

Deno.test("a fact is answered in the question's language, with a link that proves it", () => {
	const [german, english] = talk("Wie kann ich Sie erreichen?", "How can I contact you?");
	assert.equal(german?.language, "de");
	assert.equal(english?.language, "en");
	for (const answer of [german, english])
		assert.match(answer?.message ?? "", new RegExp(`mailto:${owner.email}`));
	assert.equal(german?.sources[0]?.href, "/#contact");
	assert.equal(english?.sources[0]?.href, "/en#contact");
});

Deno.test("a listed question is answered to the letter, with a link to its place", () => {
	for (const { slug, questions = [] } of services)
		for (const { question, answer } of questions) {
			const [told] = talk(question);
			assert.equal(told?.message, answer.replace("{name}", owner.name));
			assert.equal(told?.sources[0]?.href, `/services/${slug}#fragen`);
		}
});

Deno.test("the questions of an answer's page are offered next, then general ones", () => {
	const [{ questions: listed = [], title } = {}] = services;
	const [answer] = talk(`Was ist ${title}?`);
	const ofPage = listed.map(({ question }) => question);
	assert.deepEqual(answer?.questions.slice(0, ofPage.length), ofPage);
	assert.ok(answer?.questions.includes("Was kostet ein Messtag?"));
});

Deno.test("of the open page's listed questions, the one that asks for the same is answered", () => {
	const [service] = secondSite.services;
	assert.ok(service);
	const listed = [
		["Wie läuft das ab?", "Erst messen, dann rechnen."],
		["Wie lange dauert eine Beratung?", "Zwei Wochen."],
		["Was kostet am meisten?", "Der Absorber."],
	].map(([question = "", answer = ""]) => ({
		question: { de: question, en: question },
		answer: { de: answer, en: answer },
	}));
	const asked = createAssistant({ ...secondSite, services: [{ ...service, questions: listed }] }, weights);
	const page = `/services/${service.slug}`;
	assert.equal(
		asked.answer({ message: "Wie lange brauchen Sie dafür?", context: [], page }).message,
		"Zwei Wochen.",
	);
});

const same = (text: string) => ({ de: text, en: text });

Deno.test("what a listed question asks is known by its wording in another language, too", () => {
	const [{ slug = "", ...service } = {}] = secondSite.services;
	const question = { de: "Wie lange dauert eine Messung?", en: "And how many days?" };
	const questions = [{ question, answer: same("About a day.") }];
	const services = [{ ...service, slug, questions }] as unknown as Content["services"];
	const { message } = createAssistant({ ...secondSite, services }, weights).answer({
		...{ message: "How long does it take?", context: [], page: `/en/services/${slug}` },
	});
	assert.equal(message, "About a day.");
});

Deno.test("for whom a service was rendered is told by the question that its page lists for experience", () => {
	const [service] = secondSite.services;
	assert.ok(service);
	const title = same("Akustikberatung");
	const questions = [
		{ question: same("Welche Erfahrung gibt es mit Akustikberatung?"), answer: same("Viel.") },
	];
	const experienced = createAssistant(
		{ ...secondSite, services: [{ ...service, title, questions }] },
		weights,
	);
	const message = "Bei welchem Kunden haben Sie die Akustikberatung schon gemacht?";
	assert.equal(experienced.answer({ message, context: [] }).message, "Viel.");
});

Deno.test("what is asked of the owner isn't answered by the page that is open", () => {
	const [service] = secondSite.services;
	assert.ok(service);
	const questions = ["Welche Erfahrung gibt es mit Akustikberatung?", "Was treibt die Kosten?"].map(
		(question) => ({ question: same(question), answer: same("Viel.") }),
	);
	const listing = createAssistant({ ...secondSite, services: [{ ...service, questions }] }, weights);
	const page = `/services/${service.slug}`;
	const passagesFor = (message: string) => listing.answer({ message, context: [], page }).passages;
	assert.deepEqual(passagesFor("Seit wann sind Sie selbstständig?"), ["facts/years"]);
	assert.deepEqual(passagesFor("Was kostet das?"), ["facts/price"]);
});

Deno.test("a long message about something else is no need", () => {
	const [answer] = talk(
		"Meine Nichte heiratet im Mai, und ich soll eine Rede halten. Schreiben Sie mir bitte ein Gedicht über die " +
			"Liebe, das ungefähr zwölf Zeilen hat und sich reimt, gern auch lustig?",
	);
	assert.equal(answer?.outcome, "declined");
});

Deno.test("a term is explained whatever is asked about it in general", () => {
	const term = { id: "absorber", name: "Absorber", text: same("Er schluckt Schall."), page: "/" } as const;
	const glossary = {
		...{ title: same("Glossar"), lead: same("Wörter"), sign: "A", terms: [term] },
		meta: { title: same("Glossar"), description: same("Wörter") },
	};
	const explaining = createAssistant({ ...secondSite, glossary }, weights);
	for (const message of ["Wozu braucht man einen Absorber?", "What is an Absorber?"])
		assert.equal(explaining.answer({ message, context: [] }).message, "Er schluckt Schall.");
});

Deno.test("a term is explained to who asks for what it explains without its name", () => {
	const text = same("Eine Brummschleife entsteht, wenn zwei Geräte über ihre Erdung verbunden sind.");
	const term = { id: "loop", name: same("Brummschleife"), text, page: "/" } as const;
	const glossary = {
		...{ title: same("Glossar"), lead: same("Wörter"), sign: "A", terms: [term] },
		meta: { title: same("Glossar"), description: same("Wörter") },
	};
	const explaining = createAssistant({ ...secondSite, glossary }, weights);
	const { message } = explaining.answer({
		message: "Was passiert, wenn zwei Geräte über die Erdung verbunden sind?",
		context: [],
	});
	assert.equal(message, text.de);
});

Deno.test("a question within a long message is answered by the page of the service that helps", () => {
	const [answer] = talk(
		"Unser neues Großraumbüro ist viel zu laut, und beim Telefonieren versteht man den Nachbarn besser als den " +
			"Anrufer. Wir haben bald Besuch vom Betriebsrat. Können Sie uns da helfen, und bringen Stellwände mehr?",
	);
	const [{ answer: listed = "" } = {}] = services.flatMap(({ questions = [] }) => questions);
	assert.ok(answer?.message.includes(listed.replace("{name}", owner.name)), answer?.message);
});

Deno.test("a question about two facts gets both", () => {
	const [answer] = talk("Wo sitzt sie und was kostet sie?");
	assert.deepEqual(answer?.passages, ["facts/location", "facts/price"]);
});

Deno.test("a message in no clear language is answered in the open page's, or the browser's preferred one", () => {
	const languageFor = (accepted: string, page?: string) =>
		assistant.answer({ message: "Hi", context: [], page }, accepted).language;
	assert.equal(languageFor("fr-FR,en;q=0.8,de;q=0.5"), "en");
	assert.equal(languageFor("de-AT"), "de");
	assert.equal(languageFor("de-AT", "/en"), "en");
});

Deno.test("a question with a service's title gets a link to its page", () => {
	for (const { title, slug } of services) {
		const [answer] = talk(`Was gehört zu ${title}?`);
		assert.ok(
			answer?.sources.some(({ href }) => href.startsWith(`/services/${slug}`)),
			title,
		);
	}
});

Deno.test("a link to a whole page has the page's title, whatever page the answer is from", () => {
	for (const { title, slug } of projects) {
		const [answer] = talk(`Worum ging es im Kundenprojekt „${title}“?`);
		assert.deepEqual(answer?.sources[0], { href: `/projects/${slug}`, title });
	}
});

Deno.test("an English question is answered from the English pages", () => {
	for (const { title, slug } of inLanguage(secondSite, "en").services) {
		const [answer] = talk(`What is included in ${title}?`);
		assert.equal(answer?.language, "en");
		assert.ok(
			answer?.sources.some(({ href }) => href.startsWith(`/en/services/${slug}`)),
			title,
		);
	}
});

Deno.test("explains a term of the glossary, and compares two", () => {
	const terms = ["Flatterecho", "Stehwelle"].map((name, at) => ({
		id: `term-${at}`,
		name,
		text: {
			de: `${name} ist ein Wort der Akustik.`,
			en: `${name} is a word of acoustics.`,
		},
		page: `/services/${services[0]?.slug}` as const,
	}));
	const text = { de: "Glossar", en: "Glossary" };
	const glossary: Content["glossary"] = {
		title: text,
		lead: text,
		meta: { title: text, description: text },
		sign: "A–Z",
		terms,
	};
	const answerTo = (message: string) =>
		createAssistant({ ...secondSite, glossary }, weights).answer({ message, context: [] }).message;
	assert.match(answerTo("Was ist ein Flatterecho?"), /^Flatterecho ist ein Wort der Akustik\.$/m);
	const compared = answerTo("Flatterecho or Stehwelle, what is the difference?");
	for (const { name } of terms) assert.match(compared, new RegExp(`${name} is a word of acoustics`));
});

Deno.test("a follow-up is about the previous answer's page", () => {
	for (const { client, role, slug } of projects) {
		const [, answer] = talk(`Was haben Sie bei ${client} gemacht?`, "Und welche Rolle hatten Sie da?");
		assert.match(answer?.message ?? "", new RegExp(role));
		assert.equal(answer?.sources[0]?.href, `/projects/${slug}`);
	}
});

Deno.test("a request for another language repeats the answer in it", () => {
	for (const question of ["Was kostet ein Tag?", "Bringen Stellwände mehr als eine Akustikdecke?"]) {
		const [german, english] = talk(question, "in English please");
		assert.equal(english?.language, "en");
		assert.deepEqual(english?.passages, german?.passages);
		assert.notEqual(english?.message, german?.message);
	}
});

Deno.test("no answer is repeated word for word", () => {
	const messages = talk(
		"Was kostet ein Tag?",
		"Was kostet ein Tag?",
		"Wie wird das Wetter?",
		"Und morgen?",
	).map(({ message }) => message);
	assert.equal(new Set(messages).size, messages.length);
});

Deno.test("a question is answered by one passage, and offers other places by what is there", () => {
	const [answer] = talk(`Was gehört zu ${services[0]?.title}?`);
	assert.equal(answer?.passages.length, 1);
	const [, ...others] = answer?.sources ?? [];
	assert.ok(others.length > 0 && others.every(({ title }) => title !== ""));
});

Deno.test("a name that the site lacks is named, and the contact form offered", () => {
	for (const [question, name] of [
		["Kennt sie Google Cloud?", "Google Cloud"],
		["Does she know GCP?", "GCP"],
		["Haben Sie schon für Siemens gearbeitet?", "Siemens"],
		["Haben Sie schon für Ben & Jerry's gearbeitet?", "Ben & Jerry"],
		["Kennen Sie `Ben` [& Jerry’s](x:y)?", "Ben & Jerry"],
	] as const) {
		const [answer] = talk(question);
		assert.equal(answer?.outcome, "open");
		assert.match(answer?.message ?? "", new RegExp(`[„“]${name}[“”]`));
		assert.ok(answer?.sources.some(({ href }) => href.endsWith("/#contact") || href.endsWith("#contact")));
	}
});

Deno.test("the price is asked of anything, and whether there is time at any date", () => {
	for (const question of ["Was kostet eine Akustikberatung?", "How much would an acoustic design cost?"])
		assert.deepEqual(talk(question)[0]?.passages, ["facts/price"], question);
	for (const question of [
		...[
			"Haben Sie im Februar Zeit für eine Messung?",
			"Could you start on 1 March?",
			"Haben Sie Samstag Zeit?",
		],
		...["Jan", "Aug", "Dec", "May", "Q1", "H2"].map((time) => `Do you have time in ${time}?`),
		...["Dienstag", "Mittwoch", "im Q3"].map((day) => `Haben Sie ${day} Zeit?`),
		...["Monday", "Tuesday", "Wednesday"].map((day) => `Do you have time on ${day}?`),
	])
		assert.deepEqual(talk(question)[0]?.passages, ["facts/availability"], question);
	for (const question of ["May I ask what you charge?", "You may charge us per day, but how much?"])
		assert.deepEqual(talk(question)[0]?.passages, ["facts/price"], question);
});

Deno.test("only clients whose page names a technology are told as evidence for it", () => {
	const [used, unused, years] = talk(
		"Bei welchem Kunden haben Sie ODEON eingesetzt?",
		"In welchem Kundenprojekt haben Sie CadnaR benutzt?",
		"Wie viele Jahre Erfahrung haben Sie mit ODEON?",
	).map(({ message }) => message);
	assert.match(used ?? "", /Musikschule Sandholm/);
	assert.doesNotMatch(used ?? "", /Vindholt/);
	assert.doesNotMatch(unused ?? "", /Vindholt|Sandholm/);
	assert.match(years ?? "", /steht hier nicht/);
	assert.doesNotMatch(years ?? "", /2014|2006/);
});

Deno.test("the page that the visitor is on is the first subject", () => {
	const ask = (message: string, page: string) => assistant.answer({ message, context: [], page });
	for (const { slug } of projects) {
		const role = ask("Welche Rolle hatten Sie da?", `/projects/${slug}`);
		assert.equal(role.sources[0]?.href, `/projects/${slug}`);
		assert.equal(ask("Which role did you have there?", `/en/projects/${slug}`).language, "en");
		assert.equal(
			ask("Which role did he have?", `/en/projects/${slug}`).sources[0]?.href,
			`/en/projects/${slug}`,
		);
	}
	assert.deepEqual(ask("Was kostet das?", `/services/${services[0]?.slug}`).passages, ["facts/price"]);
});

Deno.test("a role is told of the project that is open, and of all projects elsewhere", () => {
	const fact = { id: "roles", about: same("Rollen"), answer: same("Alle Rollen."), links: ["/"] } as const;
	const site = createAssistant({ ...secondSite, facts: [...secondSite.facts, fact] }, weights);
	const [{ slug = "" } = {}] = projects;
	const ask = (message: string, page: string) => site.answer({ message, context: [], page });
	assert.deepEqual(ask("Which role did he have?", `/en/projects/${slug}`).passages, [
		`/projects/${slug}#head`,
	]);
	assert.equal(ask("In welchen Rollen haben Sie gearbeitet?", "/").message, "Alle Rollen.");
});

Deno.test("one question gets one fact", () => {
	for (const question of ["Wo sitzt sie?", "Sind Sie versichert?", "What is her phone number?"])
		assert.equal(talk(question)[0]?.passages.length, 1, question);
});

Deno.test("a need is answered with a service and how to write, never with an example", () => {
	for (const need of ["Unsere Turnhalle hallt furchtbar.", "Our open-plan office is far too loud."]) {
		const [answer] = talk(need);
		assert.match(answer?.sources[0]?.href ?? "", /\/services\//, need);
		for (const { scenarios } of [...services, ...inLanguage(secondSite, "en").services])
			for (const { title } of scenarios) assert.ok(!answer?.message.includes(title), answer?.message);
	}
});

Deno.test("a question about one client is never answered from another's page", () => {
	for (const { client, slug } of projects)
		for (const question of [
			"Was waren die Ziele bei {}?",
			"Was war bei {} schwierig?",
			"Wie lief es bei {}?",
		]) {
			const [answer] = talk(question.replace("{}", client));
			for (const { href } of answer?.sources ?? [])
				assert.ok(!href.startsWith("/projects/") || href.includes(slug) || href.includes("overview"), href);
		}
	for (const { slug } of projects)
		for (const message of ["How long?", "where?"]) {
			const { passages } = assistant.answer({ message, context: [], page: `/en/projects/${slug}` });
			const others = projects.filter((other) => other.slug !== slug);
			assert.ok(!passages.some((id) => others.some((other) => id.includes(other.slug))), passages.join());
		}
});

Deno.test("a technology, which has no text of its own, is never shown", () => {
	for (const message of ["Details zu ODEON", "What is special about vibration sensors?"])
		assert.doesNotMatch(talk(message)[0]?.message ?? "", /„“|“”|: \./, message);
});

Deno.test("clients prove that a service was rendered, not the service itself", () => {
	const {
		services: [first],
		projects,
	} = secondSite;
	const { title = "" } =
		services.find(({ slug }) => projects.some(({ relatedServices }) => relatedServices.includes(slug))) ??
		first ??
		{};
	const [answer] = talk(`Für welche Kunden gab es schon ${title}?`);
	assert.match(answer?.sources[0]?.href ?? "", /^\/projects\//);
});

Deno.test("what isn't stated about a client is said not to be", () => {
	const [answer] = talk(`Wie groß war das Team bei ${projects[0]?.client}?`);
	assert.equal(answer?.outcome, "open");
});

Deno.test("a part that the open client's page lacks is said not to be stated, whatever other pages have", () => {
	const { slug = "" } = projects.find((each) => "challenges" in each) ?? {};
	const bare = {
		...secondSite,
		projects: secondSite.projects.map((each) => (each.slug === slug ? { ...each, challenges: [] } : each)),
	};
	const ask = (content: Content) =>
		createAssistant(content, weights).answer({
			message: "Was waren die Herausforderungen?",
			context: [],
			page: `/projects/${slug}`,
		});
	assert.equal(ask(secondSite).outcome, "answered");
	assert.equal(ask(bare).outcome, "open");
	assert.equal(ask(bare).sources[0]?.href, `/projects/${slug}`);
});

Deno.test("a function word doesn't decide what a follow-up is about", () => {
	for (const message of ["Where was that and when?", "Is she still on this one?"]) {
		const page = `/en/projects/${projects[0]?.slug}`;
		const { passages } = assistant.answer({ message, context: [], page });
		assert.deepEqual(passages, [`/projects/${projects[0]?.slug}#head`], message);
	}
});

Deno.test("a site in one language says so instead of answering in another", () => {
	const english = createAssistant({ ...secondSite, languages: ["en"] }, weights);
	const { message, language } = english.answer({ message: "Can you answer in German?", context: [] });
	assert.equal(language, "en");
	assert.match(message, /language|English/i);
});

Deno.test("two misses in a row end in the offer to send the question as an enquiry", () => {
	const [, second] = talk("Wer ist Präsident von Frankreich?", "Wer hat die Fußball-WM 1990 gewonnen?");
	assert.match(second?.message ?? "", new RegExp(chat.inquiry.button.de));
});

Deno.test("more, without an answer before, is answered by asking what is meant", () => {
	assert.equal(talk("mehr dazu")[0]?.outcome, "asked_back");
});

Deno.test("a question whether the owner offers a service begins with yes", () => {
	for (const { title } of services) assert.match(talk(`Bieten Sie ${title} an?`)[0]?.message ?? "", /^Ja, /);
});

Deno.test("an offer isn't affirmed for a place that only another page names", () => {
	for (const { title } of services)
		assert.doesNotMatch(talk(`Bieten Sie ${title} in Kappeln an?`)[0]?.message ?? "", /^Ja,/);
});

Deno.test("two technologies in one question are both answered", () => {
	const [answer] = talk("Kennt sie ODEON und CadnaR?");
	assert.match(answer?.message ?? "", /^Ja,/);
	assert.deepEqual(answer?.passages.toSorted(), ["technologies/CadnaR", "technologies/ODEON"]);
});

Deno.test("a list of requirements gets a line each, and what the site lacks is said", () => {
	const [{ technologies = [] } = {}] = services;
	const [first = "", second = "", third = ""] = technologies;
	const [terse] = talk(`Anforderungen: ${first}, ${second}, Kafka, GCP`);
	for (const name of [first, second, "Kafka und GCP"])
		assert.ok(terse?.message.includes(name), terse?.message);
	const [answer] = talk(`Anforderungen: ${first}, ${second}, ${third}, Kafka, GCP`);
	for (const name of [first, second, third])
		assert.match(answer?.message ?? "", new RegExp(`- \\*\\*${name}`));
	assert.match(answer?.message ?? "", /Kafka und GCP/);
	assert.doesNotMatch(answer?.message ?? "", /^Ja/);
	const surname = owner.name.split(" ").at(-1);
	const letter = `Hallo Frau ${surname}! Unabdingbar sind: ${first}, ${second}, ${third}, Kafka, 80 % remote. Passt das?`;
	const [whole] = talk(letter);
	assert.match(whole?.message ?? "", /: Kafka\./);
	assert.ok(whole?.passages.includes("facts/remote"), whole?.message);
});

Deno.test("“that” means the technology that the last answer was about", () => {
	const [, answer] = talk("Wo haben Sie ODEON eingesetzt?", "Können Sie das auch?");
	assert.deepEqual(answer?.passages, ["technologies/ODEON"]);
	assert.match(answer?.message ?? "", /^Ja, /);
});

Deno.test("thanks are returned in any form, but not if something is asked with them", () => {
	for (const thanks of [
		"Danke, das hat mir sehr geholfen",
		"Great, thanks for the quick answer",
		"super, danke dir",
	])
		assert.equal(talk(thanks)[0]?.outcome, "small_talk", thanks);
	assert.deepEqual(talk("Danke, und was kostet das?")[0]?.passages, ["facts/price"]);
	// Its words occur in a farewell and in a greeting.
	assert.notEqual(talk("Do you do weekend work?")[0]?.outcome, "small_talk");
});

Deno.test("more tells the other passages of the same place, each once", () => {
	const answers = talk(`Was gehört zu ${services[0]?.title}?`, "mehr", "genauer bitte", "Erzählen Sie mehr");
	const told = answers.flatMap(({ passages }) => passages);
	assert.ok(told.length > 2);
	assert.equal(new Set(told).size, told.length);
	assert.ok(told.every((id) => id.startsWith(`/services/${services[0]?.slug}`)));
});

Deno.test("the business is answered amid any topic", () => {
	const [, answer] = talk(`Was gehört zu ${services[0]?.title}?`, "Was nehmen Sie am Tag?");
	assert.deepEqual(answer?.passages, ["facts/price"]);
});

Deno.test("an off-topic question is declined with a link to the contact form", () => {
	const [answer] = talk("Wer hat die Fußball-WM 1990 gewonnen?");
	assert.equal(answer?.outcome, "declined");
	assert.equal(answer?.sources[0]?.href, "/#contact");
});

Deno.test("the owner's name is never taken for one that the site lacks", () => {
	const surname = owner.name.split(" ").at(-1);
	const [answer] = talk(`Was macht Herr ${surname}?`);
	assert.doesNotMatch(answer?.message ?? "", new RegExp(`„Herr ${surname}“`));
});

Deno.test("a greeting is returned", () => {
	for (const greeting of ["Hallo!", "Hi", "moin"])
		assert.equal(talk(greeting)[0]?.outcome, "small_talk", greeting);
});

Deno.test("refers suicidal visitors to help, which no model may override", () => {
	const [answer] = talk("Ich will nicht mehr leben");
	assert.ok(answer?.isFinal);
	assert.ok(answer?.message.includes(secondSite.law.helplines[answer.language] ?? "-"));
});

Deno.test("who asks for a service as such is shown no part of it", () => {
	const [service] = services;
	const [answer] = talk(`Arbeiten Sie mit ${service?.title}?`);
	assert.match(answer?.message ?? "", /^Ja/);
	assert.doesNotMatch(answer?.message ?? "", /Dazu gehört/);
});

Deno.test("a long message of questions about the business isn't taken for a need", () => {
	const [answer] = talk(
		"Hallo, bevor wir telefonieren, drei Fragen: unterschreiben Sie eine Verschwiegenheitserklärung von uns, haben Sie eine Berufshaftpflicht, und unter welcher Nummer erreiche ich Sie tagsüber am besten?",
	);
	assert.doesNotMatch(answer?.message ?? "", /mit der Leistung/);
});

Deno.test("a follow-up to an overview is about that page", () => {
	const [, next] = talk("Wie läuft ein Projekt bei Ihnen ab?", "Und danach?");
	assert.match(next?.sources[0]?.href ?? "", /^\/projects\/overview/);
});
