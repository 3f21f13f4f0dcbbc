import { act, cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useFollowNewest } from "./use-follow-newest.ts";

let resized: () => void = () => {};
let list: HTMLElement;

/** Lays out a list of 240 px; its content has a height, and its newest message an offset. */
function lay(contentHeight: number, newestTop: number) {
	const define = (element: Element | null, values: Record<string, number>) => {
		for (const [name, value] of Object.entries(values))
			Object.defineProperty(element, name, { configurable: true, value });
	};
	define(list, { clientHeight: 240, scrollHeight: contentHeight });
	define(list.querySelector("[data-message]"), { offsetTop: newestTop });
}

beforeEach(() => {
	list = document.createElement("div");
	list.innerHTML = "<div><p data-message></p></div>";
	list.scrollTo = vi.fn(({ top = 0 }: ScrollToOptions) => {
		list.scrollTop = top;
	}) as typeof list.scrollTo;
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(onResize: () => void) {
				resized = onResize;
			}
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const follow = (count: number) => {
	const scroller = { current: list };
	return renderHook((props) => useFollowNewest(scroller, props), {
		initialProps: { count, isOwn: false, isGrowing: false },
	});
};
const userScrolls = (top: number) =>
	act(() => {
		list.scrollTop = top;
		fireEvent.scroll(list);
	});

describe("following the newest message", () => {
	test("scrolls smoothly to the end for a short one", () => {
		lay(300, 250);
		const { rerender } = follow(1);
		lay(400, 340);
		rerender({ count: 2, isOwn: true, isGrowing: false });
		expect(list.scrollTo).toHaveBeenLastCalledWith({ top: 160, behavior: "smooth" });
	});

	test("stops at the first line of a long one and offers to scroll to the end", () => {
		lay(240, 0);
		const { rerender, result } = follow(1);
		lay(1_200, 300);
		rerender({ count: 2, isOwn: false, isGrowing: false });
		expect(list.scrollTop).toBe(284);
		expect(result.current.hasMoreBelow).toBe(true);
		act(() => result.current.scrollToEnd());
		expect(list.scrollTop).toBe(960);
		userScrolls(960);
		expect(result.current.hasMoreBelow).toBe(false);
	});

	test("follows a growing message, and its end if requested", () => {
		lay(240, 0);
		const { rerender, result } = follow(1);
		rerender({ count: 2, isOwn: false, isGrowing: true });
		lay(500, 300);
		act(() => resized());
		expect(list.scrollTop).toBe(260);
		lay(900, 300);
		act(() => resized());
		expect(list.scrollTop).toBe(284);
		act(() => result.current.scrollToEnd());
		lay(1_000, 300);
		act(() => resized());
		expect(list.scrollTop).toBe(760);
	});

	test("stays in place after the visitor has scrolled up, until their next message", () => {
		lay(600, 500);
		const { rerender } = follow(3);
		expect(list.scrollTop).toBe(360);
		userScrolls(100);
		lay(900, 600);
		rerender({ count: 4, isOwn: false, isGrowing: false });
		act(() => resized());
		expect(list.scrollTop).toBe(100);
		lay(1_000, 900);
		rerender({ count: 5, isOwn: true, isGrowing: false });
		expect(list.scrollTop).toBe(760);
	});

	test("never scrolls back a visitor who has read on", () => {
		lay(1_200, 300);
		follow(2);
		userScrolls(600);
		act(() => resized());
		expect(list.scrollTop).toBe(600);
	});

	test("scrolls instantly under prefers-reduced-motion", () => {
		vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }));
		lay(300, 250);
		const { rerender } = follow(1);
		lay(400, 340);
		rerender({ count: 2, isOwn: true, isGrowing: false });
		expect(list.scrollTo).toHaveBeenLastCalledWith({ top: 160, behavior: "instant" });
	});
});
