import { IconButton as ChakraIconButton } from "@chakra-ui/react";
import type { ComponentProps, KeyboardEvent } from "react";

type IconButtonProps = ComponentProps<typeof ChakraIconButton> & { label?: string };

const hide = ({ key, currentTarget }: KeyboardEvent) =>
	key === "Escape" && currentTarget.removeAttribute("title");

/**
 * A button with an icon and no text. `label` is its accessible name, and its tooltip on hover and keyboard focus, which
 * Escape removes; without it, the icon has to have a name.
 */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
	<ChakraIconButton
		variant="ghost"
		size="sm"
		aria-label={label}
		title={label}
		onKeyDown={hide}
		// A click before hydration marks it as busy.
		suppressHydrationWarning
		{...props}
	/>
);
