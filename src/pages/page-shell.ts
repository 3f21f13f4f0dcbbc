import type { AssistantTexts } from "../content/assistant.ts";
import type { Content } from "../content/content.ts";
import type { Owner } from "../content/owner.ts";
import type { InLanguage, Language, SitePath } from "../content/types.ts";
import { type HomeSection, MENU_LABELS, type Words, words } from "../content/words.ts";
import { startAhead } from "./collaboration.ts";
import { fillIn, inLanguage, pathIn } from "./language.ts";
import { pagesOf } from "./pages.ts";
import { GLOSSARY_PATH, ownAddresses, PROFILE_PATH } from "./paths.ts";

/** Text of header, footer and chat button in one language. Part of every document, so it is kept short. */
export interface Shell {
	words: Words["shell"];
	owner: Pick<InLanguage<Owner>, "name" | "email" | "profiles" | "cvUrl">;
	assistant: AssistantTexts;
	availability: string;
	/** Only if new work can start on a later day. */
	start?: ReturnType<typeof startAhead>;
	/** External addresses to which answers may link. */
	ownAddresses: readonly string[];
	/** The scroll sections of the home page. */
	menu: readonly { id: HomeSection; label: string }[];
	profile: { href: SitePath; label: string };
	/** Glossary, imprint and privacy page. */
	footer: readonly { href: SitePath; language: Language; label: string }[];
}

export function shellOf(content: Content, language: Language): Shell {
	const { owner, assistant, availability, legalPages, glossary } = inLanguage(content, language);
	const { name, email, profiles, cvUrl } = owner;
	const names = new Intl.DisplayNames(language, { type: "language" });
	const { shell, inOtherLanguage, groups } = inLanguage(words, language);
	const [home] = pagesOf(content, language);
	return {
		words: shell,
		owner: { name, email, profiles, cvUrl },
		assistant,
		availability,
		start: startAhead(owner, language),
		ownAddresses: ownAddresses(content),
		menu: (Object.keys(MENU_LABELS) as HomeSection[])
			.filter((id) => home?.parts.some((part) => part.id === id))
			.map((id) => ({ id, label: MENU_LABELS[id] })),
		profile: {
			href: pathIn(PROFILE_PATH, language, content.languages),
			label: groups.profile.kind,
		},
		footer: [
			...(glossary
				? [{ href: pathIn(GLOSSARY_PATH, language, content.languages), language, label: glossary.title }]
				: []),
			...legalPages.map((page) => ({
				href: pathIn(page.path, page.language, content.languages),
				language: page.language,
				label:
					page.language === language
						? page.label
						: fillIn(inOtherLanguage, { title: page.label, language: names.of(page.language) ?? "" }),
			})),
		],
	};
}
