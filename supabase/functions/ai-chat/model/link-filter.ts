import { INVISIBLE } from "../../../../src/pages/blank.ts";

/** A piece of Markdown: its filtered text and the position after it. */
interface Unit {
	shown: string;
	next: number;
}

/** Maximum length of a link's text or destination; longer ones aren't links. */
const MAX_CHARACTERS = 600;
/** Characters that could join the text on both sides of a removed piece to an address. */
const JOINING = /[\p{L}\p{N}.:/\\@_-]/u;
/** Elements that change how a browser parses the text after them, even without attributes. */
const ELEMENT = /^(iframe|math|noembed|noframes|noscript|plaintext|script|style|svg|textarea|title|xmp)$/i;

/** A line of list and quote markers only, after which a fenced block can start. */
const LINE_START = /^\s*[\s>*+.)\d-]*$/;
const WEB_ADDRESS = /(?:https?:|(?<![\p{L}\p{N}:/.]))\/\/[^\s)>\]"'`*]+/giu;
/** A host without a dot, such as `http://localhost:9090/metrics`, isn't a public website. */
const LOCAL_ADDRESS = /^https?:\/\/[a-z][a-z0-9-]*(?::\d+)?(?:[/?#].*)?[.,;:!?]*$/i;

/**
 * Removes links, images and HTML that aren't allowed from Markdown, and web addresses from its running text.
 * Keeps code, but inserts a space into each construct that would be a link if a parser saw no code there. Takes text in
 * chunks of any size and holds back text that could still become a link, so that the result doesn't depend on the chunks.
 */
export class LinkFilter {
	/** Addresses of the links that were kept, in order. */
	readonly hrefs = new Set<string>();
	readonly #allowed: ReadonlySet<string>;
	#buffer = "";
	#hasEnded = false;
	/** The current line of the output, with the line feed before it. */
	#line = "";
	/** The fence that opened the current code block; empty outside of one. */
	#fence = "";

	/** @param allowed Every address that a link may have, such as `/services`, `https://…` and `mailto:…`. */
	constructor(allowed: ReadonlySet<string>) {
		this.#allowed = allowed;
	}

	/** The last character of the output. */
	get #last(): string {
		return this.#line.at(-1) ?? "";
	}

	/** Adds a chunk, and returns the text that is decided. */
	push(text: string): string {
		this.#buffer += text;
		return this.#take();
	}

	/** Ends the text, and returns the rest of it. */
	end(): string {
		this.#hasEnded = true;
		return this.#take();
	}

	#take(): string {
		let shown = "";
		let at = 0;
		while (at < this.#buffer.length) {
			const unit = this.#unit(at);
			if (unit === undefined) break;
			// The neighbours of a removed piece must not form a link or an image.
			const joins = /^[([:]/.test(unit.shown) && (this.#last === "]" || this.#last === "!");
			const piece = joins ? ` ${unit.shown}` : unit.shown;
			shown += piece;
			const line = this.#line + piece;
			this.#line = line.slice(Math.max(0, line.lastIndexOf("\n")));
			at = unit.next;
		}
		this.#buffer = this.#buffer.slice(at);
		return shown;
	}

	/** Returns whether later chunks could reach the position. */
	#isOpen(position: number): boolean {
		return !this.#hasEnded && position >= this.#buffer.length;
	}

	/** Returns the next piece, or undefined while more text could change it. */
	#unit(at: number): Unit | undefined {
		const text = this.#buffer;
		if (this.#fence !== "") return this.#codeLine(at);
		const first = text.charAt(at);
		if (/\s/.test(first)) return { shown: first, next: at + 1 };
		if (this.#isOpen(at + 1)) return undefined;
		const second = text.charAt(at + 1);
		// Turns an image into a link or its text.
		if (first === "!" && second === "[") return { shown: "", next: at + 1 };
		if (first === "[") return this.#bracket(at);
		// A stray bracket must not become part of a link.
		if (first === "]") return { shown: /[(:[]/.test(second) ? "] " : "]", next: at + 1 };
		if (first === "<") return this.#angle(at);
		const [signs = ""] = /^(?:`+|~{3,})/.exec(text.slice(at)) ?? [];
		if (this.#isOpen(at + signs.length)) return undefined;
		if (signs.length >= 3 && LINE_START.test(this.#line)) return this.#fenceStart(at, signs);
		if (first === "`") return this.#codeSpan(at, signs);
		const end = wordEnd(text, at);
		if (this.#isOpen(end)) return undefined;
		return { shown: withoutAddresses(text.slice(at, end)), next: end };
	}

	/** Reads the first line of a code block, or a code span if the line holds more backticks. */
	#fenceStart(at: number, signs: string): Unit | undefined {
		const [rest = ""] = /^[^\n]*\n?/.exec(this.#buffer.slice(at + signs.length)) ?? [];
		if (!rest.endsWith("\n") && !this.#hasEnded) return undefined;
		if (signs.startsWith("`") && rest.includes("`")) return this.#codeSpan(at, signs);
		this.#fence = signs;
		return { shown: signs, next: at + signs.length };
	}

	#codeLine(at: number): Unit | undefined {
		const end = this.#buffer.indexOf("\n", at);
		if (end < 0 && !this.#hasEnded) return undefined;
		const line = this.#buffer.slice(at, end < 0 ? undefined : end + 1);
		// The rest of the opening line can't close the block.
		if (this.#last === "\n" && line.trim().startsWith(this.#fence) && new Set(line.trim()).size === 1)
			this.#fence = "";
		return { shown: withoutConstructs(line), next: at + line.length };
	}

	#codeSpan(at: number, signs: string): Unit | undefined {
		const start = at + signs.length;
		const window = this.#buffer.slice(start, start + MAX_CHARACTERS);
		const end = window.search(new RegExp(`(?<!\`)${signs}(?!\`)|\\n[ \\t]*\\n`));
		const next = start + end + signs.length;
		if (end < 0 ? this.#isOpen(start + window.length) : this.#isOpen(next)) return undefined;
		if (end < 0 || window.charAt(end) === "\n") return { shown: signs, next: start };
		return { shown: withoutConstructs(this.#buffer.slice(at, next)), next };
	}

	/** Reads a tag, an autolink or a plain `<`. */
	#angle(at: number): Unit | undefined {
		const window = this.#buffer.slice(at + 1, at + 1 + MAX_CHARACTERS);
		const end = window.search(/[<>]|\n[ \t]*\n/);
		const isPlain = /^\s/.test(window);
		if (end < 0 && !isPlain && this.#isOpen(at + 1 + window.length)) return undefined;
		if (isPlain) return { shown: "<", next: at + 1 };
		// Escaped, because a `>` could follow the filtered text.
		if (end < 0 || window.charAt(end) !== ">") return { shown: "\\<", next: at + 1 };
		const inner = window.slice(0, end);
		// A placeholder such as <pod-name> neither loads nor links anything.
		if (/^[a-z][a-z0-9_-]{0,40}$/i.test(inner) && !ELEMENT.test(inner))
			return { shown: `<${inner}>`, next: at + end + 2 };
		return this.#apart("", at + end + 2);
	}

	/** Reads a link, a definition or text in brackets. */
	#bracket(at: number): Unit | undefined {
		const text = this.#buffer;
		const close = closing(text, at, "[", "]");
		if (close === undefined)
			return this.#isOpen(at + MAX_CHARACTERS) ? undefined : { shown: "[", next: at + 1 };
		if (this.#isOpen(close + 1)) return undefined;
		const label = filterLinks(text.slice(at + 1, close), this.#allowed, this.hrefs);
		const after = text.charAt(close + 1);
		// Without its definition, a reference is plain text.
		if (after === ":" && /^[\s>]?$/.test(this.#last)) return this.#apart(label, close + 1);
		if (after === ":") return { shown: `[${label}]:`, next: close + 2 };
		if (after !== "(") return { shown: `[${label}]`, next: close + 1 };
		const end = closing(text, close + 1, "(", ")");
		if (end === undefined)
			return this.#isOpen(close + 1 + MAX_CHARACTERS) ? undefined : { shown: `[${label}] `, next: close + 1 };
		const href = this.#allowedHref(text.slice(close + 2, end));
		if (href === undefined || label.trim() === "" || label.includes("](")) return this.#apart(label, end + 1);
		this.hrefs.add(href);
		return { shown: `[${label}](${href})`, next: end + 1 };
	}

	/** Returns a piece's text, with spaces where it would join its neighbours to an address. */
	#apart(label: string, next: number): Unit | undefined {
		const after = this.#buffer.slice(next, next + 2);
		if (this.#isOpen(next + 1)) return undefined;
		const left = JOINING.test(this.#last) && JOINING.test(label.charAt(0) || after.charAt(0)) ? " " : "";
		const endsSentence = /^[.:]?(\s|$)/.test(after);
		const right =
			JOINING.test(label.at(-1) ?? "") && JOINING.test(after.charAt(0)) && !endsSentence ? " " : "";
		return { shown: left + label + right, next };
	}

	/** Returns the allowed address that a destination means, if any. */
	#allowedHref(destination: string): string | undefined {
		const [, href = ""] = /^\s*<?([^\s<>]*)>?/.exec(destination) ?? [];
		const path = `/${href.replace(/^\/|\/$/g, "")}`;
		return [href, path].find((address) => this.#allowed.has(address));
	}
}

/**
 * Filters a whole text.
 *
 * @param hrefs Collects the addresses of the links that were kept.
 */
export function filterLinks(text: string, allowed: ReadonlySet<string>, hrefs?: Set<string>): string {
	const filter = new LinkFilter(allowed);
	const shown = filter.push(text) + filter.end();
	for (const href of filter.hrefs) hrefs?.add(href);
	return shown;
}

const withoutAddresses = (word: string): string =>
	word.replace(INVISIBLE, "").replace(WEB_ADDRESS, (address) => (LOCAL_ADDRESS.test(address) ? address : ""));

/** Breaks links, definitions and autolinks by a space. "sshd[42]:" can't start a definition. */
const withoutConstructs = (code: string): string =>
	code
		.replace(/\](?=\()/g, "] ")
		.replace(/([\p{L}\p{N}_]\[[^[\]]*)?\](?=:)/gu, (found, indexed) => (indexed ? found : "] "))
		.replace(/<(?=[^\s<>]*[:@])/g, "< ");

/** Returns the end of a run without white space, brackets and backticks; escaped ones belong to it. */
function wordEnd(text: string, at: number): number {
	let end = at;
	while (end < text.length && !/[\s[\]<`]/.test(text.charAt(end))) {
		if (end > at && text.startsWith("![", end)) break;
		const isEscape = text.charAt(end) === "\\" && /[[\]<!\\`]/.test(text.charAt(end + 1));
		end += isEscape ? 2 : 1;
	}
	return end;
}

/** Returns the position of the bracket that closes the one at `at`, within the maximum length. */
function closing(text: string, at: number, open: string, close: string): number | undefined {
	let depth = 0;
	const end = Math.min(text.length, at + MAX_CHARACTERS);
	for (let position = at; position < end; position++) {
		const character = text.charAt(position);
		if (character === "\\") position++;
		else if (character === open) depth++;
		else if (character === close && --depth === 0) return position;
	}
	return undefined;
}
