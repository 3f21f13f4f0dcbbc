import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createPageCache } from "../document/page-styles.ts";
import { pageStyles } from "./prerendered.ts";

/** Renders a block as a newly loaded page does, and returns its classes. */
async function classesOnLoad() {
	vi.resetModules();
	const { createBlock } = await import("./create-block.ts");
	const Note = createBlock("p", {
		base: { color: "red" },
		variants: { isLarge: { true: { fontSize: "9rem" } } },
	});
	const { container } = render(
		<CacheProvider value={createPageCache()}>
			<Note className="dark" isLarge />
		</CacheProvider>,
	);
	return container.firstElementChild?.className;
}

test("a block has the same classes whether the page has brought its style or not, and inserts it only once", async () => {
	const inserted = await classesOnLoad();
	expect(inserted).toMatch(/^dark css-\w+$/);
	expect(document.head.innerHTML).toContain("9rem");
	const name = inserted?.replace("dark css-", "") ?? "";
	document.head.innerHTML = pageStyles([{ ids: [name], css: "" }]);
	expect(await classesOnLoad()).toBe(inserted);
	expect(document.head.innerHTML).not.toContain("9rem");
});
