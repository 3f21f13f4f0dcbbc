import { CacheProvider, css, Global } from "@emotion/react";
import { render } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { createPageCache, pageStyles } from "./prerendered.ts";

const PRERENDERED = "body{color:red;}";
const NEW = "body{color:blue;}";

beforeEach(() => {
	const { name } = css(PRERENDERED);
	const styles = pageStyles([{ ids: ["another", name], css: PRERENDERED }]);
	// The head holds Emotion's styles of other files, too.
	document.head.insertAdjacentHTML("beforeend", styles);
});

const show = (styles: string) =>
	render(
		<CacheProvider value={createPageCache()}>
			<Global styles={styles} />
		</CacheProvider>,
	);

test("neither moves nor repeats a prerendered style", () => {
	const before = [...document.head.children];
	show(PRERENDERED);
	expect([...document.head.children]).toEqual(before);
});

test("adds a style that wasn't prerendered", () => {
	const before = document.head.children.length;
	show(NEW);
	expect(document.head.children).toHaveLength(before + 1);
});
