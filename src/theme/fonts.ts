import mono from "./fonts/atkinson-hyperlegible-mono-latin-wght-normal.woff2?url";
import sans from "./fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";

/** Of both faces, as parts of the font size. */
const ASCENT = 0.984;
const DESCENT = 0.316;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const face = (family: string, url: string) =>
	`@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:400 700;font-display:swap}`;

/**
 * What stands in until a face is there: a font of the visitor's that takes the same room, so that nothing
 * moves when the face takes its place.
 *
 * @param locals Names of fonts that are alike in width.
 * @param width Width of a text in the face, of its width in these fonts: the mean over the site's own text.
 */
function fallback(family: string, weight: string, locals: readonly string[], width: number): string {
	const sources = locals.map((name) => `local("${name}")`).join(",");
	const room = `size-adjust:${percent(width)};ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%`;
	return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};${room}}`;
}

/** The faces and their fallbacks as a style sheet for the head. */
export const fontFaces = [
	face("Atkinson Hyperlegible Next Variable", sans),
	face("Atkinson Hyperlegible Mono Variable", mono),
	fallback("Atkinson Fallback", "400", ["Arial", "Liberation Sans", "Roboto"], 0.989),
	fallback("Atkinson Fallback", "500", ["Arial", "Liberation Sans", "Roboto"], 1.017),
	fallback("Atkinson Fallback", "600", ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"], 0.965),
	fallback("Atkinson Fallback", "700", ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"], 0.984),
	fallback("Atkinson Mono Fallback", "400 700", ["Courier New", "Liberation Mono", "Cousine"], 1.053),
].join("");

/** Files of the faces, to be fetched ahead of their first use. */
export const fontFiles = [sans, mono];
