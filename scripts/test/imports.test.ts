import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Files and folders of the site, below `src`, and the function, and what each may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, string>> = {
	content: "",
	pages: "content",
	"chat/contract.ts": "",
	"env.ts": "",
	"+types": "",
	theme: "packages",
	document: "packages content pages theme",
	components: "packages content pages theme document",
	seo: "packages content pages theme/semantic-tokens.ts",
	chat: "packages env.ts content pages theme document components",
	sections: "packages content pages theme document components chat",
	contact: "packages content pages theme document components sections",
	routes: "packages content pages document components seo sections contact",
	"routes.ts": "packages content pages",
	"root.tsx": "packages +types theme document chat sections routes",
	"entry.client.tsx": "packages theme",
	"entry.server.tsx": "packages document theme",
	"supabase/functions": "packages content pages chat/contract.ts",
};

/** The only importers, tests aside, of the shipped content and of the scripts. */
const IMPORTERS: Readonly<Record<string, string>> = {
	"content/shipped.ts":
		"routes.ts routes react-router.config.ts supabase/functions/ai-chat/index.ts scripts evals e2e",
	scripts: "scripts e2e/support playwright.config.ts react-router.config.ts vite.config.ts",
};

const IMPORT = /(?:^import |^(?:import|export|\})[^"=\n]* from |\bimport\(\s*)"([^"]+)"/gm;

const files = ["src", "supabase", "scripts", "evals", "e2e", "."].flatMap((folder) =>
	readdirSync(folder, { recursive: folder !== ".", encoding: "utf8" })
		.map((name) => join(folder, name))
		.filter((name) => /\.tsx?$/.test(name) && !/\.(test|spec)\.|testing/.test(name)),
);
const imports = files.flatMap((file) =>
	Array.from(readFileSync(file, "utf8").matchAll(IMPORT), ([, to = ""]) => ({
		from: file.replace("src/", ""),
		to: to.startsWith(".") ? join(dirname(file), to).replace("src/", "") : "packages",
	})),
);
const isIn = (file: string, places: string) =>
	places.split(" ").some((place) => `${file}/`.startsWith(`${place}/`));
/** Returns the row of a file as a list of places: its own, then those that it may import. */
const mayImport = (file: string) =>
	Object.entries(MAY_IMPORT)
		.find(([place]) => isIn(file, place))
		?.join(" ") ?? "";

test("site and function import in one direction", () => {
	const own = imports.filter(({ from }) => !/^(scripts|evals|e2e)\/|\.config\.ts$/.test(from));
	expect(own.filter(({ from, to }) => !isIn(to, mayImport(from)))).toEqual([]);
});

test("no circular imports between folders", () => {
	const places = Object.keys(MAY_IMPORT);
	const later = Object.values(MAY_IMPORT).flatMap((allowed, row) =>
		allowed.split(" ").filter((place) => places.indexOf(place) >= row),
	);
	expect(later).toEqual([]);
});

test.each(Object.entries(IMPORTERS))("only some files import %s", (place, importers) => {
	expect(imports.filter(({ from, to }) => isIn(to, place) && !isIn(from, importers))).toEqual([]);
});
