import type { SystemStyleObject } from "@chakra-ui/react";
import { type CSSObject, css, jsx } from "@emotion/react";
import { type ComponentProps, createElement, type ElementType } from "react";
import { prerenderedStyles } from "./prerendered.ts";
import { getSystem } from "./system.ts";

type Values = Record<string, unknown>;
type Variants = Record<string, Record<string, SystemStyleObject>>;

/** A value for each variant, the same at all viewports. */
type Choice<Of> = {
	[Name in keyof Of]?: (keyof Of[Name] extends "true" ? boolean : keyof Of[Name]) | undefined;
};

/** What a block uses of Chakra's recipes. */
export interface BlockRecipe<Of extends Variants = Variants> {
	base?: SystemStyleObject;
	variants?: Of;
}

/**
 * `chakra(type, recipe)`, resolved once: returns a component that styles its element by a recipe of Chakra's form, and the
 * plain elements within by child selectors. Chakra's factory resolves its recipe for each element on each render, some
 * 0.3 ms on load. So what is read by the dozen is a block, and what is operated a component of Chakra's, such as `Button`,
 * with its recipe in `recipes/controls.ts`. Blocks take no style props; tell variants apart by `variants`. A style that the
 * prerendered page has brought isn't resolved at all, which saves a fifth of the scripts' time on load.
 *
 * ```tsx
 * const Quote = createBlock("figure", {
 * 	base: { p: "5", borderRadius: "lg", "& > [data-part=source]": { textStyle: "small", color: "fg.muted" } },
 * 	variants: { isLarge: { true: { textStyle: "lead" } } },
 * });
 *
 * <Quote isLarge>
 * 	<blockquote>{text}</blockquote>
 * 	<figcaption data-part="source">{source}</figcaption>
 * </Quote>
 * ```
 */
export function createBlock<Type extends ElementType, Of extends Variants = Record<never, never>>(
	type: Type,
	{ base, variants }: BlockRecipe<Of>,
) {
	const names = Object.keys(variants ?? {});
	/** By the values of the variants, in the order of `names`. */
	const resolved: Record<string, ReturnType<typeof resolve>> = {};

	return (props: ComponentProps<Type> & Choice<Of>) => {
		const attributes: Values = { ...props };
		const values = names.map((name) => String(attributes[name]));
		for (const name of names) delete attributes[name];
		const chosen = names.map((name, index) => variants?.[name]?.[values[index] ?? ""]);
		const key = values.join();
		resolved[key] ??= resolve([base, ...chosen]);
		const { name, styles } = resolved[key];
		if (styles) return jsx(type as ElementType, { ...attributes, css: { name, styles } });
		const className = [attributes.className, `css-${name}`].filter(Boolean).join(" ");
		return createElement(type as ElementType, { ...attributes, className });
	};
}

const prerendered = prerenderedStyles();

/** Names a style by its recipe, which is hashed faster than resolved. One that the page has brought has no `styles`. */
function resolve(recipe: readonly (SystemStyleObject | undefined)[]) {
	const { name } = css(JSON.stringify(recipe));
	if (prerendered.has(name)) return { name, styles: "" };
	const system = getSystem();
	return { name, styles: css(system.layers.wrap("recipes", system.css(...recipe)) as CSSObject).styles };
}
