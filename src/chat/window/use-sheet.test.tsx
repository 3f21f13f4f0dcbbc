import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { useSheet } from "./use-sheet.ts";

class FakeViewport extends EventTarget {
	offsetTop = 0;
	height = 844;
}

let viewport: FakeViewport;
let panel: HTMLElement;

beforeEach(() => {
	viewport = new FakeViewport();
	Object.defineProperty(window, "visualViewport", { configurable: true, value: viewport });
	document.body.innerHTML =
		"<header></header><main></main><aside><div id='panel'></div></aside><footer inert></footer>";
	panel = document.getElementById("panel") ?? document.body;
});
afterEach(() => {
	cleanup();
	document.body.innerHTML = "";
	Reflect.deleteProperty(window, "visualViewport");
});

const inert = (tag: string) => document.querySelector<HTMLElement>(tag)?.inert;
const sheet = (isSheet = true) =>
	renderHook((props) => useSheet(props.isSheet, { current: panel }), { initialProps: { isSheet } });

describe("the sheet", () => {
	test("makes the page behind it inert, but not itself", () => {
		sheet();
		expect([inert("header"), inert("main"), inert("aside")]).toEqual([true, true, false]);
	});

	test("restores everything on close", () => {
		const { rerender } = sheet();
		rerender({ isSheet: false });
		expect([inert("header"), inert("main"), inert("footer")]).toEqual([false, false, true]);
	});

	test("fits above the on-screen keyboard", () => {
		sheet();
		expect(panel.style.getPropertyValue("--sheet-height")).toBe("844px");
		Object.assign(viewport, { height: 480, offsetTop: 60 });
		viewport.dispatchEvent(new Event("resize"));
		expect(panel.style.getPropertyValue("--sheet-height")).toBe("480px");
		expect(panel.style.getPropertyValue("--sheet-top")).toBe("60px");
	});

	test("changes nothing if the window floats", () => {
		sheet(false);
		expect(inert("main")).toBe(false);
		expect(panel.style.getPropertyValue("--sheet-height")).toBe("");
	});
});
