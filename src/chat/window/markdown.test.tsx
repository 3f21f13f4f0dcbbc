import { cleanup, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { exfiltrations } from "../../../supabase/functions/ai-chat/testing/attacks.ts";
import { createTestChat } from "../conversation/testing.ts";
import { ChatWindowContext } from "./chat-window.ts";
import { Markdown } from "./markdown.tsx";
import { renderInSite, words } from "./testing.tsx";

const { chat } = createTestChat();
const chatWindow = { chat, words, close: () => {} };
const show = (markdown: string, basename = "/") =>
	renderInSite(
		<ChatWindowContext value={{ ...chatWindow, language: "de" }}>
			<Markdown>{markdown}</Markdown>
		</ChatWindowContext>,
		{ basename },
	).container;

describe("an answer's Markdown", () => {
	test("becomes paragraphs, lists, code and tables", () => {
		const container = show(
			"Ja:\n\n- **eins**\n- `zwei`\n\n```sh\nls\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |",
		);
		expect(container.querySelectorAll("li")).toHaveLength(2);
		expect(container.querySelector("strong")?.textContent).toBe("eins");
		expect(container.querySelector("pre code")?.textContent).toBe("ls\n");
		expect(container.querySelectorAll("td")).toHaveLength(2);
	});

	test("has no headings, which would join the page's outline", () => {
		const container = show("# Eins\n\n## Zwei\n\nText");
		expect(container.querySelector("h1, h2, h3")).toBeNull();
		expect(container.textContent).toContain("Zwei");
	});

	test("never becomes HTML", () => {
		const container = show('<img src=x onerror="alert(1)"> <script>alert(1)</script> <b>fett</b>');
		expect(container.querySelector("img, script, b")).toBeNull();
		expect(container.textContent).toContain("<b>fett</b>");
	});

	test("shows an image's description and never loads it", () => {
		const container = show("![Ein Plan](https://evil.example/p.png)");
		expect(container.querySelector("img")).toBeNull();
		expect(container.textContent).toBe("Ein Plan");
	});

	test("links the site's pages below the base path", () => {
		show("[DevOps](/services/devops)", "/repo");
		expect(screen.getByRole("link", { name: "DevOps" }).getAttribute("href")).toBe("/repo/services/devops");
	});

	test("links the owner's addresses", () => {
		show("[Anruf](tel:+494615550142)");
		expect(screen.getByRole("link", { name: "Anruf" }).getAttribute("href")).toBe("tel:+494615550142");
	});

	test("leaves other links as text", () => {
		const container = show(
			"[hier](https://evil.example), https://evil.example, [da](javascript:alert(1)), [Mail](mailto:a@example.com)",
		);
		expect(container.querySelector("a")).toBeNull();
		expect(container.textContent).toBe("hier, https://evil.example, da, Mail");
	});

	test("keeps each word of inline code whole, and leaves code blocks unchanged", () => {
		const container = show("Run `kubectl logs --previous`:\n\n```sh\nkubectl logs --previous\n```");
		const [inline, block] = container.querySelectorAll("code");
		expect([...(inline?.querySelectorAll("span") ?? [])].map(({ textContent }) => textContent)).toEqual([
			"kubectl ",
			"logs ",
			"--previous",
		]);
		expect(inline?.textContent).toBe("kubectl logs --previous");
		expect(block?.children).toHaveLength(0);
	});

	test("shows what is nested too deep, or a block that is too long, as it is", () => {
		for (const answer of ["> ".repeat(2_400), "- ".repeat(1_000), "1. ".repeat(800), "*a_ ".repeat(1_000)]) {
			const container = show(`${answer}x`);
			expect(container.querySelector("blockquote, li, em")).toBeNull();
			expect(container.textContent).toBe(`${answer}x`);
			cleanup();
		}
		const list = "- Punkt\n".repeat(2_000);
		const container = show(list);
		expect(container.querySelectorAll("li").length).toBe(1_000);
		expect(container.querySelector("[data-part=plain]")?.textContent).toMatch(/^- Punkt\n/);
	});

	test("breaks lines at <br>, in text and in cells", () => {
		const container = show("Eins<br>zwei<br/>drei\n\n| A |\n|---|\n| Inventar<BR />Risiken |\n\n<br>\n");
		expect(container.querySelectorAll("br")).toHaveLength(4);
		expect(container.querySelectorAll("td br")).toHaveLength(1);
		expect(container.textContent).not.toContain("<");
	});

	test.each(exfiltrations)("loads and links nothing foreign: %s", (answer) => {
		const container = show(answer);
		expect(container.querySelectorAll("[src], [style], :is(svg, form, script, iframe, meta)")).toHaveLength(
			0,
		);
		for (const link of container.querySelectorAll("a"))
			expect(link.getAttribute("href")).toMatch(/^\/(?![/\\])/);
	});
});
