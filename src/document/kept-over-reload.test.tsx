import { afterEach, expect, test } from "vitest";
import { keptOverReload } from "./kept-over-reload.ts";

afterEach(() => sessionStorage.clear());

test("keeps a value from leaving a page to the next load, until there is nothing to keep", () => {
	let value: { draft: string } | undefined = { draft: "angefangen" };
	expect(keptOverReload("test", () => value).kept).toBeUndefined();
	document.dispatchEvent(new Event("visibilitychange"));
	expect(keptOverReload("test", () => value).kept).toEqual({ draft: "angefangen" });
	value = undefined;
	document.dispatchEvent(new Event("visibilitychange"));
	expect(keptOverReload("test", () => value).kept).toBeUndefined();
});

test("ignores what can't be read", () => {
	sessionStorage.setItem("test", "{");
	expect(keptOverReload("test", () => undefined).kept).toBeUndefined();
});
