const NAME = String.raw`(?:\w*?[:_])?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|tool_calls?|function_calls?|function)\b[^>\]▷]*[>\]▷]`;
/** Opens thoughts or a tool call; channels are those of gpt-oss and Gemma, from a server that doesn't parse them. */
const OPEN = String.raw`(?:(?:[<◁]\|?|\[(?=think))${NAME}|(?:<\|start\|>assistant)?<\|channel\|?>)`;
const CLOSE = String.raw`(?:[<[◁]\|?(?:\/|end_)${NAME}|final<\|message\|>|<channel\|>)`;
/** Control tokens of chat templates, such as `<|im_end|>`, `</s>` and `[/INST]`. */
const CONTROL = String.raw`(?:<[|｜][^<>\n]{1,40}>|<[\w▁ ]{1,40}[|｜]>|<\/?(?:s|bos|eos|eot|pad|unk|im_end|im_start|\w*(?:start|begin|end)_of_\w+)>|<<\/?SYS>>|\[\/?(?:INST|TOOL_CALLS)\])`;

const inAnyCase = (...source: Parameters<typeof String.raw>) => new RegExp(String.raw(...source), "i");
/** Thoughts and tool calls at the start, to their end if they have one, and the control tokens before an answer. */
const LEAD = inAnyCase`^(?:\s*(?:${OPEN}[^]*?(?:${CLOSE}|$)|(?!${OPEN}|\S{0,20}tool)${CONTROL}(?:(?:assistant|model)\b)?)){1,9}`;
/** Thoughts that the provider opened in its prompt: their closing tag begins or ends a line. */
const UNOPENED = inAnyCase`^(?:(?!${OPEN})[^])*?${CLOSE}(?:(?=[^\S\n]*(?:\n|$))|(?<=(?:^|\n)\s*[<[◁]\S*))`;
/** The same of a provider from which it is expected. */
const EXPECTED = inAnyCase`^[^]*?${CLOSE}`;
/** A fence, or a span within a paragraph; tags in it are quoted. */
const CODE = /^ *(`{3,}|~{3,})[\s\S]*?(?:^ *\1|$(?![\s\S]))|(`+)(?:(?!\n\s*\n)[\s\S])+?\2/gm;
/** A tool call in JSON; no tool is offered. */
const CALL =
	/^(?:```\w*\s*)?(?:functools)?\[?\s*\{\s*"\w+"\s*:[\s\S]*"(?:arguments|parameters|args|input)"\s*:[\s\S]*\}\s*\]?\s*(?:```)?$/;
/** A tag that isn't whole yet, or the start of a tool call. */
const UNDECIDED = /^\s*(?:$|[<[◁][^\n>\]▷]{0,60}$|(?:functools)?\[?\s*\{)/;
/** A control token, or the end of a text that may become one. */
const END = new RegExp(String.raw`${CONTROL}|(?:<[^\s>]{0,40}|\[\/?[A-Z_]{0,12})$`);

const withoutLead = (text: string) => text.replace(LEAD, "").replace(/^\s*\n/, "");

/** Creates a filter that returns each delta without thoughts, which may be open already, and what a control token ends. */
export function textFilter(isOpened = false): (delta: string) => string {
	let held = isOpened ? "<think>" : "";
	let hasBegun = false;
	return (delta) => {
		// What stays undecided for so long are thoughts or a tool call: only a closing tag matters.
		const isWaiting = !hasBegun && held.length > 100 && !/[>\]▷]/.test(delta);
		held += delta;
		if (isWaiting) return "";
		if (!hasBegun) {
			const text = withoutLead(held);
			// A token may be followed by the role's name.
			if (UNDECIDED.test(text) || (text !== held && /^\w*$/.test(text))) return "";
			[held, hasBegun] = [text, true];
		}
		const end = held.search(END);
		const shown = held.slice(0, end < 0 ? undefined : end);
		held = held.slice(shown.length);
		return shown;
	};
}

const withoutCode = (text: string) => text.replace(CODE, ({ length }) => "-".repeat(length));

/** Returns an answer without thoughts, tool calls and control tokens, and whether the provider's prompt opened thoughts. */
export function withoutMarks(said: string, isExpected = false): { message: string; wasOpened: boolean } {
	const closing = isExpected ? EXPECTED : UNOPENED;
	const [thoughts = ""] = (LEAD.test(said) ? null : closing.exec(withoutCode(said))) ?? [];
	const answer = withoutLead(said.slice(thoughts.length));
	const end = withoutCode(answer).search(CONTROL);
	const message = answer.slice(0, end < 0 ? undefined : end).trimEnd();
	return { message: CALL.test(message) ? "" : message, wasOpened: thoughts !== "" };
}
