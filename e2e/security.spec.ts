import { expect, test } from "./support/fixtures.ts";
import { SERVICE } from "./support/pages.ts";

test("a page refuses a script that is planted in it, and what such a script would send", async ({
	page,
	complaints,
}) => {
	complaints.allow(/script-src|connect-src|stranger\.example/);
	await page.goto(SERVICE.path);
	const refused = await page.evaluate(
		() =>
			new Promise<string[]>((resolve) => {
				const directives = new Set<string>();
				document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
					if (directives.add(effectiveDirective).size === 2) resolve([...directives].sort());
				});
				const script = document.createElement("script");
				script.textContent = "document.title = 'planted'";
				document.body.append(script);
				fetch("https://stranger.example/").catch(() => {});
			}),
	);
	expect(refused).toEqual(["connect-src", "script-src-elem"]);
	await expect(page).not.toHaveTitle("planted");
});
