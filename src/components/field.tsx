import { createBlock } from "../theme/create-block.ts";
import { fieldRecipe } from "../theme/recipes/controls.ts";

/** Styles a control, its label and its error. */
export const Field = createBlock("div", fieldRecipe);
