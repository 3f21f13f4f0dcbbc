import { icons } from "virtual:content-icons";

/** A decorative icon, which Lucide hides from screen readers. The block's recipe sets its size. */
export function Icon({ name }: { name: string }) {
	const Drawing = icons[name];
	return Drawing && <Drawing data-part="icon" strokeWidth={1.75} />;
}
