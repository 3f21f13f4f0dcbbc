import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deployDatabase, deployFunction, deploySettings, type Target } from "./backend-deploy.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "cli-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A stand-in for the CLI that notes how it was called, then runs `script`. */
async function target(script = ""): Promise<Target> {
	const path = join(folder, "cli.mjs");
	const note = `import { writeFileSync } from "node:fs"; writeFileSync("${folder}/called", process.argv.slice(2).join(" "));`;
	await writeFile(path, `${note}\n${script}`);
	return { cli: [process.execPath, path], projectRef: "abcdefghijklmnopqrst" };
}

const called = () => readFile(join(folder, "called"), "utf8");

test("migrations go to the project's database, without a question asked", async () => {
	await deployDatabase(await target());
	expect(await called()).toBe("db push --remote=abcdefghijklmnopqrst --yes");
});

test("the function is bundled by Supabase, so that no Docker is needed", async () => {
	await deployFunction(await target());
	expect(await called()).toBe("functions deploy ai-chat --use-api --remote=abcdefghijklmnopqrst --yes");
});

test("a step that the CLI fails is named", async () => {
	await expect(deployDatabase(await target("process.exit(1)"))).rejects.toThrow("supabase db push failed.");
});

test("a function that is uploaded with a warning is not taken for deployed", async () => {
	const warning = `console.error("WARN: failed to read file: src/content/gone.ts");`;
	await expect(deployFunction(await target(warning))).rejects.toThrow("uploaded with a warning");
});

test("a setting that the file can't hold is refused by name, and never repeated", async () => {
	const values = { OPENAI_API_KEY: 'secret"value' };
	await expect(deploySettings(await target(), values)).rejects.toThrow(
		/^OPENAI_API_KEY holds a line break, a quote or a backslash\.$/,
	);
	await expect(called()).rejects.toThrow("ENOENT");
});

test("a line end that was pasted along with a value is no line break in it", async () => {
	await deploySettings(await target(), { OPENAI_API_KEY: "sk-1\r\n" });
	expect(await called()).toContain("secrets set --env-file");
});
