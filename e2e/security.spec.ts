import { expect, test } from "./support/fixtures.ts";
import { SERVICE } from "./support/pages.ts";

test("a page runs its own scripts and none that is planted in it", async ({ page, complaints }) => {
	complaints.allow(/script-src|broken/);
	await page.goto(SERVICE.path);
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const refused = new Set<string>();
				document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
					if (refused.add(effectiveDirective).size === 2) resolve();
				});
				const script = document.createElement("script");
				script.textContent = "document.title = 'planted'";
				document.body.append(script);
				const image = document.createElement("img");
				image.setAttribute("onerror", "document.title = 'planted'");
				image.src = "broken.svg";
				document.body.append(image);
			}),
	);
	await expect(page).not.toHaveTitle("planted");
});

test("a script can't send what it reads to a stranger", async ({ page, complaints }) => {
	complaints.allow(/connect-src|form-action|stranger\.example/);
	await page.goto("/");
	const refused = await page.evaluate(() =>
		fetch("https://stranger.example/", { mode: "no-cors" }).then(
			() => false,
			() => true,
		),
	);
	expect(refused).toBe(true);
	const directive = await page.evaluate(() => {
		const form = document.createElement("form");
		form.action = "https://stranger.example/";
		document.body.append(form);
		return new Promise<string>((resolve) => {
			document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
			form.submit();
		});
	});
	expect(directive).toBe("form-action");
});
