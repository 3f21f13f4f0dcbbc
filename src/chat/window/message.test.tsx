import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ChatAnswer } from "../contract.ts";
import { ask, log, renderAssistant, words } from "./testing.tsx";

async function answer(whole: ChatAnswer) {
	const { newest } = renderAssistant();
	await ask("Frage");
	await act(async () => newest().answer(whole));
}

test("shows the whole greeting, and offers no copy of it", () => {
	renderAssistant({ greeting: "See the Q&A" });
	expect(log().textContent).toContain("See the Q&A");
	expect(screen.queryByRole("button", { name: words.labels.copy })).toBeNull();
});

test("says that an answer breaks off", async () => {
	await answer({ message: "Ein Anf", incomplete: true });
	screen.getByText(words.incomplete);
});

test("marks an answer's language, even if the site hasn't got it, but no page's title with that", async () => {
	const sources = [{ title: "DevOps", href: "/services/devops" }];
	await answer({ message: "Oui, avec plaisir.", language: "fr", sources });
	expect(within(log()).getByText("Oui, avec plaisir.").closest("[lang]")).toHaveProperty("lang", "fr");
	expect(screen.getByRole("link", { name: "DevOps" }).closest("[lang]")).not.toHaveProperty("lang", "fr");
});

test("omits a source that the answer links itself", async () => {
	const sources = [
		{ title: "DevOps", href: "/services/devops" },
		{ title: "Monitoring", href: "/services/monitoring" },
	];
	await answer({ message: "Siehe [DevOps](/services/devops).", sources });
	const links = within(screen.getByRole("list", { name: words.labels.sources })).getAllByRole("link");
	expect(links.map((link) => link.textContent)).toEqual(["Monitoring"]);
});
