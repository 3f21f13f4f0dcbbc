/** Options of Emotion's caches. Without plugins: the supported browsers need no vendor prefixes. */
export const CACHE = { key: "css", stylisPlugins: [] };

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
