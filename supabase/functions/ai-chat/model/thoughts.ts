const TAG = String.raw`(?:\w*?[:_])?(think|thinking|thoughts?|reason|reasoning|reflection|analysis)\b[^>\]▷]*[>\]▷]`;
const OPEN = String.raw`(?:[<◁]\|?|\[(?=think))${TAG}`;
const CLOSE = String.raw`[<[◁]\|?(?:\/|end_)`;
/** Channels of gpt-oss and Gemma, from a server that doesn't parse them. */
const CHANNEL = String.raw`(?:<\|start\|>assistant)?<\|channel\|?>`;
/** Longer than any tag. */
const MAX_TAG = 60;

/** Whole thoughts at the start. */
const THOUGHTS = new RegExp(
	String.raw`^(?:\s*(?:${OPEN}[^]*?${CLOSE}(?:\w*?[:_])?\1\b[^>\]▷]*[>\]▷]|${CHANNEL}[^]*?(?:final<\|message\|>|<channel\|>)))+`,
	"i",
);
/** A start that may become thoughts. */
const UNDECIDED = new RegExp(
	String.raw`^\s*(?:$|[<[◁][^\n>\]▷]{0,${MAX_TAG}}[>\]▷]?\w*$|${OPEN}|${CHANNEL})`,
	"i",
);
/** Thoughts whose opening tag the provider put into the prompt. Its last group is the tag's name. */
export const UNOPENED = new RegExp(`^(?:(?!${OPEN})[^])*?${CLOSE}${TAG}`, "i");

/**
 * Creates a filter for a stream that takes each delta and returns it without the thoughts at the answer's start.
 *
 * @param opening A tag that the provider is known to omit.
 */
export function thoughtFilter(opening: string): (delta: string) => string {
	let held = opening;
	let hasBegun = false;
	return (delta) => {
		if (hasBegun) return delta;
		held += delta;
		// Inside of thoughts, only their closing tag matters.
		if (held.length > MAX_TAG && !/[>\]▷]/.test(delta)) return "";
		held = held.replace(THOUGHTS, "");
		hasBegun = !UNDECIDED.test(held);
		return hasBegun ? held.replace(/^\s*\n/, "") : "";
	};
}
