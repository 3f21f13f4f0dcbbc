import { createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";

/** Styles a control, its label and its error. */
export const Field = createRecipeContext({ key: "field" }).withContext<
	HTMLDivElement,
	HTMLChakraProps<"div">
>("div");
