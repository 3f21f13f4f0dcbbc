import { useMatches, useRouteLoaderData } from "react-router-dom";
import { pathIn } from "../content/language.ts";
import type { Alternate } from "../content/pages.ts";
import type { Shell } from "../content/shell.ts";
import type { Language } from "../content/types.ts";
import type { HomeSection } from "../content/words.ts";
import { useSiteLanguage } from "./site-language.ts";

/** The root loader's data: the shell in the page's language; the 404 page, which doesn't know it, has all. */
export type Shells = Partial<Record<Language, Shell>>;

/**
 * Returns what the frame of the page at hand says.
 *
 * @throws Error outside of the routes, which hold it.
 */
export function useShell(): Shell {
	const shells: Shells = useRouteLoaderData("root") ?? {};
	const shell = shells[useSiteLanguage()] ?? Object.values(shells)[0];
	if (!shell) throw new Error("The root route has loaded no shell.");
	return shell;
}

/** What the frame needs to know of the page at hand, beside its language. */
export interface PageFrame {
	/** Section of the home page that the page belongs to. */
	section?: HomeSection;
	/** The page in the site's other languages. */
	alternates: readonly Alternate[];
}

/** Returns what the page's loader tells of it. The 404 page has no loader: its alternates are the home pages. */
export function usePageFrame(): PageFrame {
	const shells: Shells = useRouteLoaderData("root") ?? {};
	const here = useSiteLanguage();
	const loaded = useMatches().at(-1)?.loaderData as PageFrame | undefined;
	if (loaded) return loaded;
	const others = (Object.keys(shells) as Language[]).filter((language) => language !== here);
	return { alternates: others.map((language) => ({ language, href: pathIn("/", language) })) };
}
