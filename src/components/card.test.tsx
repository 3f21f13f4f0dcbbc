import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { CardLink } from "./card.tsx";

afterEach(cleanup);

test("a card's link opens its page in a view transition", async () => {
	const startViewTransition = vi.fn((update: () => void) => {
		update();
		return { ready: Promise.resolve(), finished: Promise.resolve(), updateCallbackDone: Promise.resolve() };
	});
	Object.assign(document, { startViewTransition });
	const router = createMemoryRouter([
		{ path: "/", element: <CardLink to="/page">Page</CardLink> },
		{ path: "/page", element: <p>Its text</p> },
	]);
	render(<RouterProvider router={router} />);
	await act(async () => screen.getByRole("link").click());
	expect(await screen.findByText("Its text")).toBeTruthy();
	expect(startViewTransition).toHaveBeenCalledOnce();
	Reflect.deleteProperty(document, "startViewTransition");
});
