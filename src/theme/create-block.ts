import type { SystemStyleObject } from "@chakra-ui/react";
import { type CSSObject, css, jsx, type SerializedStyles } from "@emotion/react";
import type { ComponentProps, ElementType } from "react";
import { system } from "./system.ts";

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
 * with its recipe in `recipes/controls.ts`. Blocks take no style props; tell variants apart by `variants`.
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
	const resolved: Record<string, SerializedStyles> = {};

	return (props: ComponentProps<Type> & Choice<Of>) => {
		const attributes: Values = { ...props };
		const values = names.map((name) => String(attributes[name]));
		for (const name of names) delete attributes[name];
		const chosen = names.map((name, index) => variants?.[name]?.[values[index] ?? ""]);
		const key = values.join();
		resolved[key] ??= css(system.layers.wrap("recipes", system.css(base, ...chosen)) as CSSObject);
		return jsx(type as ElementType, { ...attributes, css: resolved[key] });
	};
}
