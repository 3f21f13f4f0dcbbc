import { createContext, type ReactNode, use, useMemo } from "react";
import { useMatches, useRouteLoaderData } from "react-router-dom";
import { pathIn } from "../content/language.ts";
import type { Alternate } from "../content/pages.ts";
import type { Shell } from "../content/shell.ts";
import type { Language } from "../content/types.ts";
import type { HomeSection } from "../content/words.ts";
import { useSiteLanguage } from "./site-language.ts";

/** The root loader's data: the shell in the page's language; the 404 page, which doesn't know it, has all. */
export type Shells = Partial<Record<Language, Shell>>;

/** What the frame needs to know of the page at hand, beside its language. */
export interface PageFrame {
	/** Section of the home page that the page belongs to. */
	section?: HomeSection;
	/** The page in the site's other languages. */
	alternates: readonly Alternate[];
}

const ShellContext = createContext<{ shell: Shell; frame: PageFrame } | null>(null);

/**
 * Provides the shell and the page's frame. The router's own hooks re-render whoever uses them two times more per
 * navigation, once for each state of the way.
 *
 * @throws Error outside of the routes, which hold the shell.
 */
export function ShellProvider({ children }: { children: ReactNode }) {
	const shells = useRouteLoaderData("root") as Shells | undefined;
	// The 404 page has no loader: its alternates are the home pages.
	const loaded = useMatches().at(-1)?.loaderData as PageFrame | undefined;
	const language = useSiteLanguage();
	const value = useMemo(() => {
		const shell = shells?.[language] ?? Object.values(shells ?? {})[0];
		if (!shells || !shell) throw new Error("The root route has loaded no shell.");
		const others = (Object.keys(shells) as Language[]).filter((other) => other !== language);
		const homes = others.map((other) => ({ language: other, href: pathIn("/", other) }));
		return { shell, frame: loaded ?? { alternates: homes } };
	}, [shells, loaded, language]);
	return <ShellContext value={value}>{children}</ShellContext>;
}

function useProvided() {
	const provided = use(ShellContext);
	if (!provided) throw new Error("There is no ShellProvider above.");
	return provided;
}

/** Returns what the frame of the page at hand says. */
export const useShell = (): Shell => useProvided().shell;

/** Returns what the page's loader tells of it. */
export const usePageFrame = (): PageFrame => useProvided().frame;
