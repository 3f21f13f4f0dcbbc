/**
 * Builds the site of another owner in `.cache/second-site`: a copy of this repository that ships the content of
 * `fixtures/second-site`, in English only.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = ".cache/second-site";
const COPIED = [
	"fixtures",
	"public",
	"scripts",
	"src",
	"supabase",
	"deno.json",
	"package.json",
	"tsconfig.json",
];

rmSync(FOLDER, { recursive: true, force: true });
for (const name of [...COPIED, "react-router.config.ts", "vite.config.ts"])
	cpSync(name, `${FOLDER}/${name}`, { recursive: true });
symlinkSync(resolve("node_modules"), `${FOLDER}/node_modules`);

const languages = `${FOLDER}/src/content/site.ts`;
writeFileSync(
	languages,
	readFileSync(languages, "utf8").replace(/(?<=SITE_LANGUAGES = ).*?(?= as const)/, '["en"]'),
);
writeFileSync(
	`${FOLDER}/src/content/shipped.ts`,
	'import { secondSiteIn } from "../../fixtures/second-site/content.ts";\n\nexport const shipped = secondSiteIn("en");\n',
);
execFileSync("npm", ["run", "build"], { cwd: FOLDER, stdio: "inherit" });
