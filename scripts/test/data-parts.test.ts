import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
	.map((file) => join("src", file));
const textOf = (file: string) => readFileSync(file, "utf8");
const importsOf = (file: string) =>
	[...textOf(file).matchAll(/from "(\.[^"]+\.tsx?)"/g)].map(([, path = ""]) => join(dirname(file), path));

/** Files whose elements a block may hold: its own, those that it imports, and those that import it. */
const around = (file: string) => [
	file,
	...importsOf(file),
	...files.filter((other) => importsOf(other).includes(file)),
];

/** Returns the names of parts in all places that match. */
const namesIn = (text: string, places: RegExp) =>
	text.match(places)?.flatMap((place) => place.match(/(?<=[=" ]"?)[\w-]+(?=["\]])/g) ?? []) ?? [];

/** `e2e/data-parts.spec.ts` finds the reverse: parts that their own block doesn't style. */
test.each(
	files.filter((file) => /\[data-part=/.test(textOf(file)) && /createBlock\(|BlockRecipe/.test(textOf(file))),
)("the blocks of %s hold the parts that they style", (file) => {
	const holders = /^src\/(theme|components|chat)\//.test(file) ? files : around(file);
	const inMarkup = namesIn(holders.map(textOf).join("\n"), /(?<!\[)data-part=("[\w-]+"|\{[^}]+\})/g);
	const styled = namesIn(textOf(file), /\[data-part="?[\w-]+"?\]/g);
	expect(styled.filter((name) => !inMarkup.includes(name))).toEqual([]);
});
