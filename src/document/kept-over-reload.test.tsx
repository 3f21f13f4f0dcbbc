import { afterEach, expect, test } from "vitest";
import { keptOverReload } from "./kept-over-reload.ts";

const isDraft = (value: unknown): value is { draft: string } => Object.hasOwn(Object(value), "draft");

afterEach(() => sessionStorage.clear());

test("keeps a value from leaving a page to the next load, until there is nothing to keep", () => {
	let value: { draft: string } | undefined = { draft: "angefangen" };
	expect(keptOverReload("test-1", () => value, isDraft).kept).toBeUndefined();
	document.dispatchEvent(new Event("visibilitychange"));
	expect(keptOverReload("test-1", () => value, isDraft).kept).toEqual({ draft: "angefangen" });
	value = undefined;
	document.dispatchEvent(new Event("visibilitychange"));
	expect(keptOverReload("test-1", () => value, isDraft).kept).toBeUndefined();
});

test.each(["{", "null", "[]", "5"])("ignores %s, which can't be read", (unreadable) => {
	sessionStorage.setItem("test-1:/", unreadable);
	expect(keptOverReload("test-1", () => undefined, isDraft).kept).toBeUndefined();
});
