import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
	.map((file) => join("src", file));
const textOf = (file: string) => readFileSync(file, "utf8");

const importsOf = (file: string) =>
	[...textOf(file).matchAll(/(?:from |import\()"(\.[^"]+\.tsx?)"/g)].map(([, path = ""]) => join(dirname(file), path));

/** A file, the files that it imports, and those that import it. */
const around = (file: string) => [
	file,
	...importsOf(file),
	...files.filter((other) => importsOf(other).includes(file)),
];
const isShared = (file: string) => /^src\/(theme|chat)\//.test(file);

/** `e2e/data-parts.spec.ts` finds parts that their own block doesn't style. */
test.each(files.filter((file) => /\[data-part=/.test(textOf(file))))(
	"the parts that %s selects are in its markup",
	(file) => {
		const markup = (isShared(file) ? files : around(file)).map(textOf).join("\n");
		const names = new Set(
			markup
				.match(/(?<!\[)data-part=("[\w-]+"|\{[^}]+\})/g)
				?.flatMap((place) => place.match(/[\w-]+(?=")/g) ?? []),
		);
		const selected = [...textOf(file).matchAll(/\[data-part="?([\w-]+)"?\]/g)].map(([, name = ""]) => name);
		expect(selected.filter((name) => !names.has(name))).toEqual([]);
	},
);
