import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CHAT_LIMITS } from "../chat/contract.ts";
import { chat } from "./chat.ts";
import type { LegalPage } from "./legal.ts";
import { imprint } from "./legal-imprint.ts";
import { privacy } from "./legal-privacy.ts";
import { aiProvider, backendProvider, hostingProvider } from "./legal-providers.ts";
import { owner } from "./owner.ts";

const textOf = ({ title, meta, lead, sections }: LegalPage) =>
	JSON.stringify([title, meta, lead, sections]).replaceAll("\u00a0", " ");
const imprintText = textOf(imprint);
const privacyText = textOf(privacy);

/** The site's own files, for what the texts say of them. */
function sources(folder: string): { path: string; text: string }[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

const siteSources = sources("src");

describe("the law that the pages name", () => {
	test("is in force: none of what it replaced, and no way to the closed dispute platform", () => {
		for (const text of [imprintText, privacyText]) {
			expect(text).not.toMatch(/\b(TMG|TTDSG|RStV|BDSG-alt)\b|Telemediengesetz|Rundfunkstaatsvertrag/);
			expect(text).not.toMatch(/ec\.europa\.eu|OS-Plattform|Streitbeilegungsplattform/i);
			expect(text).not.toMatch(/Privacy Shield|Safe Harbor/i);
		}
	});

	test("is what each page has to answer to", () => {
		for (const law of ["§ 5", "DDG", "§ 18 Abs. 2", "MStV", "§ 27a"]) expect(imprintText).toContain(law);
		const rights = [15, 16, 17, 18, 20, 21, 77].map((article) => `Art. ${article}`);
		for (const law of [...rights, "Art. 6 Abs. 1", "Art. 28", "Art. 50", "§ 25 Abs. 2 Nr. 2 TDDDG"])
			expect(privacyText).toContain(law);
	});
});

test("the imprint says who it is: name, address, mail and VAT number as in the owner's data", () => {
	const { street, postalCode, city, country } = owner.postalAddress;
	for (const fact of [owner.name, street, `${postalCode} ${city}`, country, owner.email, owner.vatId])
		expect(imprintText).toContain(fact);
	expect(privacyText).toContain(owner.name);
	expect(privacyText).toContain(owner.email);
});

test("the privacy page names everyone who takes part", () => {
	for (const { name, address, privacyUrl } of [hostingProvider, backendProvider, aiProvider])
		for (const fact of [name, address, privacyUrl]) expect(privacyText).toContain(fact);
});

describe("what the privacy page says of the site is so", () => {
	test("the chat sends as many earlier messages as it says", () => {
		expect(CHAT_LIMITS.contextEntries).toBe(10);
		expect(privacyText).toContain("höchstens die zehn vorangegangenen Beiträge");
	});

	test("an address is counted for a day, as a keyed hash, with two times and two counters", () => {
		const [migration = ""] = readdirSync("supabase/migrations").filter((name) => name.includes("rate_limit"));
		const sql = readFileSync(join("supabase/migrations", migration), "utf8");
		const table = /create table private\.chat_usage \((.*?)\);/s.exec(sql)?.[1] ?? "";
		expect(table.match(/\btimestamptz\b/g)).toHaveLength(2);
		expect(table.match(/\binteger\b/g)).toHaveLength(2);
		expect(sql).toMatch(/delete from private\.chat_usage[\s\S]*interval '1 day'/);
		const hasher = readFileSync("supabase/functions/ai-chat/client-address.ts", "utf8");
		expect(hasher).toContain('createHash("sha256").update(salt)');
		const dependencies = readFileSync("supabase/functions/ai-chat/dependencies.ts", "utf8");
		expect(dependencies).toContain("clientHasher(settings.database?.secretKey");
		expect(privacyText).toContain("Nach 24 Stunden");
	});

	test("the function's log has no field for words or addresses", () => {
		const log = readFileSync("supabase/functions/ai-chat/log.ts", "utf8");
		const entry = /interface LogEntry \{(.*?)\n\}/s.exec(log)?.[1] ?? "";
		const fields = [...entry.matchAll(/^\t(\w+)\??:/gm)].map(([, field]) => field);
		expect(fields.length).toBeGreaterThan(3);
		for (const field of fields) expect(field).not.toMatch(/message|question|text|address|ip|client/i);
		expect(log).toContain('JSON.stringify({ event: "chat", at, ...entry })');
		expect(privacyText).toContain("kein Wort von Ihnen und keine IP-Adresse");
	});

	test("nothing is stored in the browser but what it lists", () => {
		const storing = siteSources.filter(({ text }) =>
			/\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches\.open)\b/.test(text),
		);
		const [standIn, colorMode, ...others] = storing.sort((left, right) => (left.path < right.path ? -1 : 1));
		expect(others).toEqual([]);
		expect(colorMode?.text).toContain('STORAGE_KEY = "color-mode"');
		// Stands in for a storage that the browser blocks, and keeps nothing.
		expect(standIn?.text).toContain("{getItem:n,setItem:n,removeItem:n}");
		expect(privacyText).toContain("color-mode (Local Storage)");
		const router = siteSources.find(({ path }) => path.endsWith("root.tsx"))?.text;
		expect(router).toContain("<ScrollRestoration />");
		expect(privacyText).toContain("react-router-scroll-positions (Session Storage)");
	});

	test("nothing measures visits: no package and no code for it", () => {
		const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
		const trackers = /analytics|gtag|matomo|plausible|umami|posthog|sentry|hotjar|segment/i;
		expect(Object.keys(dependencies).filter((name) => trackers.test(name))).toEqual([]);
		for (const { path, text } of siteSources)
			expect(text, path).not.toMatch(/gtag\(|_paq|plausible\(|navigator\.sendBeacon/);
	});
});

test("the notice in the chat says that an AI answers, before anything is sent", () => {
	expect(chat.notice).toMatch(/\bKI\b/);
	expect(privacyText).toContain("er sagt das vor der ersten Nachricht");
});
