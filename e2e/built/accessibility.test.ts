import axe from "axe-core";
import { expect, test } from "vitest";
import { NOT_FOUND_PATH } from "../../src/pages/paths.ts";
import { kindsIn, LANGUAGE, PAGES } from "../support/pages.ts";
import { documentAt } from "./build-output.ts";

/** All pages of one language and, as translations differ in their texts only, one of each kind of any other. */
const paths = PAGES.filter(
	({ path, language }) => language === LANGUAGE || kindsIn(language).includes(path),
).map(({ path }) => path);

/** `accessibility.spec.ts` checks the rules that need a browser, such as contrast. */
test.each([...paths, NOT_FOUND_PATH])("axe-core finds nothing on %s", async (path) => {
	const { documentElement } = documentAt(path);
	document.documentElement.lang = documentElement.lang;
	document.documentElement.innerHTML = documentElement.innerHTML;
	const { violations } = await axe.run({ resultTypes: ["violations"] });
	expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});
