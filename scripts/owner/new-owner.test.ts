import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { x } from "tinyexec";
import { beforeAll, describe, expect, test } from "vitest";

/** Inside the repository, so that the packages are found. */
const COPY = resolve(".cache/new-owner");
const COPIED = ["src", "scripts", "fixtures", "evals", "docs", "supabase"];

const nodeOptions = { cwd: COPY, env: { NODE_NO_WARNINGS: "1" } };
const run = (script: string, ...args: string[]) =>
	x("node", ["--import", "tsx", script, ...args], { nodeOptions });
const newOwner = (...args: string[]) => run("scripts/owner/new-owner.ts", ...args);
const read = (file: string) => readFileSync(join(COPY, file), "utf8");

/** A site that has been made another owner's can't be again. */
describe.runIf(existsSync("fixtures/new-owner"))("a new owner's site", () => {
	beforeAll(async () => {
		rmSync(COPY, { recursive: true, force: true });
		for (const path of [
			...COPIED,
			".gitignore",
			"README.md",
			"package.json",
			"package-lock.json",
			"biome.json",
		])
			cpSync(path, join(COPY, path), { recursive: true });
		const refused = await newOwner("Ada Beispiel", "--city=Chur");
		expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("--country=CH") });
		const { exitCode, stderr } = await newOwner(
			...["Ada Beispiel", "--city=Chur", "--country=ch", "--languages=de,en"],
		);
		expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
	});

	test("has the owner's name, place, region and law, and no page of the first owner", () => {
		expect(read("src/content/owner.ts")).toContain('name: "Ada Beispiel"');
		expect(read("src/content/owner.ts")).toContain('city: "Chur"');
		expect(read("src/content/site.ts")).toContain('de: "de-CH"');
		expect(read("src/content/legal-providers.ts")).toContain("= switzerland;");
		expect(read("package.json")).toContain('"ada-beispiel"');
		expect(existsSync(join(COPY, "src/content/projects/bwi-bonn.ts"))).toBe(false);
	});

	test("contradicts nothing, and `npm run check` lists the examples by file", async () => {
		const { exitCode, stdout, stderr } = await run("scripts/build/check.ts");
		expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
		for (const file of ["home.ts", "services/example.ts", "projects/example.ts", "glossary/"])
			expect(stdout).toContain(`src/content/${file} still holds placeholders`);
		// Its values may stay: the place is given, and nothing else decides on them.
		expect(stdout).not.toContain("site.ts");
	});
});
