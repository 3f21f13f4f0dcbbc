import type { RecipeDefinition, RecipeVariantProps, SystemStyleObject } from "@chakra-ui/react";
import { type CSSObject, css, jsx, type SerializedStyles } from "@emotion/react";
import type { ComponentProps, ElementType } from "react";
import { system } from "./system.ts";

type Values = Record<string, unknown>;

/**
 * Returns the root element of a block, which styles itself and its parts by the recipe. Resolves each variant once;
 * Chakra's own factory resolves a recipe three times, and serializes it again for each element.
 */
export function createBlock<Type extends ElementType, const Recipe extends RecipeDefinition>(
	type: Type,
	recipe: Recipe,
) {
	const { base, variants = {}, defaultVariants }: RecipeDefinition = recipe;
	const names = Object.keys(variants);
	const resolved = new Map<string, SerializedStyles>();

	/** Returns the styles of the values of the variants, in the order of `names`. */
	function stylesOf(values: readonly unknown[]): SerializedStyles {
		const key = values.join();
		const known = resolved.get(key);
		if (known) return known;
		const chosen = names.map((name, index) => variants[name]?.[String(values[index])] as SystemStyleObject);
		const styles = css(system.layers.wrap("recipes", system.css(base, ...chosen)) as CSSObject);
		resolved.set(key, styles);
		return styles;
	}

	return (props: ComponentProps<Type> & RecipeVariantProps<Recipe>) => {
		const attributes: Values = { ...props };
		const values = names.map((name) => attributes[name] ?? (defaultVariants as Values | undefined)?.[name]);
		for (const name of names) delete attributes[name];
		return jsx(type as ElementType, { ...attributes, css: stylesOf(values) });
	};
}
