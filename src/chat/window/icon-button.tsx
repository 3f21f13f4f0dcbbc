import type { ComponentProps } from "react";
import { Button } from "../../components/button.tsx";

interface IconButtonProps extends ComponentProps<typeof Button> {
	/** Accessible name and tooltip. */
	label: string;
}

/** A button with an icon and no text. */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
	<Button variant="ghost" size="icon" aria-label={label} title={label} {...props} />
);
