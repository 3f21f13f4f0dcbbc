import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { x } from "tinyexec";
import { expect, test } from "vitest";

const readJson = async (path: string) => JSON.parse(await readFile(path, "utf8"));
const DENO_JSON = "supabase/functions/ai-chat/deno.json";

test("the function's packages have the versions of package.json", async () => {
	const { dependencies, devDependencies } = await readJson("package.json");
	const { imports } = await readJson(DENO_JSON);
	const strangers = Object.values<string>(imports).filter((address) => {
		const [, name = "", version] = /^npm:(@?[^@]+)@([^/]+)/.exec(address) ?? [];
		return { ...devDependencies, ...dependencies }[name] !== version;
	});
	expect(strangers, "npm install those that package.json lacks, and npm run format").toEqual([]);
});

test("npm run format copies the versions of package.json", async () => {
	// Inside the repository, so that tsx is found.
	const folder = resolve(".cache/versions");
	await rm(folder, { recursive: true, force: true });
	await mkdir(join(folder, "supabase/functions/ai-chat"), { recursive: true });
	await cp("package.json", join(folder, "package.json"));
	const imports = {
		minisearch: "npm:minisearch@0.0.1",
		de: "npm:@orama/stemmers@0.0.1/german",
		left: "npm:left@1.0.0",
	};
	await writeFile(join(folder, DENO_JSON), JSON.stringify({ imports }));
	const nodeOptions = { cwd: folder };
	await x("node", ["--import", "tsx", resolve("scripts/dev/align-versions.ts")], { nodeOptions });
	const { dependencies } = await readJson("package.json");
	expect((await readJson(join(folder, DENO_JSON))).imports).toEqual({
		minisearch: `npm:minisearch@${dependencies.minisearch}`,
		de: `npm:@orama/stemmers@${dependencies["@orama/stemmers"]}/german`,
		left: "npm:left@1.0.0",
	});
});

test("Dependabot updates each of the function's packages by itself, because its version stands in two files", async () => {
	const { imports } = await readJson(DENO_JSON);
	const config = await readFile(".github/dependabot.yml", "utf8");
	const names = Object.values<string>(imports).map((address) => address.replace(/^npm:(@?[^@]+)@.*/, "$1"));
	const [, excluded = ""] = /exclude-patterns:\n((?: +- ".*"\n)+)/.exec(config) ?? [];
	expect(excluded.match(/(?<=").*(?=")/g)?.sort()).toEqual([...new Set(names)].sort());
});

test("the lock file has a hash for every package", async () => {
	const { packages } = await readJson("package-lock.json");
	// The registry that wrote the lock file had of these versions the Linux variants only.
	const known = (path: string) =>
		/^node_modules\/@(deno\/.*@2\.1\.4|supabase\/cli-.*@3\.1\.0)$/.test(`${path}@${packages[path].version}`);
	const unchecked = Object.keys(packages).filter((path) => path !== "" && !packages[path].integrity);
	expect(unchecked.filter((path) => !known(path))).toEqual([]);
});
