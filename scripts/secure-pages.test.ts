import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readHostHeaders } from "./host-headers.ts";
import { securePages } from "./secure-pages.ts";

let site: string;

beforeEach(async () => {
	site = await mkdtemp(join(tmpdir(), "site-"));
	await mkdir(join(site, "services"));
	for (const page of ["index", "404", "services/devops"])
		await writeFile(
			join(site, `${page}.html`),
			`<html><head><meta charset="utf-8"/><script>"${page}"</script></head></html>`,
		);
});
afterEach(() => rm(site, { recursive: true }));

const policyIn = async (page: string) =>
	/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
		await readFile(join(site, `${page}.html`), "utf8"),
	)?.[1];

test.each(["/", "/repo/"])(
	"below %s each page has one policy, in its head and as its header",
	async (base) => {
		await securePages(site, base, "https://ref.supabase.co");
		const headersOf = readHostHeaders(await readFile(join(site, "_headers"), "utf8"));
		for (const [page, path] of [
			["index", ""],
			["services/devops", "services/devops"],
		] as const) {
			const policy = await policyIn(page);
			expect(policy).toContain("https://ref.supabase.co");
			expect(headersOf(`${base}${path}`).get("content-security-policy")).toBe(
				`frame-ancestors 'none', ${policy}`,
			);
		}
		expect(await policyIn("index")).not.toBe(await policyIn("services/devops"));
	},
);

test("every answer carries what a page's head cannot say", async () => {
	await securePages(site, "/");
	const headersOf = readHostHeaders(await readFile(join(site, "_headers"), "utf8"));
	for (const path of ["/", "/nope", "/assets/app.js"])
		expect(Object.fromEntries(headersOf(path))).toMatchObject({
			"content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
			"x-content-type-options": "nosniff",
			"referrer-policy": "strict-origin-when-cross-origin",
			"strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
			"permissions-policy": expect.stringContaining("camera=()"),
		});
});

test("only files with a hash in their name are kept for good", async () => {
	await securePages(site, "/");
	const headersOf = readHostHeaders(await readFile(join(site, "_headers"), "utf8"));
	expect(headersOf("/assets/app.js").get("cache-control")).toContain("immutable");
	expect(headersOf("/services/devops").has("cache-control")).toBe(false);
});
