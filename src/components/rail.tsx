import { chakra } from "@chakra-ui/react";

/** A piece of the line between two stops; whoever uses it says where it runs. */
export const Rail = chakra("div", {}, { defaultProps: { "aria-hidden": true, className: "rail" } });
