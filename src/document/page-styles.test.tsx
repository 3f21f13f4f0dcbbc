import { CacheProvider, css, Global } from "@emotion/react";
import { render } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { pageStyles } from "../theme/prerendered.ts";
import { createPageCache } from "./page-styles.ts";

const PRERENDERED = "body{color:red;}";
const NEW = "body{color:blue;}";

beforeEach(() => {
	const { name } = css(PRERENDERED);
	document.head.innerHTML = pageStyles([{ ids: ["another", name], css: PRERENDERED }]);
});

const show = (styles: string) =>
	render(
		<CacheProvider value={createPageCache()}>
			<Global styles={styles} />
		</CacheProvider>,
	);

test("neither moves nor repeats a prerendered style", () => {
	const [prerendered] = document.head.children;
	show(PRERENDERED);
	expect([...document.head.children]).toEqual([prerendered]);
});

test("adds a style that wasn't prerendered", () => {
	show(NEW);
	expect(document.head.children).toHaveLength(2);
});
