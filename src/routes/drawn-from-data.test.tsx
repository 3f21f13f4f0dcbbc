import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { drawnFromData } from "./drawn-from-data.ts";

test("a page is drawn for new data, and not for a step of the router", () => {
	const draw = vi.fn(({ loaderData }: { loaderData: { title: string }; matches: unknown[] }) => (
		<h1>{loaderData.title}</h1>
	));
	const Page = drawnFromData(draw);
	const loaderData = { title: "DevOps" };
	const { rerender } = render(<Page loaderData={loaderData} matches={[]} />);
	rerender(<Page loaderData={loaderData} matches={[]} />);
	expect(draw).toHaveBeenCalledTimes(1);
	rerender(<Page loaderData={{ title: "Kubernetes" }} matches={[]} />);
	expect(screen.getByRole("heading").textContent).toBe("Kubernetes");
});
