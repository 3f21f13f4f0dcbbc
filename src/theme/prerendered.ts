import createCache, { type EmotionCache } from "@emotion/cache";

/** Options of Emotion's caches. Without plugins: the supported browsers need no vendor prefixes. */
export const CACHE = { key: "css", stylisPlugins: [] };

/** Whether the document has brought the global styles for certain; in development, they may have changed since. */
export const HAS_GLOBAL_STYLES = import.meta.env.PROD && !import.meta.env.SSR;

const ATTRIBUTE = "data-styles";

/** Returns the style elements for the head of a prerendered page, each with Emotion's names of its styles. */
export const pageStyles = (chunks: readonly { ids: string[]; css: string }[]): string =>
	chunks.map(({ ids, css }) => `<style ${ATTRIBUTE}="${ids.join(" ")}">${css}</style>`).join("");

/** Returns the names of the styles that the document has brought; none while prerendering. */
export const prerenderedStyles = (): ReadonlySet<string> =>
	new Set(
		[...(globalThis.document?.querySelectorAll(`style[${ATTRIBUTE}]`) ?? [])].flatMap(
			(element) => element.getAttribute(ATTRIBUTE)?.split(" ") ?? [],
		),
	);

/** Returns an Emotion cache that leaves prerendered styles in place. Emotion would move them, with a layout for each. */
export function createPageCache(): EmotionCache {
	const cache = createCache(CACHE);
	const prerendered = prerenderedStyles();
	const { insert } = cache;
	cache.insert = (selector, serialized, ...rest) => {
		const isGlobal = selector === "";
		if ((isGlobal && HAS_GLOBAL_STYLES) || prerendered.has(serialized.name)) return;
		return insert(selector, serialized, ...rest);
	};
	return cache;
}
