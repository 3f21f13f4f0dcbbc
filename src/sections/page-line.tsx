import { Link } from "react-router-dom";
import { CertificateBadge } from "../components/certificate-badge.tsx";
import { Icon } from "../components/icon.tsx";
import { Station } from "../components/line.tsx";
import { useShell } from "../document/shell.tsx";
import type { PagePart, Sign } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";
import { leg, station } from "../theme/transit-map.ts";

const Root = createBlock("div", {
	base: {
		/** On narrow pages, the sign is beside the kind of page, and the collapsed stops are below the text. */
		display: { base: "contents", lg: "block" },
		gridArea: "1 / 2 / 3",
		width: "aside",
		_print: { display: "none" },
		"& > nav": { display: { base: "none", lg: "block" } },
		"& > svg": { order: "-1", my: { base: "-2", lg: "0" }, boxSize: { base: "14", lg: "28" } },
		"& > details": {
			display: { lg: "none" },
			width: "full",
			mt: { base: "6", md: "12" },
			borderBlockWidth: "1px",
			"& > summary": { py: "3", fontWeight: "medium", cursor: "pointer" },
			"& > nav": { pb: "5" },
		},
		/** The line starts at the badge's centre. */
		"& > svg + nav": { ms: "10" },
		"& > [data-part=sign]": {
			position: "relative",
			order: "-1",
			zIndex: "1",
			display: "inline-grid",
			placeItems: "center",
			minHeight: { base: "10", lg: "14" },
			minWidth: "14",
			px: { base: "3.5", lg: "5" },
			borderWidth: { base: "3px", lg: "4px" },
			borderColor: "fg",
			borderRadius: "full",
			bg: "bg",
			textStyle: "label",
			fontSize: "sm",
			fontWeight: "bold",
			textAlign: "center",
		},
		"& [data-part=icon]": { boxSize: { base: "6", lg: "8" } },
		"& li": { position: "relative", display: "flex", gap: "4", pt: "5" },
		"& [data-part=leg]": {
			...leg,
			left: "4",
			top: "0",
			bottom: "0",
			transformOrigin: "top",
			animation: "fill-rail 0.6s {easings.out}",
		},
		/** The line starts behind a round sign. */
		"& li:first-of-type > [data-part=leg]": { top: "-2" },
		"& li:last-child > [data-part=leg]": { bottom: "calc(100% - {sizes.8})" },
		"& [data-part=station]": {
			...station,
			position: "relative",
			mt: "0.3em",
			mx: "calc(({sizes.8} - {sizes.station.md}) / 2)",
		},
		"& a": { display: "block", textStyle: "small", fontWeight: "medium", _hover: { color: "accent.fg" } },
		"& [data-part=note]": { textStyle: "label", color: "fg.subtle", mt: "0.5" },
	},
});

export interface PageLineProps {
	sign?: Sign;
	/** The parts that have a fragment. */
	stops: readonly Pick<PagePart, "id" | "title" | "note">[];
}

/** The page's parts as linked stops on a line that starts at a sign; collapsed on narrow screens. */
export function PageLine({ sign, stops }: PageLineProps) {
	const { words } = useShell();
	return (
		<Root>
			{sign && <SignPlate sign={sign} />}
			{stops.length > 0 && (
				<>
					<Stops stops={stops} />
					<details>
						<summary>{words.onThisPage}</summary>
						<Stops stops={stops} />
					</details>
				</>
			)}
		</Root>
	);
}

function Stops({ stops }: Pick<PageLineProps, "stops">) {
	const { words } = useShell();
	return (
		<nav aria-label={words.onThisPage}>
			<ol>
				{stops.map(({ id, title, note }) => (
					<li key={id}>
						<div data-part="leg" aria-hidden />
						<Station />
						<div>
							<Link to={{ hash: id }} onClick={() => focusPart(id)}>
								{title}
							</Link>
							{note && <p data-part="note">{note}</p>}
						</div>
					</li>
				))}
			</ol>
		</nav>
	);
}

function SignPlate({ sign }: { sign: Sign }) {
	if ("certificate" in sign) return <CertificateBadge code={sign.certificate} isLarge />;
	return <div data-part="sign">{"icon" in sign ? <Icon name={sign.icon} /> : sign.text}</div>;
}

/** Moves the keyboard focus; the router scrolls, and restores the position on Back. */
export const focusPart = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });
