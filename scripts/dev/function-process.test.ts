import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { functionSettings, startFunction } from "./function-process.ts";
import { freePort } from "./port.ts";

test("the shell overrides the settings file, and an empty value unsets a setting", async () => {
	const folder = await mkdtemp(join(tmpdir(), "settings-"));
	const file = join(folder, ".env");
	const shell = { OPENAI_API_KEY: "", CHAT_RATE_PER_MINUTE: "5" };
	expect(functionSettings(shell, file)).toEqual(shell);
	await writeFile(file, 'OPENAI_API_KEY=from-file\nOPENAI_MODEL="small" # mine\nCHAT_RATE_PER_MINUTE=1\n');
	expect(functionSettings(shell, file)).toEqual({ ...shell, OPENAI_MODEL: "small" });
	await rm(folder, { recursive: true });
});

test.each([true, false])(
	"a setting that can't be read ends the function (watched: %s)",
	async (watch) => {
		const lines: string[] = [];
		const env = { ...process.env, CHAT_RATE_PER_DAY: "many" };
		const log = (line: string) => lines.push(line);
		const { isUp, stop } = startFunction({ port: await freePort(), env, watch, log });
		expect(await isUp(60_000)).toBe(false);
		expect(lines).toEqual([expect.stringContaining("CHAT_RATE_PER_DAY must be")]);
		await stop();
	},
	30_000,
);
