import { readdirSync, readFileSync } from "node:fs";
import { defaultSystem } from "@chakra-ui/react";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { getSystem } from "./system.ts";

/** Of a file's syntax tree. */
type Node = { [key: string]: unknown; type?: string };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const childrenOf = (node: unknown) => (isNode(node) ? Object.values(node).filter(isNode) : []);

/** Returns the text of an identifier or string, and `Field` of `Field.Root`. */
const textOf = (node: unknown): string =>
	isNode(node) ? (node.object ? textOf(node.object) : String(node.name ?? node.value)) : "";

/** Returns the names that a value can be: both of `a ? "sm" : "md"`, and each of `{ base: "sm", md: 2 }`. */
function namesOf(value: unknown): string[] {
	if (!isNode(value)) return [];
	if (value.type === "Literal") return /^(string|number)$/.test(typeof value.value) ? [`${value.value}`] : [];
	const { key, test, ...results } = value;
	return childrenOf(results).flatMap(namesOf);
}

const system = getSystem();
const CSS_COLORS = /^(transparent|white|black)$/;

/** Returns the values of a style property that are names of Chakra's own theme, but none of the site's. */
function unknownValues(property: string, value: unknown): string[] {
	if (!system.isValidProperty(property)) return [];
	const [stylesOf, theirStylesOf] = [system, defaultSystem].map(({ utility }) => (each: string) => ({
		...utility.transform(utility.resolveShorthand(property), each),
	}));
	return namesOf(value)
		.filter((each) => !CSS_COLORS.test(each))
		.filter((each) => Object.values(stylesOf?.(each) ?? {}).every((result) => result === each))
		.filter((each) => JSON.stringify(stylesOf?.(each)) !== JSON.stringify(theirStylesOf?.(each)))
		.map((each) => `${property}="${each}"`);
}

/** Returns a component's recipe in the site's theme and in Chakra's own. Icon buttons have a button's. */
function recipesOf(component: string) {
	const key = component.replace(/^(Icon|Text)(?=Button|Link)/, "");
	return [system, defaultSystem].map(({ _config: { theme } }) => {
		const recipes: Record<string, { variants?: Record<string, object> }> = {
			...theme?.recipes,
			...theme?.slotRecipes,
		};
		return recipes[key.charAt(0).toLowerCase() + key.slice(1)];
	});
}

function unknownNamesIn(node: Node): string[] {
	if (node.type === "ImportDeclaration" && textOf(node.source) !== "@chakra-ui/react") return [];
	const inside = childrenOf(node).flatMap(unknownNamesIn);
	if (node.type === "Property") return [...inside, ...unknownValues(textOf(node.key), node.value)];
	const component = textOf(node.name ?? node.imported);
	if (!/^[A-Z]/.test(component)) return inside;
	const [own, theirs] = recipesOf(component);
	if (node.type === "ImportSpecifier") return theirs && !own ? [`${component} without a recipe`] : [];
	if (node.type !== "JSXOpeningElement") return inside;
	const unknownAttributes = childrenOf(node.attributes).flatMap(({ name, value }) => {
		const attribute = textOf(name);
		if (!theirs?.variants?.[attribute]) return unknownValues(attribute, value);
		const known = Object.keys(own?.variants?.[attribute] ?? {});
		return namesOf(value)
			.filter((each) => !known.includes(each))
			.map((each) => `${component} ${attribute}="${each}"`);
	});
	return [...inside, ...unknownAttributes];
}

/** Chakra's types know its own theme, and let names pass that this one lacks: they would do nothing. */
test("tokens, text styles, variants and recipes are named only if the theme has them", () => {
	const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
		(file) => /\.tsx?$/.test(file) && !/^content\/|\.test\.|testing/.test(file),
	);
	const unknown = files.flatMap((file) => {
		const { program } = parseSync(file, readFileSync(`src/${file}`, "utf8"));
		return unknownNamesIn({ ...program }).map((name) => `src/${file}: ${name}`);
	});
	expect(unknown).toEqual([]);
});
