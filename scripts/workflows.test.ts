import { readdirSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { validate } from "@actions/languageservice";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";

const FOLDER = ".github/workflows";
const workflows = readdirSync(FOLDER).map((name) => ({
	name,
	text: readFileSync(`${FOLDER}/${name}`, "utf8"),
}));
const all = workflows.map(({ text }) => text).join("\n");
const packageJson = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const readme = readFileSync("README.md", "utf8");

interface Step {
	uses?: string;
	run?: string;
	if?: string;
	env?: Record<string, string>;
	with?: Record<string, string>;
}
interface Job {
	"timeout-minutes"?: number;
	uses?: string;
	needs?: string | string[];
	permissions?: Record<string, string>;
	env?: Record<string, string>;
	outputs?: Record<string, string>;
	steps?: Step[];
}
const jobsOf = (name: string) =>
	(parse(readFileSync(`${FOLDER}/${name}`, "utf8")) as { jobs: Record<string, Job> }).jobs;
const deploy = jobsOf("deploy.yml");

const expression = (text: string) => `\${{ ${text} }}`;

const named = (text: string, pattern: RegExp) =>
	[...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();

test.each(workflows)("$name is a workflow that GitHub would take", async ({ name, text }) => {
	const document = TextDocument.create(`file:///${FOLDER}/${name}`, "yaml", 1, text);
	const findings = await validate(document, {
		fileProvider: {
			getFileContent: async (file) => {
				const path = "path" in file ? file.path : "";
				return { name: path, content: readFileSync(path, "utf8") };
			},
		},
	});
	expect(findings.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
});

test("a mistake in a workflow is found", async () => {
	const broken = workflows[0]?.text.replace("runs-on:", "run-on:").replace("github.ref", "github.reff") ?? "";
	const findings = await validate(TextDocument.create("file:///x.yml", "yaml", 1, broken));
	expect(findings.map(({ message }) => message).join("\n")).toMatch(/run-on[\s\S]*reff|reff[\s\S]*run-on/);
});

test("every npm script that the workflows run exists", () => {
	const scripts = named(all, /npm (?:run )?((?!ci\b|audit\b|run\b)[\w:]+)/g);
	expect(scripts).toContain("test:stack");
	expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
});

test("steps call scripts of the repository and hold no logic of their own", () => {
	const commands = workflows
		.flatMap(({ name }) => Object.values(jobsOf(name)))
		.flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));
	for (const command of commands)
		expect(command).toMatch(
			/^(npm (ci|test|run [\w:]+( -- [\w=,-]+)?)|npm audit --omit=dev|npx supabase start|cp [\w./]+ [\w./]+)$/,
		);
});

test("actions are pinned to a commit, with the version beside it", () => {
	const uses = all.match(/uses: .*/g)?.filter((line) => !line.includes("./")) ?? [];
	expect(uses.length).toBeGreaterThan(8);
	for (const line of uses) expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("every job says how long it may take and what it may do", () => {
	for (const { name, text } of workflows) {
		expect(text).toMatch(/^permissions:/m);
		expect(text).toMatch(/^concurrency:/m);
		for (const job of Object.values(jobsOf(name)))
			if (!job.uses) expect(job["timeout-minutes"]).toBeLessThanOrEqual(45);
	}
	const mayWrite = Object.entries(deploy).filter(([, { permissions = {} }]) =>
		Object.values(permissions).includes("write"),
	);
	expect(mayWrite.map(([name]) => name)).toEqual(["pages"]);
});

test.each([
	["secret", /secrets\.(\w+)/g],
	["variable", /vars\.(\w+)/g],
])("every %s that the workflows read is in the README, and the other way round", (kind, pattern) => {
	const read = named(all, pattern);
	const documented = named(readme, new RegExp(`^\\| \`(\\w+)\` \\| ${kind} \\|`, "gm"));
	expect(read).not.toEqual([]);
	expect(documented).toEqual(read);
});

test("the gate and the deploy know every setting of the function, and the site is told none", () => {
	const settings = Object.keys(parseEnv(readFileSync("supabase/functions/.env.example", "utf8"))).sort();
	const environmentOf = (job: string, command: string) =>
		Object.keys(deploy[job]?.steps?.find(({ run }) => run === command)?.env ?? {})
			.filter((name) => /^(OPENAI|CHAT)_/.test(name))
			.sort();
	expect(environmentOf("gate", "npm run check:production")).toEqual(settings);
	expect(environmentOf("backend", "npm run deploy:settings")).toEqual(settings);
	expect(environmentOf("site", "npm run build")).toEqual([]);
});

test("checks go first, then the backend step by step, and the site only after its function answered", () => {
	const needs = (job: string) => [deploy[job]?.needs ?? []].flat();
	expect(needs("gate")).toEqual(["ci"]);
	expect(needs("backend")).toEqual(["gate"]);
	expect(needs("site")).toContain("backend");
	expect(needs("pages")).toEqual(["site"]);
	expect(deploy.backend?.steps?.flatMap(({ run }) => run ?? [])).toEqual([
		"npm ci",
		"npm run deploy:database",
		"npm run deploy:settings",
		"npm run deploy:function",
		"npm run smoke",
	]);
});

test("every job of a deploy uses the one commit that the gate looked at", () => {
	const checkouts = (job: string) =>
		(deploy[job]?.steps ?? []).filter(({ uses }) => uses?.startsWith("actions/checkout"));
	for (const job of ["backend", "site"])
		expect(checkouts(job).map((step) => step.with?.ref)).toEqual([expression("needs.gate.outputs.commit")]);
	expect(deploy.gate?.outputs?.commit).toBe(expression("steps.release.outputs.commit || github.sha"));
	const [main, release] = checkouts("gate");
	expect(main?.with?.ref).toBeUndefined();
	expect(release).toMatchObject({
		if: "github.event_name != 'push'",
		with: { ref: expression("steps.release.outputs.commit") },
	});
});

test("a second attempt publishes its own site, or the one that the first attempt built", () => {
	const stepOf = (job: string, action: string) =>
		deploy[job]?.steps?.find(({ uses }) => uses?.startsWith(`actions/${action}@`));
	const name = stepOf("site", "upload-pages-artifact")?.with?.name;
	expect(name).toContain("github.run_attempt");
	expect(deploy.site?.outputs?.artifact).toBe(name);
	expect(stepOf("pages", "deploy-pages")?.with?.artifact_name).toBe(
		expression("needs.site.outputs.artifact"),
	);
});
