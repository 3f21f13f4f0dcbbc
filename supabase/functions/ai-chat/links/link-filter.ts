import { decodeMarkdown, withoutAddresses } from "./addresses.ts";

export interface LinkRules {
	/** Every address that a link may have. */
	hrefs: ReadonlySet<string>;
	/** The one mail address that may stand in an answer. */
	email: string;
}

/** A piece of Markdown that is decided: what is shown of it and where it ends. */
interface Unit {
	shown: string;
	next: number;
}

/** Longest link text or destination; a longer one is no link. */
const MOST_CHARACTERS = 600;
/** Characters that could join what stands left and right of something removed to an address. */
const JOINING = /[\p{L}\p{N}.:/\\@_-]/u;
/** Elements that load, link or run something even without attributes of their own. */
const ELEMENT =
	/^(a|abbr|audio|base|body|button|embed|form|frame|frameset|head|html|iframe|img|input|link|math|meta|object|script|source|style|svg|textarea|track|video)$/i;

/**
 * Lets Markdown through without any link, image or address that isn't this site's. Text may come in
 * pieces of any size: what could still become a link is held back until it is decided, so the result
 * doesn't depend on where the pieces were cut.
 */
export class LinkFilter {
	/** Addresses of the links let through, in their order. */
	readonly hrefs = new Set<string>();
	readonly #rules: LinkRules;
	#buffer = "";
	/** The last character shown. */
	#last = "";

	constructor(rules: LinkRules) {
		this.#rules = rules;
	}

	/** Takes a piece of text and returns what can be shown now. */
	push(text: string): string {
		this.#buffer += text;
		return this.#take(false);
	}

	/** Returns what was held back; the text has ended. */
	end(): string {
		return this.#take(true);
	}

	#take(isEnd: boolean): string {
		let shown = "";
		let at = 0;
		while (at < this.#buffer.length) {
			const unit = this.#unit(at, isEnd);
			if (unit === undefined) break;
			// What was removed in between must not bring together what makes a link or an image.
			const joins = /^[([:]/.test(unit.shown) && (this.#last === "]" || this.#last === "!");
			shown += joins ? ` ${unit.shown}` : unit.shown;
			this.#last = unit.shown.at(-1) ?? this.#last;
			at = unit.next;
		}
		this.#buffer = this.#buffer.slice(at);
		return shown;
	}

	/** The next piece; undefined while more text could change what it is. */
	#unit(at: number, isEnd: boolean): Unit | undefined {
		const text = this.#buffer;
		const first = text.charAt(at);
		const isLast = at + 1 === text.length;
		if (/\s/.test(first)) return { shown: first, next: at + 1 };
		if (isLast && !isEnd) return undefined;
		const second = text.charAt(at + 1);
		if (first === "!" && second === "[") return this.#bracket(at + 1, isEnd, true);
		if (first === "[") return this.#bracket(at, isEnd, false);
		// Without its opening bracket it is no link, and it must not become one.
		if (first === "]") return { shown: /[(:[]/.test(second) ? "] " : "]", next: at + 1 };
		if (first === "<") return this.#angle(at, isEnd);
		const end = wordEnd(text, at);
		if (end === text.length && !isEnd) return undefined;
		return { shown: withoutAddresses(text.slice(at, end), this.#rules.email), next: end };
	}

	/** A tag, an autolink or a mere sign. */
	#angle(at: number, isEnd: boolean): Unit | undefined {
		const window = this.#buffer.slice(at + 1, at + 1 + MOST_CHARACTERS);
		const end = window.search(/[<>]|\n[ \t]*\n/);
		const isSign = /^\s/.test(window);
		if (end < 0 && window.length < MOST_CHARACTERS && !isEnd && !isSign) return undefined;
		if (end < 0 || window.charAt(end) !== ">" || isSign) return { shown: "<", next: at + 1 };
		const inner = window.slice(0, end);
		// A placeholder such as <pod-name> can neither load nor link anything.
		if (/^[a-z][a-z0-9_-]{0,40}$/i.test(inner) && !ELEMENT.test(inner))
			return { shown: `<${inner}>`, next: at + end + 2 };
		return this.#apart("", at + end + 2, isEnd);
	}

	/** A link, an image, a definition or text in brackets. */
	#bracket(at: number, isEnd: boolean, isImage: boolean): Unit | undefined {
		const text = this.#buffer;
		const close = closing(text, at, "[", "]");
		if (close === undefined) {
			const isCut = text.length - at < MOST_CHARACTERS && !isEnd;
			return isCut ? undefined : { shown: "[", next: at + 1 };
		}
		if (close + 1 === text.length && !isEnd) return undefined;
		const label = filterLinks(text.slice(at + 1, close), this.#rules, this.hrefs);
		const after = text.charAt(close + 1);
		// A definition would give an address to a label; references then lead nowhere.
		if (after === ":" && /^\s?$/.test(this.#last)) return this.#apart(label, close + 1, isEnd);
		if (after === ":") return { shown: `[${label}]:`, next: close + 2 };
		if (after !== "(") return { shown: `[${label}]`, next: close + 1 };
		const end = closing(text, close + 1, "(", ")");
		if (end === undefined) {
			const isCut = text.length - close - 1 < MOST_CHARACTERS && !isEnd;
			return isCut ? undefined : { shown: `[${label}] `, next: close + 1 };
		}
		if (isImage) return this.#apart("", end + 1, isEnd);
		const href = this.#siteHref(text.slice(close + 2, end));
		if (href === undefined || label.trim() === "" || label.includes("]("))
			return this.#apart(label, end + 1, isEnd);
		this.hrefs.add(href);
		return { shown: `[${label}](${href})`, next: end + 1 };
	}

	/** Text that lost what stood around it, kept from joining its neighbours to a new address. */
	#apart(label: string, next: number, isEnd: boolean): Unit | undefined {
		const after = this.#buffer.slice(next, next + 2);
		if (after.length < 2 && !isEnd) return undefined;
		const left = JOINING.test(this.#last) && JOINING.test(label.charAt(0) || after.charAt(0)) ? " " : "";
		const endsSentence = /^[.:]?(\s|$)/.test(after);
		const right =
			JOINING.test(label.at(-1) ?? "") && JOINING.test(after.charAt(0)) && !endsSentence ? " " : "";
		return { shown: left + label + right, next };
	}

	/** The route that a link's destination means, if it is one of this site. */
	#siteHref(destination: string): string | undefined {
		const bare = /^\s*<?([^\s<>]*)>?/.exec(decodeMarkdown(destination))?.[1] ?? "";
		const path = bare.startsWith("/") ? bare : `/${bare}`;
		const trimmed = path.length > 1 ? path.replace(/\/$/, "") : path;
		return this.#rules.hrefs.has(trimmed) ? trimmed : undefined;
	}
}

/**
 * The same for a whole text.
 *
 * @param hrefs Takes the addresses of the links let through.
 */
export function filterLinks(text: string, rules: LinkRules, hrefs?: Set<string>): string {
	const filter = new LinkFilter(rules);
	const shown = filter.push(text) + filter.end();
	for (const href of filter.hrefs) hrefs?.add(href);
	return shown;
}

/** Where a run of characters ends that holds neither white space nor a bracket; escaped ones belong to it. */
function wordEnd(text: string, at: number): number {
	let end = at;
	while (end < text.length && !/[\s[\]<]/.test(text.charAt(end))) {
		if (end > at && text.startsWith("![", end)) break;
		const isEscape = text.charAt(end) === "\\" && /[[\]<!\\]/.test(text.charAt(end + 1));
		end += isEscape ? 2 : 1;
	}
	return end;
}

/** Position of the bracket that closes the one at `at`, if it is near enough. */
function closing(text: string, at: number, open: string, close: string): number | undefined {
	let depth = 0;
	const end = Math.min(text.length, at + MOST_CHARACTERS);
	for (let position = at; position < end; position++) {
		const character = text.charAt(position);
		if (character === "\\") position++;
		else if (character === open) depth++;
		else if (character === close && --depth === 0) return position;
	}
	return undefined;
}
