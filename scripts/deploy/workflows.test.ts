import { readdirSync, readFileSync } from "node:fs";
import { validate } from "@actions/languageservice";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { PROJECT_SETTINGS, SECRETS, SITE_SETTINGS } from "./settings.ts";

const FOLDER = ".github/workflows";
const read = (path: string) => readFileSync(path, "utf8");
const all = readdirSync(FOLDER)
	.map((name) => read(`${FOLDER}/${name}`))
	.join("\n");
const named = (pattern: RegExp) => Array.from(all.matchAll(pattern), ([, name = ""]) => name);

test.each(readdirSync(FOLDER))("GitHub accepts %s", async (name) => {
	const document = TextDocument.create(`file:///${FOLDER}/${name}`, "yaml", 1, read(`${FOLDER}/${name}`));
	const getFileContent = async (file: object) => {
		const path = "path" in file ? String(file.path) : "";
		return { name: path, content: read(path) };
	};
	const findings = await validate(document, { fileProvider: { getFileContent } });
	expect(findings.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
});

test("every npm script that the workflows run exists", () => {
	const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
	const called = named(/npm run ([\w:]+)/g);
	expect(called).toContain("deploy");
	expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

test("the job that builds the site sees no secret, and only that of the protected environment does", () => {
	const jobs = read(`${FOLDER}/deploy.yml`).split(/^ {2}(?=\w+:$)/m);
	const having = (text: string) =>
		jobs.filter((job) => job.includes(text)).map((job) => /^\w+/.exec(job)?.[0]);
	expect(having("secrets.")).toEqual(["deploy"]);
	expect(having("environment: production")).toEqual(["deploy"]);
	expect(having("npm run build")).toEqual(["build"]);
});

test("docs/deploy.md explains every secret and variable that the workflows read", () => {
	const secrets = named(/secrets\.(\w+)/g);
	expect(secrets.sort()).toEqual([...SECRETS].sort());
	const docs = read("docs/deploy.md");
	const names = [...secrets, ...named(/vars\.(\w+)/g), ...PROJECT_SETTINGS, ...SITE_SETTINGS];
	expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});
