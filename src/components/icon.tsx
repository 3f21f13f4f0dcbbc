import type { IconKey } from "../content/types.ts";
import { icons } from "../icons.tsx";

interface IconProps {
	name: IconKey;
	size?: "small" | "medium" | "large" | "huge";
	/** Else it has the colour of the text. */
	tone?: "accent" | "muted";
}

/** Decoration beside a text that says the same; hidden from screen readers. */
export function Icon({ name, size = "medium", tone }: IconProps) {
	const Drawing = icons[name];
	return <Drawing aria-hidden className={`icon ${size} ${tone ?? ""}`} strokeWidth={1.75} />;
}
