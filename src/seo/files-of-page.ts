import type { SitePath } from "../content/types.ts";

/** The page as Markdown: `/services/devops.md`, `/index.md`. */
export const markdownPath = (page: SitePath): SitePath => (page === "/" ? "/index.md" : `${page}.md`);

/** The picture that goes with a link to the page: `/social/services-devops.png`, `/social/home.png`. */
export const socialImagePath = (page: SitePath): SitePath =>
	`/social/${page.slice(1).replaceAll("/", "-") || "home"}.png`;

/** Pixels of every such picture. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;
