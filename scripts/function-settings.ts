import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Where the function's settings are kept; the Supabase CLI reads the same file. */
export const FUNCTION_SETTINGS_FILE = "supabase/functions/.env";

/**
 * The shell's variables that reach the function: its settings, and where it counts its calls. Everything else
 * in the shell is none of its business.
 */
const FROM_SHELL = /^((OPENAI|CHAT)_|SUPABASE_(URL|SECRET_KEYS)$)/;

/**
 * Settings for the function: those of the file, overridden by the shell's.
 * An empty value takes a setting away, so `OPENAI_API_KEY= npm run dev` runs without the file's key.
 */
export function functionSettings(
	shell: NodeJS.ProcessEnv,
	file: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
	const settings: Record<string, string> = {};
	const overrides = Object.entries(shell).filter(([name]) => FROM_SHELL.test(name));
	for (const [name, value] of [...Object.entries(file), ...overrides]) {
		if (value) settings[name] = value;
		else delete settings[name];
	}
	return settings;
}

/** What the file says; nothing where there is none. */
export function readSettingsFile(path: string): Record<string, string | undefined> {
	return existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {};
}
