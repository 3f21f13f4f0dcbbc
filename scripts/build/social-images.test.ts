import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import { siteOf } from "../../src/seo/site-address.ts";
import { drawSocialImages } from "./social-images.ts";

/** Draws the home page's image for an owner of this name. */
async function draw(name: string) {
	const owner = { ...secondSite.owner, name };
	const site = siteOf({ ...secondSite, owner }, { url: undefined, basePath: "/" });
	const pages = site.pages.slice(0, 1);
	const [image] = (await drawSocialImages({ ...site, pages })).values();
	return createHash("sha256")
		.update(image ?? "")
		.digest("hex");
}

test("draws letters with any European accent, and leaves out what the font lacks", async () => {
	expect(await draw("Ayşe Škoda")).not.toBe(await draw("Aye koda"));
	expect(await draw("Yıldız")).not.toBe(await draw("Yldz"));
	expect(await draw("→Ayşe 山")).toBe(await draw("Ayşe "));
});
