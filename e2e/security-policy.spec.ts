import { filesWithSecret } from "../scripts/deploy/secrets.ts";
import { BASE_PATH_SITE } from "./environment.ts";
import { expect, test } from "./fixtures.ts";

function runsOnlyItsOwnScripts(path: string): void {
	test(`${path} runs its own scripts and no other`, async ({ page, complaints }) => {
		complaints.allow(/404/);
		complaints.allow(/script-src/);
		await page.goto(path);
		const ran = await page.evaluate(async () => {
			const script = document.createElement("script");
			script.textContent = "document.title = 'planted'";
			document.body.append(script);
			const image = document.createElement("img");
			image.setAttribute("onerror", "document.title = 'planted'");
			image.src = "/favicon.svg?broken";
			document.body.append(image);
			await new Promise((resolve) => setTimeout(resolve, 200));
			return document.title === "planted";
		});
		expect(ran).toBe(false);
	});
}

for (const path of ["/", "/services/devops", "/no-such-page"]) runsOnlyItsOwnScripts(path);

test.describe("below a base path", () => {
	test.use({ baseURL: BASE_PATH_SITE.url });
	runsOnlyItsOwnScripts(BASE_PATH_SITE.basePath);
});

test("the policy is the first thing a page says after its character set", async ({ page }) => {
	await page.goto("/");
	const first = await page.evaluate(() =>
		[...document.head.children].slice(0, 2).map((element) => element.getAttributeNames()),
	);
	expect(first).toEqual([["charset"], ["http-equiv", "content"]]);
});

test("a page's header and its head name the same policy", async ({ page }) => {
	const response = await page.goto("/services/devops");
	const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
	expect(response?.headers()["content-security-policy"]).toBe(`frame-ancestors 'none', ${policy}`);
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

test("no file of the built site holds a secret, not even one that the build could see", async () => {
	expect(await filesWithSecret(BASE_PATH_SITE.files)).toEqual([]);
});
