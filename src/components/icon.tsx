import { icons } from "virtual:content-icons";

/** A decorative icon, hidden from screen readers. The block's recipe sets its size. */
export function Icon({ name }: { name: string }) {
	const Drawing = icons[name];
	return Drawing && <Drawing data-part="icon" aria-hidden strokeWidth={1.75} />;
}
