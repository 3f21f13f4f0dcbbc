import { ChakraProvider } from "@chakra-ui/react";
import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { getSystem } from "../theme/system.ts";
import { AS_SOURCE, RouteAnnouncer } from "./route-announcer.tsx";

const page = (
	<>
		<RouteAnnouncer />
		<main id="content" tabIndex={-1}>
			<h2 id="über-mich">Über mich</h2>
		</main>
	</>
);

test.each([
	["/profil#%C3%BCber-mich", "über-mich"],
	["/profil#anderswo", "content"],
	["/profil#100%", "content"],
])("a navigation to %s moves the focus to %s", async (to, id) => {
	const router = createMemoryRouter(["/", "/profil"].map((path) => ({ path, element: page })));
	render(
		<ChakraProvider value={getSystem()}>
			<RouterProvider router={router} />
		</ChakraProvider>,
	);
	await act(() => router.navigate(to));
	expect(document.activeElement?.id).toBe(id);
});

test("the source of an answer on the same page takes the focus, each time", async () => {
	const router = createMemoryRouter([{ path: "/", element: page }]);
	render(
		<ChakraProvider value={getSystem()}>
			<RouterProvider router={router} />
		</ChakraProvider>,
	);
	for (const _ of [1, 2]) {
		(document.activeElement as HTMLElement).blur();
		await act(() => router.navigate("/#%C3%BCber-mich", { state: AS_SOURCE }));
		expect(document.activeElement?.id).toBe("über-mich");
	}
});
