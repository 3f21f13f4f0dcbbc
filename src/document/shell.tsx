import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import { useMatches, useRouteLoaderData } from "react-router-dom";
import type { Language } from "../content/types.ts";
import type { HomeSection } from "../content/words.ts";
import { pathIn } from "../pages/language.ts";
import type { Shell } from "../pages/page-shell.ts";
import type { Alternate } from "../pages/pages.ts";
import { useSiteLanguage } from "./site-language.ts";

/** The root loader's data: the shell in the page's language, or in all languages for the 404 page. */
export type Shells = Partial<Record<Language, Shell>>;

/** The current page's data for the header and footer. */
interface PageFrame {
	/** The home page's section that the page belongs to. */
	section?: HomeSection;
	/** The page in the site's other languages. */
	alternates: readonly Alternate[];
}

const ShellContext = createContext<{ shell: Shell; frame: PageFrame } | null>(null);

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
	// The 404 page has no loader: its alternates are the home pages.
	const loaded = useMatches().at(-1)?.loaderData as PageFrame | undefined;
	const language = useSiteLanguage();
	const value = useMemo(() => {
		const shell = shells?.[language] ?? Object.values(shells ?? {})[0];
		if (!shells || !shell) throw new Error("The root route hasn't loaded a shell.");
		const others = (Object.keys(shells) as Language[]).filter((other) => other !== language);
		const homes = others.map((other) => ({ language: other, href: pathIn("/", other) }));
		return { shell, frame: loaded ?? { alternates: homes } };
	}, [shells, loaded, language]);
	return <ShellContext value={value}>{children}</ShellContext>;
}

function useProvided() {
	const provided = use(ShellContext);
	if (!provided) throw new Error("useShell and usePageFrame need a ShellProvider.");
	return provided;
}

/** Returns the texts of header, footer and chat button in the page's language. */
export const useShell = (): Shell => useProvided().shell;

/** Returns the current page's section and alternates. */
export const usePageFrame = (): PageFrame => useProvided().frame;
