import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { freePort } from "../scripts/dev/loopback.ts";
import { openChat } from "./support/chat.ts";
import { test as base, expect } from "./support/fixtures.ts";
import { SERVICE, UNKNOWN_PATH } from "./support/pages.ts";
import { withoutSettings } from "./support/server.ts";

const test = base.extend({
	/** Starts `npm run dev` as in a new clone: without settings, and with all packages to optimise. */
	baseURL: async ({ browserName: _ }, use) => {
		const port = String(await freePort());
		const cache = `.cache/cold-${port}`;
		const server = spawn("npm", ["run", "dev"], {
			env: {
				...{ ...process.env, ...withoutSettings },
				...{ NODE_ENV: "development", PORT: port, VITE_CACHE_DIR: cache },
			},
			detached: true,
			stdio: ["ignore", "pipe", "inherit"],
		});
		const origin = `http://localhost:${port}`;
		for await (const line of createInterface(server.stdout))
			if (stripVTControlCharacters(line).includes(`Local:   ${origin}/`)) break;
		await use(origin);
		if (!server.pid || server.exitCode !== null) return;
		const ended = once(server, "exit");
		process.kill(-server.pid);
		await ended;
		await rm(cache, { recursive: true });
	},
});

test("a page opened as soon as a cold development server starts hydrates at once, and the assistant answers", {
	tag: "@browsers",
}, async ({ page, baseURL }) => {
	test.slow();
	const loads: string[] = [];
	page.on("domcontentloaded", () => loads.push(page.url()));
	const urls = ["/", SERVICE.path].map((path) => `${baseURL}${path}`);
	for (const [index, url] of urls.entries()) {
		// The click comes before hydration.
		const response = await page.goto(url, { waitUntil: "commit" });
		const [head = "", body] = ((await response?.text()) ?? "").split("</head>");
		const styles = [...head.matchAll(/<style data-styles="[^"]*">([^<]*)/g)].map(([, css]) => css);
		expect(styles[0]).toBe("@layer reset,base,tokens,recipes;");
		expect(styles.length).toBeGreaterThan(2);
		expect(body).not.toContain("data-emotion");

		const { messages, input, panel } = await openChat(page);
		await input.pressSequentially("How can I contact you?");
		await input.press("Enter");
		await expect(messages).toHaveCount(3 + 2 * index);
		await expect(input).toBeEnabled();
		await expect(messages.last()).toContainText("@");
		await page.keyboard.press("Escape");
		await expect(panel).toBeHidden();
	}
	expect(loads).toEqual(urls);
	expect((await page.request.get(`${baseURL}${UNKNOWN_PATH}`)).status()).toBe(404);
});
