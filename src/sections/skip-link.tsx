import { useShell } from "../document/shell.tsx";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("a", {
	base: {
		position: "fixed",
		top: "2",
		left: "2",
		zIndex: "skipNav",
		px: "4",
		py: "3",
		borderRadius: "md",
		bg: "accent.solid",
		color: "accent.contrast",
		fontWeight: "semibold",
		translate: "0 -200%",
		_focus: { translate: "0" },
		_print: { display: "none" },
	},
});

export const SkipLink = () => <Root href="#content">{useShell().words.skipToContent}</Root>;
