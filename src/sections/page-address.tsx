import { useLocation } from "react-router-dom";
import { useShell } from "../document/shell.tsx";
import { useInBrowser } from "../document/use-in-browser.ts";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("div", {
	base: {
		display: { base: "none", _print: "flex" },
		justifyContent: "space-between",
		alignItems: "baseline",
		gap: "4",
		pb: "6",
		"& [data-part=owner]": { fontWeight: "bold" },
		"& [data-part=address]": { textStyle: "label", color: "fg.muted" },
	},
});

/** Prints the owner's name and the page's address, which appears on hydration: only the browser knows it in full. */
export function PageAddress() {
	useLocation();
	const { name } = useShell().owner;
	const address = useInBrowser(() => location.origin + location.pathname, "");
	return (
		<Root>
			{/* For the foot of each printed page. */}
			<style>{`:root{--owner:${JSON.stringify(name)}}`}</style>
			<p data-part="owner">{name}</p>
			<p data-part="address">{address}</p>
		</Root>
	);
}
