import createCache, { type EmotionCache } from "@emotion/cache";

const ATTRIBUTE = "data-styles";

/** Returns the style elements for the head of a prerendered page, each with Emotion's hashes of its styles. */
export const pageStyles = (chunks: readonly { ids: string[]; css: string }[]): string =>
	chunks.map(({ ids, css }) => `<style ${ATTRIBUTE}="${ids.join(" ")}">${css}</style>`).join("");

/**
 * Returns an Emotion cache that leaves prerendered styles in place. Emotion would move their elements during hydration,
 * with a layout after each move. Saves the main thread 45 of 185 ms on a service page and 50 of 295 ms on the home page,
 * on a desktop computer.
 */
export function createPageCache(): EmotionCache {
	const cache = createCache({ key: "css" });
	const elements = [...document.querySelectorAll(`style[${ATTRIBUTE}]`)];
	const prerendered = new Set(
		elements.flatMap((element) => element.getAttribute(ATTRIBUTE)?.split(" ") ?? []),
	);
	const { insert } = cache;
	cache.insert = (selector, serialized, ...rest) =>
		prerendered.has(serialized.name) ? undefined : insert(selector, serialized, ...rest);
	return cache;
}
