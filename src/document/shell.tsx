import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import { useMatches, useRouteLoaderData } from "react-router-dom";
import { SITE_LANGUAGES } from "../content/site.ts";
import type { Language } from "../content/types.ts";
import { fillIn, pathIn } from "../pages/language.ts";
import type { Shell } from "../pages/page-shell.ts";
import type { Page } from "../pages/pages.ts";
import { useSiteLanguage } from "./site-language.ts";

/** The root loader's data: the shell in the page's language, or in all languages for the 404 page. */
export type Shells = Partial<Record<Language, Shell>>;

/** What header and assistant need of the current page; empty on the 404 page. */
type PageFrame = Partial<Pick<Page, "section" | "alternates" | "trail">> & {
	questions?: readonly string[];
};

const ShellContext = createContext({} as { shell: Shell } & PageFrame);

/** What the last page loaded, for the error message of a navigation that fails to load anything. */
let lastShells: Shells | undefined;

/**
 * Provides the shell and the page's frame by a context, because the router's hooks re-render their callers twice more
 * per navigation.
 *
 * @throws Error outside the routes.
 */
export function ShellProvider({ children }: { children: ReactNode }) {
	const shells = (useRouteLoaderData("root") as Shells | undefined) ?? lastShells;
	useEffect(() => {
		lastShells = shells;
	}, [shells]);
	const frame = useMatches().at(-1)?.loaderData as PageFrame | undefined;
	const language = useSiteLanguage();
	const value = useMemo(() => {
		const shell = shells?.[language] ?? Object.values(shells ?? {})[0];
		if (!shells || !shell) throw new Error("The root route hasn't loaded a shell.");
		return { shell, ...frame };
	}, [shells, frame, language]);
	return <ShellContext value={value}>{children}</ShellContext>;
}

/** Returns the texts of header, footer and chat button in the page's language. */
export const useShell = (): Shell => use(ShellContext).shell;

export const usePageFrame = (): PageFrame => use(ShellContext);

/** Returns the first line of an inquiry about the current page, with an empty one below it; nothing on the home page. */
export function useInquiryStart(): string {
	const { shell, trail } = use(ShellContext);
	const title = trail?.at(-1)?.title;
	return title ? `${fillIn(shell.words.inquiryAbout, { title })}\n\n` : "";
}

/** Returns the page in the site's other languages; the home page of a language in which it doesn't exist. */
export function useTranslations() {
	const { alternates } = usePageFrame();
	const own = useSiteLanguage();
	return SITE_LANGUAGES.filter((language) => language !== own).map((language) => {
		const href = alternates?.find((other) => other.language === language)?.href;
		return { language, href: href ?? pathIn("/", language), isSamePage: href !== undefined };
	});
}
