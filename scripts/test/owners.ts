/**
 * `npm run test:owners`: runs types, check, unit, function and built tests in copies of this repository, each with
 * another owner's content of `fixtures/owners.ts`; `-- bare` runs those of one. `-- --build` only builds the English
 * one, for the browser tests.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** The languages of each site. */
const OWNERS = { renamed: ["de", "en"], english: ["en"], bare: ["de"] };
type Owner = keyof typeof OWNERS;

const NOT_COPIED = new Set([
	...[".cache", ".env", ".env.local", ".git", ".react-router", "build", "node_modules"],
	...["playwright-report", "screenshots", "test-results"],
]);
const BUILD = "node --env-file=e2e/site.env node_modules/@react-router/dev/bin.js build";
const TESTS = [
	"npm run check",
	"npm run typecheck",
	"npm run test:unit",
	"npm run test:function",
	BUILD,
	"npm run test:built",
];

/** Creates the copy of an owner, and returns its folder. */
function copyFor(owner: Owner): string {
	const folder = `.cache/owners/${owner}`;
	rmSync(folder, { recursive: true, force: true });
	for (const name of readdirSync(".").filter((entry) => !NOT_COPIED.has(entry)))
		cpSync(name, `${folder}/${name}`, { recursive: true });
	symlinkSync(resolve("node_modules"), `${folder}/node_modules`);
	const edit = (file: string, change: (text: string) => string) =>
		writeFileSync(`${folder}/${file}`, change(readFileSync(`${folder}/${file}`, "utf8")));
	edit("src/content/site.ts", (text) =>
		text.replace(/(?<=SITE_LANGUAGES = ).*?(?= as const)/, JSON.stringify(OWNERS[owner])),
	);
	edit("scripts/test/imports.test.ts", (text) => text.replace('content: ""', 'content: "fixtures"'));
	edit("src/content/shipped.ts", () => `export { ${owner} as shipped } from "../../fixtures/owners.ts";\n`);
	rmSync(`${folder}/src/content/glossary`, { recursive: true, force: true });
	rmSync(`${folder}/e2e/built/second-site.test.ts`);
	if (owner === "renamed")
		edit("src/content/words.ts", (text) => text.replace(/(?<=\b(?:de|en): ")(?!\w\w_)[^"]+/g, "$& Qx"));
	return folder;
}

const run = (command: string, cwd: string) => execFileSync("sh", ["-c", command], { cwd, stdio: "inherit" });

const names = process.argv.slice(2);
if (names.includes("--build")) run(BUILD, copyFor("english"));
else
	for (const owner of Object.keys(OWNERS) as Owner[]) {
		if (names.length > 0 && !names.includes(owner)) continue;
		const folder = copyFor(owner);
		for (const command of TESTS) {
			console.log(`\n${owner}: ${command}`);
			run(command, folder);
		}
	}
