import type { Content } from "../content/content.ts";
import { PRIVACY_PATH } from "../content/legal.ts";
import type { Language, Localized, SitePath } from "../content/types.ts";
import { type HomeSection, MENU_LABELS, words } from "../content/words.ts";
import { startAhead } from "./collaboration.ts";
import { fillIn, inLanguage, languageOfText, pathIn } from "./language.ts";
import { pagesOf } from "./pages.ts";
import { questionsIn } from "./parts.ts";
import { ownAddresses, PROFILE_PATH } from "./paths.ts";
import { factsOf } from "./resolve-facts.ts";

export type Shell = ReturnType<typeof shellOf>;

/** Returns the text of header, footer and chat button. Part of every document, so it is kept short. */
export function shellOf(content: Content, language: Language) {
	const { owner, assistant, availability, legalPages } = inLanguage(content, language);
	const { name, email, profiles, cvUrl, bookingUrl } = owner;
	/** A label that is the same in English is pronounced so. */
	const languageOf = (label: Localized): Language => (label.en === label[language] ? "en" : language);
	const names = new Intl.DisplayNames(language, { type: "language" });
	const { shell, inOtherLanguage, profile } = inLanguage(words, language);
	const pathTo = (path: SitePath) => pathIn(path, language, content.languages);
	const linkTo = (page: (typeof legalPages)[number]) => ({
		href: pathIn(page.path, page.language, content.languages),
		language: page.language,
		label:
			page.language === language
				? page.label
				: fillIn(inOtherLanguage, { title: page.label, language: names.of(page.language) ?? "" }),
	});
	const pages = pagesOf(content, language);
	const [home] = pages;
	return {
		words: shell,
		home: pathTo("/"),
		owner: { name, email, profiles, cvUrl, bookingUrl, language: content.languages[0] },
		assistant: {
			...assistant,
			/** The greeting's. */
			language: languageOfText(content.assistant.greeting, language),
			/** Listed questions for an empty window, and after any answer, best first. */
			suggestions: [
				...pages.flatMap(questionsIn).flatMap(({ question, isSuggested }) => (isSuggested ? question : [])),
				...factsOf(content, language).flatMap(({ question }) => question ?? []),
			],
		},
		availability,
		start: startAhead(owner, language),
		/** External addresses to which answers may link. */
		ownAddresses: ownAddresses(content),
		/** The scroll sections of the home page. */
		menu: (Object.keys(MENU_LABELS) as HomeSection[])
			.filter((id) => home?.parts.some((part) => part.id === id))
			.map((id) => ({ id, label: MENU_LABELS[id][language], language: languageOf(MENU_LABELS[id]) })),
		getInTouchLanguage: languageOf(words.shell.getInTouch),
		profile: { href: pathTo(PROFILE_PATH), label: profile.link },
		privacy: legalPages.filter(({ path }) => path === PRIVACY_PATH).map(linkTo)[0],
		footer: [
			...pages
				.filter(({ subject }) => /colophon|glossary/.test(subject.group))
				.map(({ path, title, subject, kind }) => ({
					...{ href: path, language },
					label: subject.group === "colophon" ? kind : title,
				})),
			...legalPages.map(linkTo),
		],
	};
}
