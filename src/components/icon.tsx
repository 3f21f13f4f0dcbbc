import type { IconKey } from "../content/types.ts";
import { icons } from "../icons.tsx";

/** Decoration beside a text that says the same; hidden from screen readers. The block's recipe says how large it is. */
export function Icon({ name }: { name: IconKey }) {
	const Drawing = icons[name];
	return <Drawing data-part="icon" aria-hidden strokeWidth={1.75} />;
}
