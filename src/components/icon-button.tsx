import { IconButton as ChakraIconButton } from "@chakra-ui/react";
import type { ComponentProps } from "react";

type IconButtonProps = ComponentProps<typeof ChakraIconButton> & { label: string };

/** A button with an icon and no text; `label` is its accessible name and tooltip. */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
	<ChakraIconButton variant="ghost" size="sm" aria-label={label} title={label} {...props} />
);
