import assert from "node:assert/strict";
import { normalize } from "../text/fold.ts";
import { readYear } from "./read-year.ts";

const year = (question: string) => readYear(normalize(question));

Deno.test("a question for what came to pass in a year is read", () => {
	assert.equal(year("Was kam 2018 hinzu?"), "2018");
	assert.equal(year("What was new in 2016?"), "2016");
	assert.equal(year("Und was macht er 2024?"), "2024");
});

Deno.test("a question for anything else of a year, or for several years, is not", () => {
	assert.equal(year("Welche Rolle hatten Sie 2023?"), undefined);
	assert.equal(year("Was kam 2016 dazu und was 2018?"), undefined);
	assert.equal(year("Was war neu?"), undefined);
});
