import {
	createRecipeContext,
	type HTMLChakraProps,
	type RecipeDefinition,
	type RecipeVariantProps,
} from "@chakra-ui/react";
import type { ComponentRef, JSX } from "react";

/** Returns the root element of a block, which styles itself and its parts by the recipe. */
export const createBlock = <Tag extends keyof JSX.IntrinsicElements, const Recipe extends RecipeDefinition>(
	tag: Tag,
	recipe: Recipe,
) =>
	createRecipeContext({ recipe }).withContext<
		ComponentRef<Tag>,
		HTMLChakraProps<Tag, RecipeVariantProps<Recipe>>
	>(tag);
