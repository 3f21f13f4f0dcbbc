import type { Content } from "../content/content.ts";
import { inLanguage } from "../pages/language.ts";
import { colours } from "./colours.ts";

/** The icons that `npm run assets` renders from `public/favicon.svg`. */
export const ICONS = [
	{ path: "/icons/icon-192.png", size: 192, purpose: "any" },
	{ path: "/icons/icon-512.png", size: 512, purpose: "any" },
	{ path: "/icons/icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

export const APPLE_ICON = { path: "/apple-touch-icon.png", size: 180 } as const;
/** For browsers without SVG icons. */
export const FAVICON = { path: "/favicon.png", size: 48 } as const;
export const MANIFEST_PATH = "/site.webmanifest";

/** Returns the web app manifest. Its URLs are relative to the manifest. */
export function webManifest(content: Content): string {
	const [lang] = content.languages;
	const { owner, home } = inLanguage(content, lang);
	return JSON.stringify({
		name: `${owner.name}: ${home.meta.title}`,
		short_name: owner.name,
		description: home.meta.description,
		lang,
		start_url: "./",
		scope: "./",
		display: "browser",
		background_color: colours.lightGround,
		theme_color: colours.lightGround,
		icons: ICONS.map(({ path, size, purpose }) => ({
			src: `.${path}`,
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose,
		})),
	});
}
