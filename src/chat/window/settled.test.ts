import { expect, test } from "vitest";
import { parseMarkdown, settled } from "./settled.ts";

interface Node {
	type: string;
	value?: string;
	children?: readonly Node[];
}

const textOf = ({ value = "", children = [] }: Node): string => value + children.map(textOf).join("");
const shown = (markdown: string) => textOf(parseMarkdown(markdown)).replace(/\s+/g, "");

const ANSWERS: Readonly<Record<string, string>> = {
	emphasis: "Ja, **fett und *beides* hier**, _schräg_, __stark__ und `Code` – mehr nicht.",
	"a table":
		"Die Phasen:\n\n| Phase | **Dauer** |\n|---|:--|\n| Pilot | `3 h` |\n| Umzug | 5 h |\n\nDas ist alles.",
	lists:
		"Punkte:\n\n- eins\n- **zwei**\n  - drei\n\n1. vier\n2. fünf\n10. zehn\n\n* sechs\n+ sieben\n\nText:\n- acht",
	code: "So:\n\n```sh\nkubectl get pods -n a\n\n# b `c` **d\n```\n\n~~~\nx\n~~~\nEnde mit `kubectl logs -f`.",
	links: "Siehe [DevOps](/services/devops), [**Kontakt**](/#contact) und [x] a[0].",
	headings: "# Eins\n\nText\n\n## Zwei **drei**\n\nEnde\n\n---\n\n> **Zitat** mit\n> zwei Zeilen",
	"line breaks and entities": "Eins<br>zwei &amp; drei\\\nvier, 5 < 6 \\* 7",
};

test.each(Object.keys(ANSWERS))("an answer with %s never shows its marks while it streams", (name) => {
	const answer = ANSWERS[name] ?? "";
	const whole = shown(answer);
	for (let end = 1; end < answer.length; end++) {
		const frame = shown(settled(answer.slice(0, end)));
		expect(whole.slice(0, frame.length), answer.slice(0, end)).toBe(frame);
	}
});

test.each([
	"2 * 3 = 6",
	"snake_case",
	"a < b",
	"[x] erledigt",
	"Das kostet 5 & mehr",
	"`a` und b",
	"> Zitat",
])("holds back nothing of %s", (answer) => {
	expect(settled(answer)).toBe(answer);
});

test("takes a mark that stays open as it is", () => {
	const answer = `Die Maske *.yaml passt ${"auf viele Dateien ".repeat(20)}`;
	expect(settled(answer)).toBe(answer);
});
