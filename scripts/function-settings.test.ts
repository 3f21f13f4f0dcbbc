import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { functionSettings, readSettingsFile } from "./function-settings.ts";

test("the function gets its file's settings and the shell's OPENAI_ and CHAT_ variables, which win", () => {
	const shell = { OPENAI_MODEL: "from-shell", CHAT_RATE_PER_MINUTE: "5" };
	const file = { OPENAI_API_KEY: "from-file", OPENAI_MODEL: "from-file", OTHER: "from-file" };
	expect(functionSettings(shell, file)).toEqual({
		OPENAI_API_KEY: "from-file",
		OPENAI_MODEL: "from-shell",
		CHAT_RATE_PER_MINUTE: "5",
		OTHER: "from-file",
	});
});

test("the database in which calls are counted comes from the shell too", () => {
	const shell = { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_SECRET_KEYS: "{}" };
	expect(functionSettings(shell, {})).toEqual(shell);
});

test("the rest of the shell stays unknown to the function", () => {
	const shell = { SUPABASE_ACCESS_TOKEN: "a", AWS_SECRET_ACCESS_KEY: "b", MY_OPENAI_KEY: "c", PATH: "/bin" };
	expect(functionSettings(shell, {})).toEqual({});
});

test("an empty value in the shell takes a setting of the file away", () => {
	expect(functionSettings({ OPENAI_API_KEY: "" }, { OPENAI_API_KEY: "from-file" })).toEqual({});
});

test("a file is read as the Supabase CLI does, with comments and quotes; none is no error", async () => {
	const folder = await mkdtemp(join(tmpdir(), "settings-"));
	const path = join(folder, ".env");
	expect(readSettingsFile(path)).toEqual({});
	await writeFile(path, '# model\nOPENAI_API_KEY="a b#c" # mine\nOPENAI_MODEL=small\nCHAT_ENABLED=\n');
	expect(readSettingsFile(path)).toEqual({
		OPENAI_API_KEY: "a b#c",
		OPENAI_MODEL: "small",
		CHAT_ENABLED: "",
	});
	await rm(folder, { recursive: true });
});
