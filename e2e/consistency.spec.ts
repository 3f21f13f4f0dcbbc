import {
	certificationPath,
	certifications,
	projectPath,
	projects,
	sitePaths,
} from "../src/content/catalog.ts";
import { owner } from "../src/content/owner.ts";
import { STATUS_LABELS } from "../src/content/types.ts";
import { buildPassages } from "../supabase/functions/ai-chat/passages.ts";
import { siteContent } from "../supabase/functions/ai-chat/site-content.ts";
import { BASE_PATH_SITE } from "./environment.ts";
import { expect, test } from "./fixtures.ts";

/**
 * The site tells its facts in four ways: on pages, as JSON-LD, as Markdown and through the assistant. Here all
 * of them are read as they are published and compared, fact by fact.
 */
test.use({ baseURL: BASE_PATH_SITE.url });

/** What the specification demands to differ, by name. Everything else has one value. */
const DEMANDED = {
	/** Freelance since 2007; the hero's badge names 2012, when cloud and DevOps came. */
	beginnings: ["2007", "2012"],
	/** Years of experience: "17+" in the hero, "17" on the overview's tile. */
	experience: ["17+", "17"],
	/** Projects: the hero counts large ones, the overview its portfolio, the home page's card everything. */
	projects: { "/": ["9+", "15+"], "/projects/overview": ["14+"] } as Record<string, string[]>,
};
const CLIENTS = ["12+"];
const TECHNOLOGIES = ["25+"];
const LEVELS = ["Associate", "Expert", "Express"];
const STATUSES = ["Aktiv zertifiziert", "Vendor-neutral"];

type Face = "page" | "JSON-LD" | "Markdown" | "assistant";
interface Telling {
	face: Face;
	path: string;
	text: string;
}

const passages = buildPassages(siteContent);
const plain = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();
const withoutTags = (html: string) =>
	plain(
		html
			.replace(/<[^>]+>/g, " ")
			.replaceAll("&amp;", "&")
			.replaceAll("&lt;", "<"),
	);

let tellings: Telling[] = [];
const of = (path: string) => tellings.filter((telling) => telling.path === path);

test.beforeAll(async ({ playwright }) => {
	const request = await playwright.request.newContext();
	const read = async (file: string) =>
		(await request.get(`${BASE_PATH_SITE.url}${file.replace(/^\//, "")}`)).text();
	tellings = [];
	for (const path of sitePaths) {
		const html = await read(path);
		const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
		const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
		const markdown = await read(path === "/" ? "/index.md" : `${path}.md`);
		const subject = path.slice(1);
		const said = passages.filter(
			(passage) => passage.subject === subject || (path === "/" && /^(about|facts)/.test(passage.subject)),
		);
		const assistant = said.map(({ text, answer }) => `${text} ${answer.de} ${answer.en}`).join(" ");
		tellings.push({ face: "page", path, text: withoutTags(main) });
		tellings.push({ face: "JSON-LD", path, text: plain(jsonLd) });
		tellings.push({ face: "Markdown", path, text: plain(markdown.replace(/[*_\\]/g, "")) });
		if (assistant !== "")
			tellings.push({ face: "assistant", path, text: plain(assistant.replace(/[*_]/g, "")) });
	}
	await request.dispose();
});

const facesOf = (path: string) => of(path).map(({ face }) => face);

/** Page and Markdown put a label before a fact: the fact has to stand there, not just anywhere in the text. */
function expectLabelled(path: string, facts: Readonly<Record<string, string>>) {
	for (const { face, text } of of(path))
		if (face === "page" || face === "Markdown")
			for (const [label, fact] of Object.entries(facts)) {
				const said = [`${label} ${fact}`, `${label}: ${fact}`].some((words) => text.includes(words));
				expect(said, `${face}: ${label} ${fact}`).toBe(true);
			}
}

for (const project of projects)
	test(`${project.client}: role, place and years are the same everywhere`, () => {
		const path = projectPath(project.slug);
		expect(facesOf(path)).toEqual(["page", "JSON-LD", "Markdown", "assistant"]);
		for (const { face, text } of of(path)) {
			const years = new Set(text.match(/(?<![\d.])(?:19|20)\d\d(?![\d.])/g));
			expect([...years], `${face}: years`).toEqual([String(project.year)]);
			for (const fact of [project.client, project.role, project.location]) expect(text, face).toContain(fact);
			const roles = [
				...text.matchAll(/als ([^.,]+) im Einsatz|im Einsatz, als ([^.]+)|"jobTitle":"([^"]+)/g),
			];
			for (const [, ...role] of roles) expect(role, face).toContain(project.role);
			if (face === "JSON-LD" || face === "assistant") expect(roles, face).not.toEqual([]);
		}
		expectLabelled(path, { Zeitraum: project.period, Ort: project.location, Rolle: project.role });
	});

for (const certification of certifications)
	test(`${certification.title}: issuer, level and status are the same everywhere`, () => {
		const { issuer, level, status, title } = certification;
		const path = certificationPath(certification.slug);
		expect(facesOf(path)).toEqual(["page", "JSON-LD", "Markdown", "assistant"]);
		for (const { face, text } of of(path)) {
			for (const fact of [title, issuer, level]) expect(text, face).toContain(fact);
			// Schema.org has no word for a certificate's status.
			if (face !== "JSON-LD") expect(text.toLowerCase(), face).toContain(status.toLowerCase());
			for (const other of STATUSES.filter((candidate) => candidate !== status))
				expect(text, face).not.toContain(other);
		}
		expectLabelled(path, { Aussteller: issuer, Stufe: level, [STATUS_LABELS[status]]: status });
		const named = of(path).flatMap(({ text }) =>
			[...text.matchAll(/(?:stufe|level)[":\s]+(\w+)/gi)].map(([, word = ""]) => word),
		);
		expect(named).toContain(level);
		for (const word of named) if (LEVELS.includes(word)) expect(word).toBe(level);
	});

/** Numbers that stand before one of the words, with at most one word between. */
const counts = (text: string, words: string) =>
	[...text.matchAll(new RegExp(`(\\d+\\+?):? (?:[a-zäöüß]+ )?(?:${words})\\b`, "g"))].map(
		([, count = ""]) => count,
	);

test("years of experience, projects, clients and technologies are counted alike", () => {
	const found = { experience: new Set<string>(), projects: new Set<string>() };
	for (const { face, path, text } of tellings) {
		const where = `${face} of ${path}`;
		for (const count of counts(text, "Jahren? Erfahrung|Jahre Erfahrung|years of experience")) {
			expect(DEMANDED.experience, where).toContain(count);
			found.experience.add(count);
		}
		const allowed =
			face === "assistant" ? Object.values(DEMANDED.projects).flat() : (DEMANDED.projects[path] ?? []);
		if (path !== "/" && path !== "/projects/overview") continue;
		for (const count of counts(text, "Projekte|projects")) {
			expect(allowed, where).toContain(count);
			found.projects.add(count);
		}
		for (const count of counts(text, "Kunden|clients")) expect(CLIENTS, where).toContain(count);
		for (const count of counts(text, "Technologien|technologies"))
			expect(TECHNOLOGIES, where).toContain(count);
	}
	expect([...found.experience].sort()).toEqual([...DEMANDED.experience].sort());
	expect([...found.projects]).toEqual(expect.arrayContaining(["9+", "14+"]));
	for (const [path, demanded] of Object.entries(DEMANDED.projects))
		for (const { face, text } of of(path))
			if (face === "page" || face === "Markdown")
				for (const count of demanded) expect(text, `${face} of ${path}`).toContain(count);
});

test("the home page tells of both beginnings, and nobody of a third", () => {
	for (const { face, text } of of("/")) {
		const since = [...text.matchAll(/\b(?:[Ss]eit|[Ss]ince|Um|foundingDate"\s*:\s*") ?(\d{4})/g)].map(
			([, year = ""]) => year,
		);
		expect(since, face).toContain("2007");
		const known = [...DEMANDED.beginnings, ...projects.map(({ year }) => String(year))];
		for (const year of since) expect(known, face).toContain(year);
	}
	expect(of("/").find(({ face }) => face === "page")?.text).toContain("seit 2012");
});

test("place and contact are the same everywhere", () => {
	for (const { face, text } of of("/")) {
		expect(text, face).toContain("Düsseldorf");
		expect(text, face).toContain(owner.email);
	}
	for (const { face, text } of [...of("/impressum"), ...of("/datenschutz")])
		if (face === "page" || face === "Markdown") {
			const { street, postalCode, city } = owner.postalAddress;
			for (const fact of [owner.name, street, `${postalCode} ${city}`]) expect(text, face).toContain(fact);
		}
});
