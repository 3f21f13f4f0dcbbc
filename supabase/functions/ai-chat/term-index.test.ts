import assert from "node:assert/strict";
import MiniSearch from "minisearch";
import { TermIndex } from "./term-index.ts";

const BOOSTS = { names: 4, text: 1 };
const documents = [
	{ id: "short", names: "alpha", text: "beta gamma alpha" },
	{ id: "long", names: "", text: "beta beta alpha delta epsilon zeta eta theta" },
	{ id: "other", names: "delta epsilon", text: "" },
];
const split = (text: string) => text.split(" ").filter((word) => word !== "");

const index = new TermIndex(BOOSTS);
for (const { id, names, text } of documents)
	index.add(id, { names: split(names), text: split(text) }, (word) => [word]);

Deno.test("documents are scored as MiniSearch scores them", () => {
	const library = new MiniSearch({ fields: ["names", "text"] });
	library.addAll(documents);
	for (const term of ["alpha", "beta", "delta", "theta"]) {
		const expected = library.search(term, { boost: BOOSTS });
		const found = index.find(term);
		assert.deepEqual(
			found.map(({ id, fields }) => [id, fields]),
			expected.map(({ id, match }) => [id, match[term]]),
		);
		for (const [at, { score }] of found.entries())
			assert.ok(Math.abs(score - (expected[at]?.score ?? 0)) < 1e-9, term);
	}
});

Deno.test("a word is found under each of its terms, and under nothing else", () => {
	const terms = new TermIndex({ text: 1 });
	terms.add("one", { text: ["Umzug"] }, () => ["umzug", "migration"]);
	assert.equal(terms.find("migration")[0]?.id, "one");
	assert.deepEqual(terms.find("Umzug"), []);
});
