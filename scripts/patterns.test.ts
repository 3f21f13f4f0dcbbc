import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import ts from "typescript";
import { expect, test, vi } from "vitest";

const FOLDER = "supabase/functions/ai-chat";
/** So often that a pattern which tries all ways to read a repetition would be busy for minutes. */
const TIMES = 32;
/** How many texts are made up for what a group matches. */
const SAMPLES = 100;
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

/** The regular expressions that are put together while the function's modules are loaded. */
async function builtPatterns(names: readonly string[]): Promise<Pattern[]> {
	const built = new Map<string, Pattern>();
	const recorded = new Proxy(RegExp, {
		construct(target, parameters: ConstructorParameters<typeof RegExp>) {
			const pattern = new target(...parameters);
			const [place] = new Error().stack?.match(/supabase\/functions\/[^\s)]+/) ?? [];
			const { source, flags } = pattern;
			if (place) built.set(source, { place, source, flags });
			return pattern;
		},
	});
	vi.stubGlobal("RegExp", recorded);
	try {
		// The entry point would start to listen, and what tests share to answer.
		for (const name of names) if (!/^(index\.ts|testing\/)/.test(name)) await import(`../${FOLDER}/${name}`);
	} finally {
		vi.unstubAllGlobals();
	}
	return [...built.values()];
}

/** The groups of a pattern that may come again and again. */
function repeatedGroups(source: string): string[] {
	const groups: string[] = [];
	const open: number[] = [];
	let isInClass = false;
	for (let at = 0; at < source.length; at++) {
		const character = source[at];
		if (character === "\\") at += 1;
		else if (isInClass) isInClass = character !== "]";
		else if (character === "[") isInClass = true;
		else if (character === "(") open.push(at);
		else if (character === ")") {
			const start = open.pop() ?? 0;
			if (/^[*+{]/.test(source.slice(at + 1))) groups.push(source.slice(start, at + 1));
		}
	}
	return groups;
}

const whole = (group: string) => new RegExp(`^${group.replace(/\\[bB]/g, "")}$`, "u");

/** What such a group matches; nothing where it is of a kind that can't be made up. */
function matchesOf(group: string): string[] {
	try {
		return fc.sample(fc.stringMatching(whole(group)), { numRuns: SAMPLES, seed: 20261122 });
	} catch {
		return [];
	}
}

/** What a repeated group reads in two ways: as a repetition within it, and as one of itself. */
function ambiguousIn(outer: string, groups: readonly string[]): string[] {
	const inner = groups.filter((group) => group !== outer && outer.includes(group)).flatMap(matchesOf);
	if (inner.length === 0) return [];
	const pattern = whole(outer);
	const again = [...new Set(inner)].filter((each) => each !== "" && pattern.test(each));
	return [...new Set(matchesOf(outer))]
		.flatMap((each) => again.map((more) => each + more))
		.filter((each) => pattern.test(each));
}

/** What leads into a pattern once, and then again and again: words of its own, what its groups read in two ways, and what stands for any word. */
function attacksOn({ source }: Pattern): string[] {
	const own = new Set(source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, " ").match(/[\p{L}\d]+/gu));
	const parts = [...own].slice(0, 40).concat("a", "1");
	const starts = ["", ...parts];
	const groups = repeatedGroups(source);
	const matches = new Set(groups.flatMap((group) => ambiguousIn(group, groups).slice(0, SAMPLES)));
	const again = [...parts.flatMap((part) => [`${part} `, part, `${part}, `]), ...matches];
	const between = (start: string, each: string) => (start === "" || each.startsWith(" ") ? "" : " ");
	return starts.flatMap((start) =>
		again.map((each) => `${start}${between(start, each)}${each.repeat(TIMES)}x`),
	);
}

test("no pattern of the function can be kept busy by words of its own that come again and again", async () => {
	const names = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
		(name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.startsWith("sample-questions"),
	);
	const written = names.flatMap((name) => patternsOf(join(FOLDER, name)));
	const built = await builtPatterns(names);
	expect(built.length).toBeGreaterThan(10);
	const repeating = [...written, ...built].filter(({ source }) => /\)[*+{]/.test(source));
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
}, 300_000);
