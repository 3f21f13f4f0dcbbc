import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import { words } from "../content/words.ts";
import { ShellProvider } from "../document/shell.tsx";
import { dateIn, fillIn } from "../pages/language.ts";
import { shellOf } from "../pages/page-shell.ts";
import { getSystem } from "../theme/system.ts";
import { AvailabilityBadge } from "./badge.tsx";

afterEach(() => vi.useRealTimers());

const start = fillIn(words.availableFrom.de, { date: dateIn("2099-01-12", "de") });

test.each([
	["2098-12-31", `Neue Aufträge willkommen, ${start}`],
	["2099-01-13", "Neue Aufträge willkommen"],
])("a page prerendered earlier shows on %s: %s", (today, text) => {
	const shells = { de: shellOf(secondSite, "de") };
	vi.useFakeTimers({ now: new Date(today), toFake: ["Date"] });
	const element = (
		<ShellProvider>
			<AvailabilityBadge />
		</ShellProvider>
	);
	const router = createMemoryRouter([{ id: "root", path: "/", element, loader: () => shells }], {
		hydrationData: { loaderData: { root: shells } },
	});
	render(
		<ChakraProvider value={getSystem()}>
			<RouterProvider router={router} />
		</ChakraProvider>,
	);
	expect(screen.getByText(/Neue Aufträge/).textContent).toBe(text);
});
