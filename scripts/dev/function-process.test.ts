import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { functionSettings } from "./function-process.ts";

test("the shell overrides the settings file, and an empty value takes a setting away", async () => {
	const folder = await mkdtemp(join(tmpdir(), "settings-"));
	const file = join(folder, ".env");
	const shell = { OPENAI_API_KEY: "", CHAT_RATE_PER_MINUTE: "5" };
	expect(functionSettings(shell, file)).toEqual(shell);
	await writeFile(file, 'OPENAI_API_KEY=from-file\nOPENAI_MODEL="small" # mine\nCHAT_RATE_PER_MINUTE=1\n');
	expect(functionSettings(shell, file)).toEqual({ ...shell, OPENAI_MODEL: "small" });
	await rm(folder, { recursive: true });
});
