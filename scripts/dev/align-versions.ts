/**
 * `npm run format`: writes the versions of package.json to the function's deno.json, from which Supabase installs the
 * packages.
 */
import { readFileSync, writeFileSync } from "node:fs";

const FILE = "supabase/functions/ai-chat/deno.json";

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const versions: Record<string, string> = { ...devDependencies, ...dependencies };
const aligned = readFileSync(FILE, "utf8").replace(
	/npm:(@?[^@"]+)@([^"/]+)/g,
	(_, name, version) => `npm:${name}@${versions[name] ?? version}`,
);
writeFileSync(FILE, aligned);
