import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { chat } from "../../content/chat.ts";
import { SITE_LANGUAGES } from "../../content/site.ts";
import { inLanguage, pathIn } from "../../pages/language.ts";
import {
	ask,
	button,
	expectNoComplaints,
	input,
	LANGUAGE,
	log,
	OTHER_LANGUAGE,
	renderAssistant,
	shells,
	words,
} from "./testing.tsx";

expectNoComplaints();

describe("beside the answers", () => {
	const sources = [
		{ title: "Kubernetes", href: "/services/kubernetes" },
		{ title: "Fremd", href: "https://evil.example" },
	];

	test("a click on a suggestion asks it, and follow-ups replace the suggestions", async () => {
		const { newest } = renderAssistant();
		const [first = ""] = shells[LANGUAGE].assistant.suggestions;
		await userEvent.click(button(first));
		expect(newest().request.message).toBe(first);
		expect(screen.queryByRole("list", { name: words.labels.suggestions })).toBeNull();
		const questions = ["Wie läuft ein Umzug ab?"];
		await act(async () => newest().answer({ message: "Ja, er kann das.", questions }));
		const next = screen.getByRole("list", { name: words.labels.suggestions });
		expect(next.textContent).toContain(questions[0]);
	});

	test("suggestions and enquiry use the language of the newest answer", async () => {
		const { newest, inquiries } = renderAssistant();
		await ask("How do you run Kubernetes?");
		const questions = ["How long does it take?"];
		await act(async () => newest().answer({ message: "With care.", questions, language: OTHER_LANGUAGE }));
		const other = inLanguage(chat, OTHER_LANGUAGE);
		expect(screen.getByRole("dialog").lang).toBe(OTHER_LANGUAGE);
		const next = screen.getByRole("list", { name: other.labels.suggestions });
		expect(within(next).getAllByRole("button")).toHaveLength(1);
		expect(next.textContent).toBe(questions[0]);
		await userEvent.click(screen.getByRole("link", { name: other.inquiry.button }));
		expect(inquiries[0]).toContain(other.inquiry.intro);
	});

	test("suggestions use the page's language before the first answer", () => {
		const [first, last = first] = SITE_LANGUAGES;
		renderAssistant({ path: pathIn("/", last) });
		expect(screen.getByText(shells[last].assistant.suggestions[0] ?? "")).toBeTruthy();
	});

	test("sources link the site's own pages; others are plain text", async () => {
		const { newest, router } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().answer({ message: "Ja.", sources }));
		const list = screen.getByRole("list", { name: words.labels.sources });
		expect(within(list).getAllByRole("link")).toHaveLength(1);
		await userEvent.click(within(list).getByRole("link", { name: "Kubernetes" }));
		expect(router.state.location.pathname).toBe("/services/kubernetes");
		expect(log().textContent).toContain("Frage");
	});

	test("an answer is copied with formatting and as plain text, with full addresses", async () => {
		const user = userEvent.setup();
		const { newest } = renderAssistant({ basename: "/repo" });
		await ask("Frage");
		const message = "Ja, **immer**: [so](/services/devops).\n\n1. eins\n2. `zwei`";
		await act(async () => newest().answer({ message, sources: sources.slice(0, 1) }));
		await user.click(button(words.labels.copy));
		const at = (page: string) => `${location.origin}/repo/services/${page}`;
		const [item] = await navigator.clipboard.read();
		const copied = async (type: string) => (await item?.getType(type))?.text();
		expect(await copied("text/plain")).toBe(
			`Ja, immer: so (${at("devops")}).\n\n1. eins\n2. zwei\n\n– Kubernetes (${at("kubernetes")})`,
		);
		expect(await copied("text/html")).toContain(`<strong>immer</strong>`);
		expect(await copied("text/html")).toContain(`<a href="${at("kubernetes")}">Kubernetes</a>`);
		await waitFor(() => expect(screen.getByText(words.labels.copied)).toBeTruthy());

		await user.click(button(words.labels.copyConversation));
		expect(await navigator.clipboard.readText()).toContain(
			`${words.labels.user} Frage\n\n${words.title}: Ja, immer`,
		);
	});

	test("copied steps keep their numbers across a code block", async () => {
		const user = userEvent.setup();
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().answer({ message: "1. eins\n\n```sh\nls\n```\n\n2. zwei\n3. drei" }));
		await user.click(button(words.labels.copy));
		expect(await navigator.clipboard.readText()).toBe("1. eins\n\nls\n\n2. zwei\n3. drei");
		const [item] = await navigator.clipboard.read();
		expect(await (await item?.getType("text/html"))?.text()).toContain('<ol start="2">');
	});

	test("a new conversation starts with only the greeting", async () => {
		const { newest } = renderAssistant();
		expect(screen.queryByRole("button", { name: words.labels.newConversation })).toBeNull();
		await ask("Was nun?");
		await act(async () => newest().answer({ message: "Antwort" }));
		await userEvent.click(button(words.labels.newConversation));
		expect(log().textContent).not.toContain("Was nun?");
		expect(log().textContent).toContain(shells[LANGUAGE].assistant.greeting);
		expect(document.activeElement).toBe(input());
	});

	test("questions about the page come first, then those that the answer offers, unless asked", async () => {
		const shown = () =>
			within(screen.getByRole("list", { name: words.labels.suggestions }))
				.getAllByRole("button")
				.map(({ textContent }) => textContent);
		const questions = ["Was kostet das?", "Wie lange dauert das?"];
		const [general = ""] = shells[LANGUAGE].assistant.suggestions;
		const { newest } = renderAssistant({ data: { questions } });
		await waitFor(() => expect(shown()).toEqual([...questions, general]));
		await userEvent.click(button("Was kostet das?"));
		const offered = ["Was kostet das?", "Wer macht das?"];
		await act(async () => newest().answer({ message: "Ja.", questions: offered }));
		expect(shown()).toEqual(["Wie lange dauert das?", "Wer macht das?"]);
	});

	test("the questions become the contact form's message, and the window closes", async () => {
		const { newest, router, inquiries } = renderAssistant();
		await ask("Was kostet ein Cluster?");
		await act(async () => newest().answer({ message: "Das klärt ein Gespräch." }));
		const handOver = screen.getByRole("link", { name: words.inquiry.button });
		fireEvent.click(handOver, { ctrlKey: true });
		expect(inquiries).toEqual([]);
		await userEvent.click(handOver);
		expect(inquiries).toEqual([`${words.inquiry.intro}\n\n– Was kostet ein Cluster?`]);
		expect(router.state.location).toMatchObject({ pathname: shells[LANGUAGE].home, hash: "#contact" });
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test("the contact form's message begins with the page on which they were asked", async () => {
		const trail = [
			{ title: "Start", href: "/" },
			{ title: "Raumklang", href: "/services/raumklang" },
		];
		const { newest, inquiries } = renderAssistant({ data: { trail } });
		await ask("Was kostet das?");
		await act(async () => newest().answer({ message: "Das klärt ein Gespräch." }));
		await userEvent.click(screen.getByRole("link", { name: words.inquiry.button }));
		const [about, intro] = inquiries[0]?.split("\n\n") ?? [];
		expect(about).toContain("Raumklang");
		expect(intro).toBe(words.inquiry.intro);
	});
});
