import { inLanguage } from "../pages/language.ts";
import type { Page } from "../pages/pages.ts";
import { semanticTokens } from "../theme/semantic-tokens.ts";
import type { Site } from "./site-address.ts";

/** One weight of a font, which measures and outlines text. Sizes and positions are in pixels. */
export interface Typeface {
	width(text: string, size: number): number;
	/** Returns the path data of a text whose baseline starts at `x`, `y`. */
	path(text: string, size: number, x: number, y: number): string;
}

type SocialTypefaces = Record<"title" | "name" | "label", Typeface>;

/** Size in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

const { bg, fg, accent } = semanticTokens.colors;
const colours = {
	ground: bg.DEFAULT.value._dark,
	text: fg.DEFAULT.value._dark,
	mutedText: fg.muted.value._dark,
	line: accent.line.value._dark,
	accentText: accent.fg.value._dark,
};
const { width, height } = SOCIAL_IMAGE;
const LEFT = 80;
const TITLE = { width: 960, top: 150, bottom: 420, size: 88, lineHeight: 1.14 };
const LINE_Y = 486;
/** Positions of the first stop, and of the last before the line turns up. */
const STOPS = { first: LEFT + 16, last: 960 };
const BASELINE = 574;

/** Returns a page's social image: its title, and a line with the pages of its kind as stops. Text is drawn as paths. */
export function socialImageSvg(page: Page, { content, pages }: Site, faces: SocialTypefaces): string {
	const { owner } = inLanguage(content, page.language);
	const kin = pages.filter(
		({ subject, language }) => subject.group === page.subject.group && language === page.language,
	);
	const here = kin.findIndex(({ path }) => path === page.path);
	const step = kin.length > 1 ? (STOPS.last - STOPS.first) / (kin.length - 1) : 0;
	// The home page has the job title above its title.
	const job = page.kind === owner.jobTitle ? "" : owner.jobTitle;
	const jobX = LEFT + faces.name.width(owner.name, 32) + 28;
	const kindSize = Math.min(30, (width - 2 * LEFT) / faces.label.width(page.kind, 1));
	const jobSize = Math.min(22, (width - LEFT - jobX) / faces.label.width(job, 1));
	const stops = kin.map((_, index) => stop(STOPS.first + index * step, index === here));
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
<path d="M-20 ${LINE_Y}H1000L${width + 20} ${LINE_Y - 220 - 20}" fill="none" stroke="${colours.line}" stroke-width="12"/>
${stops.join("\n")}
${text(faces.label.path(page.kind, kindSize, LEFT, 108), colours.accentText)}
${text(title(page.title, faces.title), colours.text)}
${text(faces.name.path(owner.name, 32, LEFT, BASELINE), colours.text)}
${text(faces.label.path(job, jobSize, jobX, BASELINE), colours.mutedText)}
</svg>`;
}

const text = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;

function stop(x: number, isHere: boolean): string {
	return isHere
		? `<circle cx="${x}" cy="${LINE_Y}" r="26" fill="${colours.line}" stroke="${colours.ground}" stroke-width="6"/><circle cx="${x}" cy="${LINE_Y}" r="11" fill="${colours.text}"/>`
		: `<circle cx="${x}" cy="${LINE_Y}" r="14" fill="${colours.ground}" stroke="${colours.line}" stroke-width="7"/>`;
}

/** Draws the title in the largest size that fits. */
function title(words: string, face: Typeface, size = TITLE.size): string {
	const lines = wrapText(face, words, size);
	const lineHeight = size * TITLE.lineHeight;
	const isTooWide = lines.some((line) => face.width(line, size) > TITLE.width);
	if (isTooWide || TITLE.top + lines.length * lineHeight > TITLE.bottom) return title(words, face, size - 8);
	return lines
		.map((line, index) => face.path(line, size, LEFT, TITLE.top + size * 0.86 + index * lineHeight))
		.join("");
}

/** Wraps a text at its spaces. A word that is too wide has a line of its own. */
function wrapText(face: Typeface, text: string, size: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
		if (lines.length > 0 && face.width(longer, size) <= TITLE.width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
