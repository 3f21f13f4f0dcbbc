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
 * The browser's cache of styles. Those that the page came with stay where they are: emotion's own way is to
 * move their elements while React takes over, and for each move the browser lays out the whole page anew.
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
