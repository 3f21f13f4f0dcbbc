import { expect, test } from "./fixtures.ts";

test("the system's setting decides until the visitor does, and the choice is remembered", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	const root = page.locator("html");
	await expect(root).toHaveClass(/dark/);
	await page.emulateMedia({ colorScheme: "light" });
	await expect(root).not.toHaveClass(/dark/);

	await page.getByRole("button", { name: "Dunkles Farbschema" }).click();
	await expect(root).toHaveClass(/dark/);
	await page.reload();
	await expect(root).toHaveClass(/dark/);
	await page.goto("/services/devops");
	await expect(root).toHaveClass(/dark/);
	await page.getByRole("button", { name: "Helles Farbschema" }).click();
	await expect(root).not.toHaveClass(/dark/);
});

test("the mode is set before the first paint, so that nothing flashes", async ({ page, complaints }) => {
	complaints.allow(/Failed to load resource/);
	await page.addInitScript(() => localStorage.setItem("color-mode", "dark"));
	await page.route("**/*.js", (route) => route.abort());
	await page.goto("/", { waitUntil: "commit" });
	await expect(page.locator("html")).toHaveClass(/dark/);
});
