/**
 * `npm run new-owner -- "Name"`: makes the site another owner's. Replaces the first owner's texts by one example of each
 * kind, renames the project, and leaves a list of what to write. Options: `--email`, `--city`, `--country` (as CH) and
 * `--languages` (as de,en); asks for those that are missing, or without a terminal demands those that decide on law and
 * languages. `--keep` leaves the first owner's pages as examples.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import ts from "typescript";
import { runCommand } from "../command.ts";
import { recordTexts } from "./leftovers.ts";

const CONTENT = "src/content";
/** One example of each kind, as files of `src/content`. */
const TEMPLATES = "fixtures/new-owner";
const PAGES = ["services", "projects", "certifications", "glossary", "catalog.ts"];
/** Files with types that stay. */
const TEXTS = ["home.ts", "assistant.ts", "projects-overview.ts"];
/** Tests, questions and picture of the first owner, and what only this command needs. */
const GONE = [
	...["e2e/specification.spec.ts", "docs/site.png", "evals/questions/pages", "evals/golden"],
	...["evals/conversations.jsonl", TEMPLATES],
];

const QUESTIONS = {
	name: "Your name",
	email: "Your email address",
	city: "Your town",
	country: "Your country, such as AT, CH or IE; Enter for DE",
	languages: "Languages of the site, the first one at /, such as en or en,de; Enter for de,en",
};
const DEFAULTS: Answers = { country: "DE", languages: "de,en" };
type Answers = Partial<Record<keyof typeof QUESTIONS, string>>;

const nameOf = (code: string, locale: string) => new Intl.DisplayNames(locale, { type: "region" }).of(code);

const edit = (file: string, change: (text: string) => string) =>
	writeFileSync(file, change(readFileSync(file, "utf8")));

/** Returns the types of a content file, with the values of its template. */
function withValuesOf(template: string, text: string): string {
	const statements = (code: string, beginning: RegExp) =>
		ts
			.createSourceFile("file.ts", code, ts.ScriptTarget.Latest, true)
			.statements.filter((statement) => beginning.test(statement.getText()));
	return [
		...statements(text, /^import type /),
		...statements(template, /^import (?!type )/),
		...statements(text, /^(export )?(interface|type) /),
		...statements(template, /^(export )?const /),
	]
		.map((statement) => statement.getFullText())
		.join("");
}

/** Turns a template's imports of the content into those of the content file. */
const inContent = (text: string, file: string) =>
	text.replaceAll(/"(?:\.\.\/)+src\/content\//g, `"${file.includes("/") ? "../" : "./"}`);

function copyTemplates(files: readonly string[]): void {
	for (const file of readdirSync(TEMPLATES, { recursive: true, encoding: "utf8" }))
		if (file.endsWith(".ts") && files.includes(file.split("/")[0] ?? "")) {
			cpSync(`${TEMPLATES}/${file}`, `${CONTENT}/${file}`);
			edit(`${CONTENT}/${file}`, (text) => inContent(text, file));
		}
}

/** Returns the law of a country, which is its file's name. */
function lawOf(country: string): string {
	const law = nameOf(country, "en")?.toLowerCase() ?? "";
	return existsSync(`${CONTENT}/law/${law}.ts`) ? law : "other";
}

/** Chooses a law. The authority of a German Land is left to fill in, and so is any other country. */
function withLaw(law: string, text: string): string {
	const chosen = text.replace(/import \{ germany \} from .*/, `import { ${law} } from "./law/${law}.ts";`);
	return law === "germany"
		? chosen.replace(/(?<=authority: )\{[\s\S]*?\n\t\}/, (own) =>
				own.replace(/: "[^"]*"/g, ': "[Ihre Behörde]"').replace(/(?<=url: ").*(?=")/, "https://example.com"),
			)
		: chosen.replace(/(?<=law: Law<Localized> = )\{[\s\S]*?\n\}/, law);
}

function makeOwn({ name = "", email, city, country = "", languages = "" }: Answers, keep: boolean): void {
	if (keep) recordTexts();
	else {
		for (const file of PAGES) rmSync(`${CONTENT}/${file}`, { recursive: true, force: true });
		// The colophon calls the site the first owner's sample of work, with figures of that site.
		edit(`${CONTENT}/shipped.ts`, (text) => text.replace(/.*\bcolophon\b.*\n/g, ""));
		// The general groups come first.
		edit(`${CONTENT}/synonyms.ts`, (text) => text.replace(/\t\/\/ The trade's.*[\s\S]*(?=\];)/, ""));
	}
	copyTemplates(keep ? ["site.ts"] : ["site.ts", ...PAGES]);
	for (const file of keep ? ["owner.ts"] : ["owner.ts", ...TEXTS])
		edit(`${CONTENT}/${file}`, (text) =>
			withValuesOf(inContent(readFileSync(`${TEMPLATES}/${file}`, "utf8"), file), text),
		);

	const quoted = JSON.stringify;
	const locales = {
		de: `de-${["AT", "CH"].includes(country) ? country : "DE"}`,
		en: `en-${["GB", "IE", "US"].includes(country) ? country : "GB"}`,
	};
	edit(`${CONTENT}/site.ts`, (text) =>
		text
			.replace(/(?<=SITE_LANGUAGES = ).*(?= as)/, quoted(languages.split(",")))
			.replace(/(?<=LOCALES: .* = ).*(?=;)/, quoted(locales))
			.replace(/(?<=LOCATION: Localized = ).*(?=;)/, city ? quoted({ de: city, en: city }) : "$&"),
	);
	edit(`${CONTENT}/owner.ts`, (text) =>
		text
			.replace("Max Mustermann", name)
			.replace("kontakt@example.com", email || "$&")
			.replace("[Town]", city || "$&")
			.replace(/(?<=country: )\{.*\}/, quoted({ de: nameOf(country, "de"), en: nameOf(country, "en") }))
			.replace(/(?<=countryCode: )"DE"/, quoted(country)),
	);
	edit(`${CONTENT}/legal-providers.ts`, (text) => withLaw(lawOf(country), text));

	const plain = name.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	const slug = plain.match(/[a-z0-9]+/g)?.join("-") ?? "site";
	for (const file of ["package.json", "package-lock.json", "supabase/config.toml"])
		edit(file, (text) => text.replaceAll('"devops-portfolio"', quoted(slug)));
	edit("README.md", (text) =>
		text
			.replace(/^# .*/, `# Website of ${name}`)
			.replace(/^The website of [^:]*:/m, `The website of ${name}:`)
			.replace(/^!\[.*\]\(docs\/site\.png\)\n\n/m, ""),
	);
	cpSync(`${TEMPLATES}/your-texts.md`, "docs/your-texts.md");
	for (const path of GONE) rmSync(path, { recursive: true, force: true });
	execFileSync("npx", ["biome", "check", "--write", "--log-level=error", CONTENT], { stdio: "pipe" });
}

runCommand(async () => {
	const option = { type: "string" } as const;
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { email: option, city: option, country: option, languages: option, keep: { type: "boolean" } },
	});
	if (!existsSync(TEMPLATES)) throw new Error("This site has been made another owner's already.");
	const { keep = false, ...given } = values;
	const answers: Answers = { name: positionals[0], ...given };
	const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
	for (const [key, question] of Object.entries(QUESTIONS) as [keyof Answers, string][])
		answers[key] ??= terminal && ((await terminal.question(`${question}: `)) || DEFAULTS[key]);
	terminal?.close();
	const { name, country = "", languages = "" } = answers;
	if (!name) throw new Error('Your name is missing: npm run new-owner -- "Your Name"');
	if (!/^[A-Z]{2}$/i.test(country) || !/^(de|en)(,(de|en))?$/.test(languages))
		throw new Error(
			"Choose law and languages, as in --country=CH --languages=de,en (others: docs/languages.md).",
		);
	answers.country = country.toUpperCase();
	makeOwn(answers, keep);
	console.log(`The site is ${name}'s, in ${languages}, by src/content/law/${lawOf(answers.country)}.ts.`);
	console.log("What to write, in order: docs/your-texts.md. Start: npm run dev");
});
