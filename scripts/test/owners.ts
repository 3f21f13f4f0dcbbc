/**
 * `npm run test:owners`: runs all tests but those of the deploy in copies of this repository, each with another owner's
 * content: of `fixtures/owners.ts`, as `npm run new-owner` leaves it (fresh), or with a single service (minimal).
 * `-- bare` runs those of one. `-- --build` only builds the English one, for tests of the second site.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** The languages of each site. */
const OWNERS = {
	...{ renamed: ["de", "en"], english: ["en"], bare: ["de"] },
	...(existsSync("fixtures/new-owner") && { fresh: ["de", "en"], minimal: ["en"] }),
};
type Owner = keyof typeof OWNERS;

const NOT_COPIED = new Set([
	...[".cache", ".env", ".env.local", ".git", ".react-router", "build", "node_modules"],
	...["playwright-report", "screenshots", "test-results"],
]);
const SECOND_SITE = "e2e/second-site.spec.ts";
const TESTS = [
	"npm run check",
	"npm run typecheck",
	"npm run test:unit",
	"npm run test:function",
	"npm run build:test",
	"npm run test:built",
	"npx playwright test",
];

const run = (command: string, cwd: string) => execFileSync("sh", ["-c", command], { cwd, stdio: "inherit" });

/** Creates the copy of an owner, and returns its folder. */
function copyFor(owner: Owner): string {
	const folder = `.cache/owners/${owner}`;
	rmSync(folder, { recursive: true, force: true });
	for (const name of readdirSync(".").filter((entry) => !NOT_COPIED.has(entry)))
		cpSync(name, `${folder}/${name}`, { recursive: true });
	symlinkSync(resolve("node_modules"), `${folder}/node_modules`);
	const edit = (file: string, change: (text: string) => string) =>
		writeFileSync(`${folder}/${file}`, change(readFileSync(`${folder}/${file}`, "utf8")));
	if (owner === "fresh" || owner === "minimal") {
		const country = owner === "fresh" ? "AT" : "US";
		run(`npm run new-owner -- "Ada Beispiel" --country=${country} --languages=${OWNERS[owner]}`, folder);
		if (owner === "minimal") {
			for (const page of ["projects", "certifications", "glossary"])
				rmSync(`${folder}/src/content/${page}`, { recursive: true });
			edit("src/content/catalog.ts", (text) =>
				text.replace(/import .*"\.\/(proj|cert).*\n/g, "").replace(/\[(project|certificate)\]/g, "[]"),
			);
			edit("src/content/shipped.ts", (text) => text.replace(/.*\bglossary\b.*\n/g, ""));
		}
		return folder;
	}
	// Their texts aren't in src/content, where some of these would find and replace them; and they are the second site.
	const others = ["scripts/dev/text-source.test.ts", "fixtures/new-owner", "e2e/specification.spec.ts"];
	for (const path of [...others, "e2e/built/second-site.test.ts", SECOND_SITE])
		rmSync(`${folder}/${path}`, { recursive: true, force: true });
	edit("src/content/site.ts", (text) =>
		text.replace(/(?<=SITE_LANGUAGES = ).*?(?= as const)/, JSON.stringify(OWNERS[owner])),
	);
	edit("scripts/test/imports.test.ts", (text) => text.replace('content: ""', 'content: "fixtures"'));
	edit("src/content/shipped.ts", () => `export { ${owner} as shipped } from "../../fixtures/owners.ts";\n`);
	rmSync(`${folder}/src/content/glossary`, { recursive: true, force: true });
	if (owner === "renamed")
		edit("src/content/words.ts", (text) => text.replace(/(?<=\b(?:de|en): ")(?!\w\w_)[^"]+/g, "$& Qx"));
	return folder;
}

const names = process.argv.slice(2);
if (names.includes("--build")) {
	if (existsSync(SECOND_SITE)) run("npm run build:example", copyFor("english"));
} else
	for (const owner of Object.keys(OWNERS) as Owner[]) {
		if (names.length > 0 && !names.includes(owner)) continue;
		const folder = copyFor(owner);
		for (const command of TESTS) {
			console.log(`\n${owner}: ${command}`);
			run(command, folder);
		}
	}
