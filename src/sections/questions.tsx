import type { Question } from "../content/types.ts";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("div", {
	base: {
		borderBottomWidth: "1px",
		maxW: { base: "measure", _print: "none" },
		"& > details": { borderTopWidth: "1px" },
		"& > details > summary": { ps: "1.1em", textIndent: "-1.1em" },
		"& summary": { cursor: "pointer", py: { base: "3.5", _print: "1.5" }, fontWeight: "semibold" },
		"& p": { color: "fg.muted", pb: { base: "4", _print: "2" } },
		_print: { columns: 2, columnGap: "8", "& ::details-content": { contentVisibility: "visible" } },
	},
});

/**
 * Questions that unfold their answers. Native `<details>`, unlike Chakra's accordion: they unfold without scripts, for the
 * browser's search and in print, and weigh 12 KB less.
 */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
	<Root>
		{questions.map(({ question, answer }) => (
			<details key={question}>
				<summary>{question}</summary>
				<p>{answer}</p>
			</details>
		))}
	</Root>
);
