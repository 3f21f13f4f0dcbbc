import type { ComponentProps } from "react";
import { createBlock } from "../theme/create-block.ts";
import { buttonRecipe } from "../theme/recipes/controls.ts";

const Root = createBlock("button", buttonRecipe);

export const Button = (props: ComponentProps<typeof Root>) => <Root type="button" {...props} />;

interface IconButtonProps extends ComponentProps<typeof Button> {
	/** Accessible name and tooltip. */
	label: string;
}

/** A button with an icon and no text. */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
	<Button variant="ghost" size="icon" aria-label={label} title={label} {...props} />
);
