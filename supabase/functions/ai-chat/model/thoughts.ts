const TAG = String.raw`(?:\w*?[:_])?(think|thinking|thoughts?|reason|reasoning|reflection|analysis)\b[^>\]▷]*[>\]▷]`;
const OPEN = String.raw`(?:[<◁]\|?|\[(?=think))${TAG}`;
const CLOSE = String.raw`[<[◁]\|?(?:\/|end_)`;
/** Channels of gpt-oss and Gemma, from a server that doesn't parse them. */
const CHANNEL = String.raw`(?:<\|start\|>assistant)?<\|channel\|?>`;

/** Whole thoughts at the start. */
const THOUGHTS = new RegExp(
	String.raw`^(?:\s*(?:${OPEN}[^]*?${CLOSE}(?:\w*?[:_])?\1\b[^>\]▷]*[>\]▷]|${CHANNEL}[^]*?(?:final<\|message\|>|<channel\|>)))+`,
	"i",
);
/** Thoughts without an end. */
const UNCLOSED = new RegExp(String.raw`^\s*(?:${OPEN}|${CHANNEL})`, "i");
/** Thoughts whose opening tag the provider put into the prompt: the other tag begins or ends a line. */
const UNOPENED = new RegExp(
	String.raw`^(?:(?!${OPEN})[^])*?${CLOSE}${TAG}(?:(?=[^\S\n]*(?:\n|$))|(?<=(?:^|\n)\s*[<[◁]\S*))`,
	"i",
);
/** A fence, or a span within a paragraph; tags in it are quoted. */
const CODE = /^ *(`{3,}|~{3,})[\s\S]*?(?:^ *\1|$(?![\s\S]))|(`+)(?:(?!\n\s*\n)[\s\S])+?\2/gm;
/** A start that may become a tag. */
const UNDECIDED = /^\s*(?:$|[<[◁][^\n>\]▷]{0,60}[>\]▷]?\w*$)/;

/**
 * Creates a filter for a stream that takes each delta and returns it without the thoughts at the answer's start.
 *
 * @param opening A tag that the provider is expected to omit.
 */
export function thoughtFilter(opening = ""): (delta: string) => string {
	let held = opening;
	let hasBegun = false;
	return (delta) => {
		if (hasBegun) return delta;
		held += delta;
		// Inside of thoughts, only their closing tag matters.
		if (held.length > 60 && UNCLOSED.test(held) && !/[>\]▷]/.test(delta)) return "";
		held = held.replace(THOUGHTS, "");
		hasBegun = !UNDECIDED.test(held) && !UNCLOSED.test(held);
		return hasBegun ? held.replace(/^\s*\n/, "") : "";
	};
}

/**
 * Returns a whole answer without the thoughts at its start, and their opening tag if that is missing.
 *
 * @param opening A tag that the provider is expected to omit.
 */
export function withoutThoughts(said: string, opening = ""): { message: string; missing: string } {
	const prose = said.replace(CODE, ({ length }) => "-".repeat(length));
	const own = THOUGHTS.exec(said);
	const unopened = own ? null : UNOPENED.exec(prose);
	const [expected = ""] = own || unopened ? [] : (THOUGHTS.exec(opening + prose) ?? []);
	const [thoughts = ""] = own ?? unopened ?? [expected.slice(opening.length)];
	const rest = said.slice(thoughts.length);
	const message = UNCLOSED.test(rest) ? "" : rest.replace(/^\s*\n|\s+$/g, "");
	return { message, missing: unopened ? `<${unopened.at(-1)}>` : expected && opening };
}
