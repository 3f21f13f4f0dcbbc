import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { createBlock } from "./create-block.ts";
import { createPageCache, pageStyles } from "./prerendered.ts";

/** Returns the classes of a rendered block. */
function classesOf(create: typeof createBlock) {
	const Note = create("p", {
		base: { color: "red" },
		variants: { isLarge: { true: { fontSize: "12.34rem" } } },
	});
	const { container } = render(
		<CacheProvider value={createPageCache()}>
			<Note className="dark" isLarge />
		</CacheProvider>,
	);
	return container.firstElementChild?.className;
}

test("a block has the same classes whether the page has brought its style or not, and inserts it only once", async () => {
	const timesInserted = () => document.head.innerHTML.split("12.34rem").length - 1;
	const inserted = classesOf(createBlock);
	expect(inserted).toMatch(/^dark css-\w+$/);
	expect(timesInserted()).toBe(1);
	const name = inserted?.replace("dark css-", "") ?? "";
	document.head.insertAdjacentHTML("beforeend", pageStyles([{ ids: [name], css: "" }]));
	// A module of its own, as on another load.
	const path = "./create-block.ts?another-load";
	const loaded: { createBlock: typeof createBlock } = await import(path);
	expect(classesOf(loaded.createBlock)).toBe(inserted);
	expect(timesInserted()).toBe(1);
});
