import type { ComponentProps } from "react";
import { Button } from "../components/button.tsx";

interface IconButtonProps extends ComponentProps<typeof Button> {
	/** Its name, which shows as a tooltip too. */
	label: string;
}

/** A button that shows nothing but an icon. */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
	<Button variant="ghost" size="icon" aria-label={label} title={label} {...props} />
);
