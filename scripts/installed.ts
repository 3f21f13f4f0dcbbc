import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * The command that starts a program of an installed package, without the shell scripts between, which
 * differ by system and do not pass signals on.
 */
export const installed = (packageName: string, file: string): string[] => [
	process.execPath,
	join(dirname(require.resolve(`${packageName}/package.json`)), file),
];

export const REACT_ROUTER = installed("@react-router/dev", "bin.js");
export const SUPABASE_CLI = installed("supabase", "dist/supabase.js");
