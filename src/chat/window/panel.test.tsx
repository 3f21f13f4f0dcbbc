import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { PRIVACY_PATH } from "../../content/legal.ts";
import { LOCALES, SITE_LANGUAGES } from "../../content/site.ts";
import { pathIn } from "../../pages/language.ts";
import {
	announced,
	ask,
	button,
	expectNoComplaints,
	input,
	LANGUAGE,
	log,
	noted,
	OTHER_LANGUAGE,
	renderAssistant,
	shells,
	words,
} from "./testing.tsx";

expectNoComplaints();

describe("the window", () => {
	test("as a sheet fits into what the on-screen keyboard leaves of the screen", () => {
		const viewport = { offsetTop: 0, height: 800, onresize: () => {} };
		vi.stubGlobal("visualViewport", viewport);
		const small = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
		vi.stubGlobal("matchMedia", () => small);
		renderAssistant();
		const { style } = screen.getByRole("dialog");
		expect(style.getPropertyValue("--sheet-height")).toBe("800px");
		Object.assign(viewport, { offsetTop: 60, height: 420 });
		viewport.onresize();
		expect(style.getPropertyValue("--sheet-height")).toBe("420px");
		expect(style.getPropertyValue("--sheet-top")).toBe("60px");
		vi.unstubAllGlobals();
	});

	test("is a dialog that starts with the greeting", () => {
		renderAssistant();
		expect(screen.getByRole("dialog", { name: words.title })).toBeTruthy();
		expect(log().textContent).toContain(shells[LANGUAGE].assistant.greeting);
		const notice = screen.getByText(words.notice).closest("p");
		expect(notice?.querySelector("a")?.getAttribute("href")).toBe(PRIVACY_PATH);
	});

	test("invites the page's language beside a greeting in another, which is marked as such", () => {
		renderAssistant({ greeting: "Greetings", language: OTHER_LANGUAGE });
		expect(screen.getByText("Greetings").closest("[lang]")?.getAttribute("lang")).toBe(OTHER_LANGUAGE);
		expect(screen.getByText(words.invitation)).toBeTruthy();
		cleanup();
		renderAssistant();
		expect(screen.queryByText(words.invitation)).toBeNull();
	});

	test("says if the privacy page is in another language", () => {
		const [first, last = first] = SITE_LANGUAGES;
		const privacy = shells[last].footer.find(({ href }) => href === PRIVACY_PATH);
		renderAssistant({ path: pathIn("/", last) });
		const link = screen.getByRole<HTMLAnchorElement>("link", { name: privacy?.label });
		expect(link.hreflang).toBe("de");
	});

	test("focuses the input, and closes by the icon in its header", async () => {
		renderAssistant();
		expect(document.activeElement).toBe(input());
		await userEvent.click(button(words.labels.close));
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test("shortens the notice about the AI after the first question", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().answer({ message: "Antwort" }));
		expect(screen.queryByText(words.notice)).toBeNull();
		const notice = screen.getByText(words.shortNotice).closest("p");
		expect(notice?.querySelector("a")?.getAttribute("href")).toBe(PRIVACY_PATH);
	});

	test("announces an answer that came while it was closed, until it is opened", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().onDelta("Ein Anfang"));
		await userEvent.click(button(words.labels.close));
		expect(screen.queryByText(words.labels.newAnswer)).toBeNull();
		await act(async () => newest().answer({ message: "Ein Anfang und ein Ende" }));
		expect(screen.getByText(words.labels.newAnswer)).toBeTruthy();
		await userEvent.click(button("Open"));
		await userEvent.click(button(words.labels.close));
		expect(screen.queryByText(words.labels.newAnswer)).toBeNull();
	});

	test("is focused itself on touch screens, whose keyboard would cover the suggestions", () => {
		vi.stubGlobal("matchMedia", (media: string) =>
			Object.assign(new EventTarget(), { media, matches: /coarse|reduce/.test(media) }),
		);
		renderAssistant();
		expect(document.activeElement).toBe(screen.getByRole("dialog"));
		vi.unstubAllGlobals();
	});

	test("keeps the conversation and the draft while closed", async () => {
		const { newest } = renderAssistant();
		await ask("Erste Frage");
		await act(async () => newest().answer({ message: "Erste Antwort" }));
		await userEvent.type(input(), "angefangen");
		await userEvent.click(button(words.labels.close));
		await userEvent.click(button("Open"));
		expect(log().textContent).toContain("Erste Antwort");
		expect(input().value).toBe("angefangen");
	});
});

describe("sending", () => {
	test("shows the message at once, clears and disables the input, and shows the typing indicator", async () => {
		const { newest } = renderAssistant();
		await ask("Kann er Azure?");
		expect(log().textContent).toContain("Kann er Azure?");
		expect(input()).toMatchObject({ value: "", disabled: true });
		expect(button(words.labels.send).disabled).toBe(true);
		expect(screen.queryByText(words.labels.typing)).not.toBeNull();

		await act(async () => newest().answer({ message: "Ja, **seit Jahren**." }));
		expect(log().textContent).toContain("seit Jahren");
		expect(input().disabled).toBe(false);
		expect(document.activeElement).toBe(input());
		expect(screen.queryByText(words.labels.typing)).toBeNull();
	});

	test("announces a finished answer once and whole, of a model or of the site, and none that was there", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		expect(announced()).toBe(words.labels.typing);
		for (const delta of ["Ja, **seit ", "Jahren**."]) {
			await act(async () => newest().onDelta(delta));
			expect(announced()).toBe(words.labels.typing);
		}
		await act(async () => newest().answer({ message: "Ja, **seit Jahren**.", language: LANGUAGE }));
		expect(announced()).toBe("Ja, seit Jahren.");
		await ask("Und Azure?");
		expect(announced()).toBe(words.labels.typing);
		await act(async () => newest().answer({ message: "Auch." }));
		expect(announced()).toBe("Auch.");
		await userEvent.click(button(words.labels.close));
		await userEvent.click(button("Open"));
		expect(announced()).toBe("");
	});

	test("doesn't announce a partial answer", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().onDelta("Ein Anfang"));
		await userEvent.click(button(words.labels.stop));
		expect(announced()).toBe(words.unanswered.stopped);
	});

	test("takes a new conversation back", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().answer({ message: "Antwort" }));
		await userEvent.click(button(words.labels.newConversation));
		expect(log().textContent).not.toContain("Antwort");
		await userEvent.click(button(words.labels.restore));
		expect(log().textContent).toContain("Antwort");
		expect(document.activeElement).toBe(input());
		expect(screen.queryByRole("button", { name: words.labels.restore })).toBeNull();
	});

	test("lets no key scroll the page while the input is disabled", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		const panel = screen.getByRole("dialog");
		expect(document.activeElement).toBe(panel);
		for (const key of [" ", "PageDown", "ArrowDown"]) expect(fireEvent.keyDown(panel, { key })).toBe(false);
		expect(fireEvent.keyDown(panel, { key: "Tab" })).toBe(true);
		await act(async () => newest().answer({ message: "Antwort" }));
		expect(document.activeElement).toBe(input());
		expect(fireEvent.keyDown(input(), { key: " " })).toBe(true);
	});

	test("sends by the button too, but no blank message", async () => {
		const { pending } = renderAssistant();
		expect(button(words.labels.send).disabled).toBe(true);
		await userEvent.type(input(), "   ");
		expect(button(words.labels.send).disabled).toBe(true);
		fireEvent.keyDown(input(), { key: "Enter" });
		expect(pending).toHaveLength(0);
		await userEvent.type(input(), "x");
		await userEvent.click(button(words.labels.send));
		expect(pending[0]?.request.message).toBe("x");
	});

	test("Enter sends; Shift+Enter inserts a line break", async () => {
		const { pending } = renderAssistant();
		await userEvent.type(input(), "eins{Shift>}{Enter}{/Shift}zwei");
		expect(pending).toHaveLength(0);
		expect(input().value).toBe("eins\nzwei");
		await userEvent.type(input(), "{Enter}");
		expect(pending[0]?.request.message).toBe("eins\nzwei");
	});

	test("an Enter that ends a composition does not send", () => {
		const { pending } = renderAssistant();
		fireEvent.change(input(), { target: { value: "にほん" } });
		fireEvent.keyDown(input(), { key: "Enter", isComposing: true });
		fireEvent.keyDown(input(), { key: "Enter", keyCode: 229 });
		expect(pending).toHaveLength(0);
		fireEvent.keyDown(input(), { key: "Enter" });
		expect(pending).toHaveLength(1);
	});

	test("shows the count near the limit of 2,000 characters and sends nothing above it", () => {
		const { pending } = renderAssistant();
		const [near, over, most] = [1_950, 2_001, 2_000].map((count) => count.toLocaleString(LOCALES[LANGUAGE]));
		fireEvent.change(input(), { target: { value: "x".repeat(1_700) } });
		expect(document.body.textContent).not.toContain(most);
		fireEvent.change(input(), { target: { value: "x".repeat(1_950) } });
		expect(document.body.textContent).toContain(`${near} / ${most}`);
		expect(button(words.labels.send).disabled).toBe(false);
		fireEvent.change(input(), { target: { value: "x".repeat(2_001) } });
		expect(document.body.textContent).toContain(`${over} / ${most}`);
		expect(button(words.labels.send).disabled).toBe(true);
		fireEvent.keyDown(input(), { key: "Enter" });
		expect(pending).toHaveLength(0);
	});

	test("grows a streamed answer in place, and keeps it on stop", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().onDelta("Ein "));
		await act(async () => newest().onDelta("Anfang"));
		expect(log().textContent).toContain("Ein Anfang");
		await userEvent.click(button(words.labels.stop));
		expect(newest().signal.aborted).toBe(true);
		expect(log().textContent).toContain("Ein Anfang");
		expect(noted()).toBe(words.unanswered.stopped);
		expect(input().disabled).toBe(false);
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("marks answer and question with the language that the function reports", async () => {
		const { newest } = renderAssistant();
		await ask("Azure skills?");
		await act(async () =>
			newest().answer({ message: "He has been working with Azure for years.", language: OTHER_LANGUAGE }),
		);
		await ask("Und AWS?");
		await act(async () => newest().answer({ message: "Auch.", language: LANGUAGE }));
		const languageOf = (content: RegExp) =>
			within(log()).getByText(content).closest("[lang]")?.getAttribute("lang");
		expect(languageOf(/Azure skills/)).toBe(OTHER_LANGUAGE);
		expect(languageOf(/He has been/)).toBe(OTHER_LANGUAGE);
	});
});
