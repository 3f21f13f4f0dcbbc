import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import ts from "typescript";
import { expect, test } from "vitest";

const FOLDER = "supabase/functions/ai-chat";
/** So often that a pattern which tries all ways to read a repetition would be busy for minutes. */
const TIMES = 32;
/** Milliseconds after which a pattern is given up; those that read a text once need a few. */
const ENOUGH = 10_000;

interface Pattern {
	place: string;
	source: string;
	flags: string;
}

/** The regular expressions that are written out in a file. */
function patternsOf(path: string): Pattern[] {
	const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
	const patterns: Pattern[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node)) {
			const end = node.text.lastIndexOf("/");
			const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
			patterns.push({
				place: `${path}:${line}`,
				source: node.text.slice(1, end),
				flags: node.text.slice(end + 1),
			});
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return patterns;
}

/** What leads into a pattern once, and then again and again: words of its own, and what stands for any word. */
function attacksOn({ source }: Pattern): string[] {
	const own = new Set(source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, " ").match(/[\p{L}\d]+/gu));
	const parts = [...own].slice(0, 40).concat("a", "1");
	return ["", ...parts.map((part) => `${part} `)].flatMap((start) =>
		parts.flatMap((part) => [`${part} `, part, `${part}, `].map((each) => `${start}${each.repeat(TIMES)}x`)),
	);
}

test("no pattern of the function can be kept busy by words of its own that come again and again", () => {
	const repeating = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
		.flatMap((name) => patternsOf(join(FOLDER, name)))
		.filter(({ source }) => /\)[*+{]/.test(source));
	expect(repeating.length).toBeGreaterThan(20);
	for (const pattern of repeating) {
		const texts = attacksOn(pattern);
		const read = () =>
			runInNewContext(
				"const pattern = new RegExp(source, flags.replace('g', '')); for (const text of texts) pattern.test(text);",
				{ source: pattern.source, flags: pattern.flags, texts },
				{ timeout: ENOUGH },
			);
		expect(read, pattern.place).not.toThrow();
	}
}, 120_000);
