import type { Figure, NamedList } from "../content/types.ts";
import { words as allWords, type Words } from "../content/words.ts";
import { fillIn, inLanguage } from "./language.ts";
import type { Page } from "./pages.ts";
import type { Detail, Entry, PagePart } from "./parts.ts";

type AddressOf = (href: string) => string;

/** Returns a page's text as Markdown: its head, then each of its parts. */
export function pageSections(page: Page, addressOf: AddressOf): string[] {
	const words = inLanguage(allWords, page.language);
	return [
		joinParts([heading(1, page.title), escapeMarkdown(page.lead), namedList(page.details)]),
		...page.parts.map((part) => {
			const level = page.parts.some(({ id }) => id === part.anchor) ? 3 : 2;
			const { kind, title, lead = "" } = part;
			const named = kind === "scenario" ? fillIn(words.markdown.example, { title }) : title;
			return section(level, named, escapeMarkdown(lead), contentMarkdown(part, level, words, addressOf));
		}),
	];
}

function contentMarkdown(part: PagePart, level: number, words: Words, addressOf: AddressOf): string {
	const linkTo = (title: string, href: string) => link(title, href.startsWith("/") ? addressOf(href) : href);
	switch (part.kind) {
		case "text":
			return joinParts([
				paragraphs(part.paragraphs),
				// A trailing backslash is a line break.
				(part.address ?? []).map(escapeMarkdown).join("\\\n"),
				bulletList(part.items ?? []),
				(part.links ?? []).map(({ label, href }) => `- ${linkTo(label, href)}`).join("\n"),
			]);
		case "blocks":
			return joinParts(
				part.blocks.map(({ title, note, text, link: page }) =>
					section(level + 1, title, paragraphs([note, text]), page ? linkTo(page.title, page.href) : ""),
				),
			);
		case "questions":
			return joinParts(
				part.questions.map(({ question, answer }) => section(level + 1, question, paragraphs([answer]))),
			);
		case "points":
		case "tags":
			return bulletList(part.items);
		case "details":
			return namedList(part.details);
		case "tagLists":
			return namedList(part.lists.map(({ title, items }) => ({ label: title, value: items.join(", ") })));
		case "taskLists":
			return listSections(level + 1, part.lists);
		case "diagram": {
			const { ends, items, caption } = part;
			const steps = items.map(({ title, text }) => ({ label: title, value: text }));
			return joinParts([escapeMarkdown(ends?.join(" → ") ?? ""), namedList(steps), escapeMarkdown(caption)]);
		}
		case "figures":
			return namedFigures(part.figures);
		case "services":
		case "projects":
		case "certifications":
		case "projectLine":
		case "currentProjects": {
			const entries: readonly Entry[] = part.entries;
			// Items may be sentences.
			const listed = (label: string, items: readonly string[] = []) =>
				items.length > 0 && `${label}: ${items.join(", ")}.`.replace(/\.[.,]/g, ".");
			return entries
				.map(({ title, href, period, location, role, description, focus, results, tags }) => {
					const name = href ? linkTo(title, href) : escapeMarkdown(title);
					const details = [period, location, role].filter(Boolean).join(", ");
					const sentences = [
						details && `${details}.`,
						description,
						listed(words.parts.focus, focus),
						listed(words.parts.results, results),
						listed(words.parts.technologies, tags),
					];
					return `- ${name}: ${escapeMarkdown(sentences.filter(Boolean).join(" "))}`;
				})
				.join("\n");
		}
		case "scenario": {
			const { startingPoint, phases, results } = part;
			return joinParts([
				escapeMarkdown(words.markdown.isFictional),
				section(level + 1, startingPoint.title, paragraphs([startingPoint.text])),
				section(
					level + 1,
					`${phases.title} (${phases.duration})`,
					listSections(
						level + 2,
						phases.phases.map(({ title, duration, tasks }) => ({
							title: `${title} (${duration})`,
							items: tasks,
						})),
					),
				),
				section(level + 1, results.title, namedFigures(results.figures), paragraphs([results.conclusion])),
			]);
		}
	}
}

export const escapeMarkdown = (text: string): string => text.replace(/[\\*`[\]<]|(?<!\w)_|_(?!\w)/g, "\\$&");

export const heading = (level: number, text: string): string =>
	`${"#".repeat(level)} ${escapeMarkdown(text)}`;

const paragraphs = (texts: readonly (string | undefined)[]): string =>
	joinParts(texts.map((text = "") => escapeMarkdown(text)));

export const bulletList = (items: readonly string[]): string =>
	items.map((item) => `- ${escapeMarkdown(item)}`).join("\n");

/** Formats details: "- **Rolle**: DevOps Team Lead". */
export const namedList = (details: readonly Detail[]): string =>
	details
		.map(({ label, value, href }) => {
			const text = href ? link(value, href) : escapeMarkdown(value);
			return `- **${escapeMarkdown(label)}**: ${text}`;
		})
		.join("\n");

const namedFigures = (figures: readonly Figure[]): string =>
	namedList(figures.map(({ value, label }) => ({ label: value, value: label })));

export const link = (title: string, href: string): string => `[${escapeMarkdown(title)}](${href})`;

/** Joins blocks, except empty ones. */
export const joinParts = (parts: readonly string[]): string =>
	parts.filter((part) => part !== "").join("\n\n");

/** A heading and its content, or nothing if that is empty. */
export const section = (level: number, title: string, ...content: readonly string[]): string => {
	const body = joinParts(content);
	return body === "" ? "" : `${heading(level, title)}\n\n${body}`;
};

const listSections = (level: number, lists: readonly NamedList[]): string =>
	joinParts(lists.map(({ title, items }) => section(level, title, bulletList(items))));
