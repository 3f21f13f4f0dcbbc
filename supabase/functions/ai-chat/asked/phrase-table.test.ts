import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { normalize, tokenize } from "../text/fold.ts";
import { CONCERNS } from "./concern-asked.ts";
import { ENGAGEMENT } from "./engagement-asked.ts";
import { combined, type Entry, finderOf } from "./phrase-table.ts";
import { POINTS } from "./point-asked.ts";
import { TASKS } from "./task-asked.ts";
import { TROUBLES } from "./trouble-asked.ts";

const TABLES: Readonly<Record<string, readonly Entry[]>> = { CONCERNS, ENGAGEMENT, POINTS, TASKS, TROUBLES };

Deno.test("every entry leads to passages that exist", () => {
	const ids = new Set(siteAssistant.passages.map(({ id }) => id));
	for (const [name, table] of Object.entries(TABLES))
		for (const { tells, said } of table) {
			assert.ok(tells.length > 0, `${name}: ${said}`);
			const missing = tells.filter((id) => !ids.has(id));
			assert.deepEqual(missing, [], `${name}: ${said}`);
		}
});

Deno.test("the entry that weighs most is found first, and of those the table's first, wherever they are said", () => {
	const find = finderOf([
		{ tells: ["light"], said: "server", weight: 3 },
		{ tells: ["first"], said: "pipeline*" },
		{ tells: ["second"], said: "cluster" },
		{ tells: ["beside"], said: "cluster", beside: "upgrade", weight: 5 },
	]);
	const found = (text: string) => find(tokenize(normalize(text))).flatMap(({ entry }) => entry.tells);
	assert.deepEqual(found("Ein Server, ein Cluster und zwei Pipelines"), ["first", "second", "light"]);
	assert.deepEqual(found("Ein Upgrade für den Cluster"), ["beside", "second"]);
});

Deno.test("phrases of two lists are combined each with each", () => {
	assert.equal(combined("your | this", "site\nchat"), "your site | your chat | this site | this chat");
});
