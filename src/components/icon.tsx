import type { IconKey } from "../content/types.ts";
import { icons } from "../icons.tsx";

/** A decorative icon, hidden from screen readers. The block's recipe sets its size. */
export function Icon({ name }: { name: IconKey }) {
	const Drawing = icons[name];
	return <Drawing data-part="icon" aria-hidden strokeWidth={1.75} />;
}
