import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { x } from "tinyexec";
import { beforeAll, expect, test } from "vitest";

/** Inside the repository, so that the packages are found. */
const COPY = resolve(".cache/check");
const READ = [
	"package.json",
	"src",
	"fixtures",
	"scripts",
	"evals/suggestions.ts",
	"supabase/functions/ai-chat",
];

beforeAll(async () => {
	await rm(COPY, { recursive: true, force: true });
	for (const path of READ) await cp(path, join(COPY, path), { recursive: true });
});

/** Writes a file of the copy, and returns what `npm run check` says there. */
async function checkWith(file: string, text: string) {
	await writeFile(join(COPY, file), text);
	const nodeOptions = { cwd: COPY, env: { NODE_NO_WARNINGS: "1" } };
	const { exitCode, stderr } = await x("node", ["--import", "tsx", "scripts/build/check.ts"], {
		nodeOptions,
	});
	return { exitCode, lines: stderr.trim().split("\n") };
}

test("reports contradictions beside files of pages and terms that nothing imports", async () => {
	await rename(join(COPY, "src/content/shipped.ts"), join(COPY, "src/content/before.ts"));
	const forgotten = ["src/content/projects/forgotten.ts", "src/content/glossary/forgotten.ts"];
	for (const file of forgotten) {
		await mkdir(join(COPY, dirname(file)), { recursive: true });
		await writeFile(join(COPY, file), "export {};");
	}
	const doubled = `
		import { shipped as before } from "./before.ts";
		export const shipped = { ...before, facts: [...before.facts, ...before.facts.slice(0, 1)] };`;
	const { exitCode, lines } = await checkWith("src/content/shipped.ts", doubled);
	expect(exitCode).toBe(1);
	for (const sentence of [...forgotten, "appears twice"]) expect(lines.join("\n")).toContain(sentence);
});

test("explains a syntax error by file, line and reason, without a stack trace", async () => {
	expect(await checkWith("src/content/owner.ts", 'export const owner = {\n\tname: "A" "B",\n};')).toEqual({
		exitCode: 1,
		lines: [
			expect.stringMatching(/^src\/content\/owner\.ts:2: Expected "}" but found/),
			"Errors to correct: 1",
		],
	});
});
