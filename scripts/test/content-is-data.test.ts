import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const FOLDER = "src/content";

/** Returns the functions, classes, calls and computed texts in a source file, below a node. */
function codeIn(node: ts.Node): string[] {
	const isCode =
		ts.isFunctionLike(node) ||
		ts.isClassLike(node) ||
		ts.isCallOrNewExpression(node) ||
		ts.isConditionalExpression(node);
	return isCode ? [node.getText()] : node.getChildren().flatMap(codeIn);
}

const codeOf = (text: string) =>
	codeIn(ts.createSourceFile("content.ts", text, ts.ScriptTarget.Latest, true));

test("content holds text, numbers and types, and no code", () => {
	const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".ts"),
	);
	expect(files.length).toBeGreaterThan(0);
	const found = files.flatMap((name) =>
		codeOf(readFileSync(`${FOLDER}/${name}`, "utf8")).map((code) => `${name}: ${code}`),
	);
	expect(found).toEqual([]);
});

test.each([
	"export const isShort = (text: string) => text.length < 9;",
	"export function title() {}",
	"interface Question { isCovered(part: string): boolean }",
	"const name = String(1);",
	'const phone = owner.phone ? "phone" : "mail";',
])("recognises code: %s", (text) => {
	expect(codeOf(text)).toHaveLength(1);
});
