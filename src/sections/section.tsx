import type { ReactNode } from "react";
import { Station } from "../components/line.tsx";
import type { HomeSection } from "../content/words.ts";
import { createBlock } from "../theme/create-block.ts";
import { leg, rail, station } from "../theme/transit-map.ts";

const Root = createBlock("section", {
	base: {
		position: "relative",
		px: "edge",
		py: { base: "8", md: "20" },
		"&:is(#services, #contact)": { bg: "bg.panel" },
		"& > [data-part=rail]": {
			...rail,
			display: { base: "none", lg: "block" },
			top: "0",
			bottom: "0",
			width: "1.5",
		},
		/** The line starts with a crossbar, and ends in the last section. */
		"&:is(#home + *)::before": {
			...leg,
			display: { base: "none", lg: "block" },
			content: '""',
			top: "0",
			width: "7",
			height: "1.5",
		},
		"&:last-of-type > [data-part=rail]": { bottom: "auto", height: "24" },
		"& > [data-part=content]": { paddingLeft: { lg: "10" } },
		"& > * > [data-part=head]": { position: "relative", mb: { base: "6", md: "12" } },
		/** On narrow screens, each stop has only a short piece of the line above it. */
		"& [data-part=leg]": {
			...leg,
			display: { lg: "none" },
			left: "3.5",
			bottom: "100%",
			width: "1.5",
			height: "8",
		},
		"& > * > [data-part=head] > [data-part=station]": {
			...station,
			boxSize: "station.xl",
			display: "block",
			position: { lg: "absolute" },
			left: { lg: "-10" },
			top: { lg: "1.45em" },
			translate: { lg: "-50% -50%" },
			mb: { base: "3", lg: "0" },
			_print: { display: "none" },
		},
		"& h2": { textStyle: "sectionTitle", maxW: "measure" },
		"& [data-part=lead]": { textStyle: "lead", color: "fg.muted", maxW: "measure", mt: "3" },
		"& [data-part=heading]": {
			textStyle: "partTitle",
			mt: { base: "8", md: "16" },
			mb: { base: "4", md: "5" },
		},
		"& header + [data-part=heading]": { mt: "0" },
	},
});

type SectionProps = { id: HomeSection; title: string; lead?: string; children: ReactNode };

export function Section({ id, title, lead, children }: SectionProps) {
	return (
		<Root id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
			<div data-part="rail" aria-hidden />
			<div data-part="content">
				<header data-part="head">
					<div data-part="leg" aria-hidden />
					<Station />
					<h2 id={`${id}-title`}>{title}</h2>
					{lead && <p data-part="lead">{lead}</p>}
				</header>
				{children}
			</div>
		</Root>
	);
}
