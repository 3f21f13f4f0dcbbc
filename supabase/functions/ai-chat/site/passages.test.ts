import assert from "node:assert/strict";
import { secondSite } from "../../../../fixtures/second-site/content.ts";
import { inLanguage } from "../../../../src/pages/language.ts";
import { allPagesOf } from "../../../../src/pages/pages.ts";
import { type Passage, passagesOf } from "./passages.ts";

const passages = passagesOf(secondSite, "de");
const { services } = inLanguage(secondSite, "de");

Deno.test("every item, part and page is a passage of its own", () => {
	const ids = passages.map(({ id }) => id);
	assert.deepEqual(
		ids.filter((id, at) => ids.indexOf(id) < at),
		[],
	);
	const [service] = services;
	const page = `/services/${service?.slug}`;
	for (const id of [page, `${page}#leistungen/${service?.features[0]?.title}`, `${page}#technologien`])
		assert.ok(ids.includes(id), id);
});

Deno.test("a passage has the same id in every language", () => {
	const legal = new Set(secondSite.legalPages.map(({ path }) => path as string));
	const english = passagesOf(secondSite, "en");
	const idsOf = (all: readonly Passage[]) =>
		all.filter(({ id, page }) => id.startsWith("/") && !legal.has(page)).map(({ id }) => id);
	assert.deepEqual(idsOf(english), idsOf(passages));
});

Deno.test("every passage links to an existing place", () => {
	const places = new Set(
		allPagesOf(secondSite).flatMap(({ path, parts }) => [
			path,
			...parts.map(({ anchor, id }) => `${path}#${anchor ?? id}`),
		]),
	);
	for (const { id, hrefs } of [...passages, ...passagesOf(secondSite, "en")])
		assert.ok(hrefs.length > 0 && hrefs.every((href) => places.has(href)), id);
});

Deno.test("the profile, which repeats other pages, is a place to link to and nothing else", () => {
	const ids = passages
		.filter(({ hrefs }) => hrefs.some((href) => href.startsWith("/profil")))
		.map(({ id }) => id);
	assert.deepEqual(ids, ["/profil"]);
});

Deno.test("passages from a fictional example are labelled as such", () => {
	const scenario = services.flatMap(({ scenarios }) => scenarios)[0];
	const quoting = passages.filter(({ text }) => text.includes(scenario?.startingPoint ?? "-"));
	assert.deepEqual(
		quoting.map(({ kind, partTitle }) => [kind, partTitle]),
		[["example", scenario?.title]],
	);
});
