import { readdirSync, readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { expect, test } from "vitest";

const MIGRATIONS = "supabase/migrations";
const TESTS = "supabase/tests";
const files = readdirSync(TESTS).filter((file) => file.endsWith(".sql"));

test("there are tests of the database", () => {
	expect(files).not.toEqual([]);
});

/** What `supabase test db` does on the stack: migrated database, pgTAP, one file after the other. */
test.each(files)("%s holds on a migrated Postgres", async (file) => {
	const database = await PGlite.create({ extensions: { pgtap } });
	await database.exec("create role anon; create role authenticated; create role service_role;");
	for (const migration of readdirSync(MIGRATIONS).sort())
		await database.exec(readFileSync(`${MIGRATIONS}/${migration}`, "utf8"));
	await database.exec("create extension pgtap;");

	const results = await database.exec(readFileSync(`${TESTS}/${file}`, "utf8"), { rowMode: "array" });
	const lines = results.flatMap(({ rows }) => (rows as unknown as string[][]).flat());
	await database.close();
	const [plan = ""] = lines;
	expect(plan).toMatch(/^1\.\.[1-9]\d*$/);
	expect(lines.filter((line) => /^not ok|^#/.test(line))).toEqual([]);
	expect(lines.filter((line) => line.startsWith("ok"))).toHaveLength(Number(plan.slice(3)));
});
