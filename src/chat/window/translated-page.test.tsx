import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AssistantError } from "../conversation/answer.ts";
import { ask, button, input, log, renderAssistant, words } from "./testing.tsx";

/** Replaces each text by an element with a copy, as browsers' translation does. */
function translate(root: Node) {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	for (const text of texts.filter(({ parentElement }) => !parentElement?.closest("font, textarea"))) {
		const font = document.createElement("font");
		font.append(text.data);
		text.replaceWith(font);
	}
}

const observer = new MutationObserver((changes) => {
	for (const { addedNodes } of changes)
		for (const { parentElement, isConnected } of addedNodes)
			if (parentElement && isConnected && parentElement.localName !== "font") translate(parentElement);
});

beforeEach(() => observer.observe(document.body, { childList: true, subtree: true }));
afterEach(() => observer.disconnect());

const next = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

test("the window keeps working on a translated page, and shows whole answers", async () => {
	const { newest } = renderAssistant();
	translate(document.body);
	for (const length of [1_900, 2_100, 4]) {
		fireEvent.change(input(), { target: { value: "x".repeat(length) } });
		await next();
	}
	await ask("Frage");
	const answer = "Ja: **fett**, siehe [hier](/services/devops), `a b`.\n\n- eins *zwei*\n- drei\n\nEnde.";
	for (const delta of answer.match(/.{1,20}/gs) ?? []) {
		await act(async () => newest().onDelta(delta));
		await next();
	}
	await act(async () => newest().fail(new AssistantError("cut")));
	await next();
	await userEvent.click(button(words.labels.retry));
	await act(async () => newest().onDelta("Ja [fremd](https://other.example) und ![Bild](/bild.png) hier."));
	await next();
	await act(async () => newest().answer({ message: `${answer} Ganz.` }));
	await next();
	expect(log().textContent).toContain("Ja: fett, siehe hier, a b.eins zweidreiEnde. Ganz.");
	await userEvent.click(button(words.labels.newConversation));
	expect(screen.queryByText("Frage")).toBeNull();
});
