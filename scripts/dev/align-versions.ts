/**
 * `npm run format`: writes the versions of package.json to the function's deno.json, from which Supabase installs the
 * packages. `npm run check` only reports a difference (`--check`).
 */
import { readFileSync, writeFileSync } from "node:fs";

const FILE = "supabase/functions/ai-chat/deno.json";

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const versions: Record<string, string> = { ...devDependencies, ...dependencies };
const text = readFileSync(FILE, "utf8");
const aligned = text.replace(/npm:(@?[^@"]+)@[^"/]+/g, (_, name) => `npm:${name}@${versions[name]}`);
if (!process.argv.includes("--check")) writeFileSync(FILE, aligned);
else if (aligned !== text) {
	console.error(`${FILE} and package.json name different versions: run \`npm run format\`.`);
	process.exitCode = 1;
}
