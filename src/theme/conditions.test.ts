import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { conditions } from "./conditions.ts";

/** A state as a style's key or as a property of an element: `_hover:`, `_hover=`. */
const STATE = /(?<![\w$])_([a-z]\w*)(?=[:=])/g;

test("Chakra knows just the states that styles speak of", () => {
	const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
		.map((name) => readFileSync(`src/${name}`, "utf8"));
	const spoken = sources.flatMap((source) => Array.from(source.matchAll(STATE), ([, state = ""]) => state));
	expect(Object.keys(conditions).sort()).toEqual([...new Set(spoken)].sort());
});
