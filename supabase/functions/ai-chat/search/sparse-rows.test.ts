import assert from "node:assert/strict";
import { SparseRows } from "./sparse-rows.ts";

Deno.test("a row is read with 1 where no number is written", () => {
	const rows = new SparseRows({ server: "3 17:4 20:-2" });
	assert.deepEqual(
		[...rows.get("server")],
		[
			[3, 1],
			[17, 4],
			[20, -2],
		],
	);
});

Deno.test("numbers are of the unit that they are written in", () => {
	assert.deepEqual([...new SparseRows({ server: "3:12" }, 0.5).get("server")], [[3, 6]]);
});

Deno.test("a row that is empty is there all the same, and one that isn't there is empty", () => {
	const rows = new SparseRows({ server: "" });
	assert.ok(rows.has("server"));
	assert.equal(rows.get("server").size, 0);
	for (const key of ["cloud", "constructor"]) {
		assert.ok(!rows.has(key), key);
		assert.equal(rows.get(key).size, 0, key);
	}
});
