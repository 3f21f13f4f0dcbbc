import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|testing/.test(file))
	.map((file) => readFileSync(`src/${file}`, "utf8"))
	.join("\n");

/** Returns the names in all places that match. */
const namesIn = (places: RegExp) =>
	[
		...new Set(source.match(places)?.flatMap((place) => place.match(/(?<=[=" ]"?)[\w-]+(?=["\]])/g) ?? [])),
	].sort();

test("every data-part in markup has a selector, and vice versa", () => {
	const inMarkup = namesIn(/(?<!\[)data-part=("[\w-]+"|\{[^}]+\})/g);
	expect(inMarkup.length).toBeGreaterThan(50);
	expect(inMarkup).toEqual(namesIn(/\[data-part="?[\w-]+"?\]/g));
});
