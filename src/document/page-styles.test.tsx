import { CacheProvider, css, Global } from "@emotion/react";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPageCache, pageStyles } from "./page-styles.ts";

const SERVED = "body{color:red;}";
const NEW = "body{color:blue;}";

beforeEach(() => {
	const { name } = css(SERVED);
	document.head.innerHTML = pageStyles([{ ids: ["another", name], css: SERVED }]);
});
afterEach(cleanup);

const show = (styles: string) =>
	render(
		<CacheProvider value={createPageCache()}>
			<Global styles={styles} />
		</CacheProvider>,
	);

test("a style that the page came with is neither moved nor written again", () => {
	const [served] = document.head.children;
	show(SERVED);
	expect([...document.head.children]).toEqual([served]);
});

test("a style that the page came without is added", () => {
	show(NEW);
	expect(document.head.children).toHaveLength(2);
});
