const TAG = String.raw`(?:\w*?[:_])?(think|thinking|thoughts?|reason|reasoning|reflection|analysis|tool_calls?|function_calls?|function)\b[^>\]▷]*[>\]▷]`;
const OPEN = String.raw`(?:[<◁]\|?|\[(?=think))${TAG}`;
const CLOSE = String.raw`[<[◁]\|?(?:\/|end_)`;
/** Channels of gpt-oss and Gemma, from a server that doesn't parse them. */
const CHANNEL = String.raw`(?:<\|start\|>assistant)?<\|channel\|?>`;

/** Whole thoughts or tool calls at the start. */
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
/** Control tokens of chat templates, such as `<|im_end|>`, `</s>` and `[/INST]`. */
const CONTROL =
	/<[|｜][^<>\n]{1,40}>|<[\w▁ ]{1,40}[|｜]>|<\/?(?:s|bos|eos|eot|pad|unk|im_end|im_start|\w*(?:start|begin|end)_of_\w+)>|<<\/?SYS>>|\[\/?(?:INST|TOOL_CALLS)\]/i;
/** Those before an answer. A tool's begin none. */
const FIRST = new RegExp(
	String.raw`^(?:\s*(?!\S*tool)(?:${CONTROL.source})(?:(?:assistant|model)\b)?)+`,
	"i",
);
/** A start that may become a tag or belong to those tokens, or is that of a tool call. */
const UNDECIDED = new RegExp(
	String.raw`^\s*(?:$|[<[◁][^\n>\]▷]{0,60}[>\]▷]?\w*$|(?:functools)?\[?\s*\{)|${FIRST.source}\w*$`,
	"i",
);
/** An end that may become a control token. */
const LAST = /(?:<[^\s>]{0,40}|\[\/?[A-Z_]{0,12})$/;
/** A tool call in JSON; no tool is offered. */
const CALL =
	/^(?:```\w*\s*)?(?:functools)?\[?\s*\{\s*"\w+"\s*:[\s\S]*"(?:arguments|parameters|args|input)"\s*:[\s\S]*\}\s*\]?\s*(?:```)?$/;

/**
 * Creates a filter for a stream that takes each delta and returns it without the thoughts at the answer's start, and
 * nothing from the first control token on.
 *
 * @param opening A tag that the provider is expected to omit.
 */
export function textFilter(opening = ""): (delta: string) => string {
	let held = opening;
	let hasBegun = false;
	let hasEnded = false;
	return (delta) => {
		if (hasEnded) return "";
		held += delta;
		if (!hasBegun) {
			// Inside of thoughts, only their closing tag matters.
			if (held.length > 60 && UNCLOSED.test(held) && !/[>\]▷]/.test(delta)) return "";
			held = held.replace(THOUGHTS, "");
			if (UNDECIDED.test(held) || UNCLOSED.test(held)) return "";
			held = held.replace(FIRST, "").replace(/^\s*\n/, "");
			if (UNCLOSED.test(held)) return "";
			hasBegun = true;
		}
		const end = CONTROL.exec(held) ?? LAST.exec(held);
		hasEnded = CONTROL.test(held);
		const shown = held.slice(0, end?.index);
		held = held.slice(shown.length);
		return shown;
	};
}

/**
 * Returns a whole answer without thoughts, tool calls and control tokens, and the thoughts' opening tag if that is
 * missing. It is empty if there is nothing else.
 *
 * @param opening A tag that the provider is expected to omit.
 */
export function withoutMarks(all: string, opening = ""): { message: string; missing: string } {
	const said = UNCLOSED.test(all) ? all : all.replace(FIRST, "");
	const prose = said.replace(CODE, ({ length }) => "-".repeat(length));
	const own = THOUGHTS.exec(said);
	const unopened = own ? null : UNOPENED.exec(prose);
	const [expected = ""] = own || unopened ? [] : (THOUGHTS.exec(opening + prose) ?? []);
	const [thoughts = ""] = own ?? unopened ?? [expected.slice(opening.length)];
	const end = prose.slice(thoughts.length).search(CONTROL);
	const rest = said.slice(thoughts.length, end < 0 ? undefined : thoughts.length + end);
	const message = UNCLOSED.test(rest) ? "" : rest.replace(/^\s*\n|\s+$/g, "");
	return {
		message: CALL.test(message) ? "" : message,
		missing: unopened ? `<${unopened.at(-1)}>` : expected && opening,
	};
}
