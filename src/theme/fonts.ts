import monoExtended from "./fonts/atkinson-hyperlegible-mono-latin-ext-wght-normal.woff2?url";
import mono from "./fonts/atkinson-hyperlegible-mono-latin-wght-normal.woff2?url";
import sansExtended from "./fonts/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url";
import sans from "./fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";

/** Metrics of both faces, relative to the font size. */
const ASCENT = 0.984;
const DESCENT = 0.316;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const face = (family: string, url: string, range = "") =>
	`@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:400 700;font-display:swap${range}}`;

/** Browsers load the second file of a face only for a page that uses such a letter, as in Škoda. */
const EXTENDED = ";unicode-range:U+100-130,U+132-151,U+154-24F";

/**
 * Declares a metric-compatible fallback from the visitor's own fonts, so that nothing shifts when the web font loads.
 *
 * @param locals Names of fonts of similar width.
 * @param width Ratio of a text's width in the web font to its width in `locals`, averaged over the site's text.
 */
function fallback(family: string, weight: string, locals: readonly string[], width: number): string {
	const sources = locals.map((name) => `local("${name}")`).join(",");
	const room = `size-adjust:${percent(width)};ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%`;
	return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};${room}}`;
}

export const fontFaces = () =>
	[
		face("Atkinson Hyperlegible Next Variable", sans),
		face("Atkinson Hyperlegible Next Variable", sansExtended, EXTENDED),
		face("Atkinson Hyperlegible Mono Variable", mono),
		face("Atkinson Hyperlegible Mono Variable", monoExtended, EXTENDED),
		fallback("Atkinson Fallback", "400", ["Arial", "Liberation Sans", "Roboto"], 0.989),
		fallback("Atkinson Fallback", "500", ["Arial", "Liberation Sans", "Roboto"], 1.017),
		fallback("Atkinson Fallback", "600", ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"], 0.965),
		fallback("Atkinson Fallback", "700", ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"], 0.984),
		fallback("Atkinson Mono Fallback", "400 700", ["Courier New", "Liberation Mono", "Cousine"], 1.053),
	].join("");

export const fontFiles = [sans, mono];
