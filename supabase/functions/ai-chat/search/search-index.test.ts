import assert from "node:assert/strict";
import MiniSearch from "minisearch";
import { siteAssistant } from "../testing/chat.ts";
import { SearchIndex } from "./search-index.ts";

const index = new SearchIndex(siteAssistant.passages);
const term = (name: string, weight = 1) => ({ term: name, weight });
const scoreOf = (hits: ReturnType<SearchIndex["search"]>, id: string) => hits.get(id)?.score ?? 0;

Deno.test("nothing is found under no terms, and under ones that the site doesn't hold", () => {
	assert.equal(index.search([]).size, 0);
	assert.equal(index.search([term("quastenflosser"), term("~quastenflosser")]).size, 0);
});

Deno.test("a question's terms together are scored as MiniSearch scores them", () => {
	const library = new MiniSearch({ fields: ["text"] });
	library.addAll([
		{ id: "both", text: "alpha beta" },
		{ id: "one", text: "alpha gamma" },
	]);
	const weights = [1, 0.5];
	const together = new Map(
		library
			.search("alpha beta", { boostTerm: (_, at) => weights[at] ?? 1 })
			.map(({ id, score }) => [id, score]),
	);
	const [alpha, beta] = ["alpha", "beta"].map(
		(word) => new Map(library.search(word).map(({ id, score }) => [id, score])),
	);
	assert.equal(together.get("one"), alpha?.get("one"));
	assert.equal(together.get("both"), 2 * ((alpha?.get("both") ?? 0) + 0.5 * (beta?.get("both") ?? 0)));
});

Deno.test("a passage scores by what its terms weigh and by how many of them it holds", () => {
	const [id = ""] = [...index.search([term("kubernet"), term("migr")])].find(([, { strengths }]) =>
		strengths.every((strength) => strength > 0),
	) ?? [""];
	const [alone, heavier] = [1, 2].map((weight) => scoreOf(index.search([term("kubernet", weight)]), id));
	assert.equal(heavier, 2 * (alone ?? 0));
	const other = scoreOf(index.search([term("migr")]), id);
	const both = scoreOf(index.search([term("kubernet"), term("migr")]), id);
	assert.ok(both > (alone ?? 0) + other);
});

Deno.test("what a visitor's word may mean counts less than the site's own word", () => {
	const own = index.search([term("kubernet")]);
	const meant = index.search([{ term: "~container", others: ["kubernet"], weight: 1 }]);
	assert.deepEqual([...meant.keys()].sort(), [...own.keys()].sort());
	for (const [id, { strengths }] of meant) assert.ok((strengths[0] ?? 0) < (own.get(id)?.strengths[0] ?? 0));
	assert.ok(scoreOf(meant, "services/kubernetes") < scoreOf(own, "services/kubernetes"));
});
