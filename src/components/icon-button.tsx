import { IconButton as ChakraIconButton, type IconButtonProps } from "@chakra-ui/react";

interface NamedIconButtonProps extends IconButtonProps {
	/** Accessible name and tooltip. */
	label: string;
}

/** A button with an icon and no text. */
export const IconButton = ({ label, ...props }: NamedIconButtonProps) => (
	<ChakraIconButton variant="ghost" size="sm" aria-label={label} title={label} {...props} />
);
