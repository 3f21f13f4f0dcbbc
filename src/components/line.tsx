import type { ReactNode } from "react";
import { createBlock } from "../theme/create-block.ts";
import { dotted } from "../theme/recipes/lists.ts";
import { rail, station } from "../theme/transit-map.ts";
import { arrow, cardLink } from "./card.tsx";

/** A list whose entries are stops on a line. */
export const Line = createBlock("ol", {
	base: {
		"& > li": {
			position: "relative",
			display: "grid",
			alignContent: "start",
			columnGap: "4",
			gridTemplateColumns: "{sizes.6} 1fr",
			pb: "7",
			_last: { pb: "0" },
		},
		"& [data-part=rail]": { ...rail, left: "3", top: "3", bottom: "-3" },
		"& > li:last-of-type > [data-part=rail]": { display: "none" },
		"& [data-part=station]": { ...station, position: "relative", boxSize: "station.lg", mt: "0.5" },
		"& [data-part=stop]": { minW: "0" },
		"& [data-part=time]": { textStyle: "label", fontSize: "sm", color: "accent.fg" },
	},
	variants: {
		kind: {
			plan: {
				"& > li": { columnGap: "2", pb: "1.5" },
				"& [data-part=rail]": { left: "2.25" },
				"& [data-part=station]": { boxSize: "station.md" },
				"& [data-part=stop]": { textStyle: "small" },
			},
			years: {
				"& > li": { pb: { base: "4", md: "7" } },
				"& h4": { display: "flex", alignItems: "center", gap: "2", mt: "1" },
				"& [data-part=icon]": { boxSize: "5", flexShrink: 0, color: "fg.muted" },
				"& [data-part=text]": { textStyle: "small", color: "fg.muted", mt: "1" },
			},
			phases: {
				mt: { base: "5", _print: "2" },
				mb: { base: "10", _print: "2" },
				_print: { columns: 2, columnGap: "8" },
				"& > li": { pb: { base: "7", _print: "3" } },
				"& [data-part=head]": {
					display: { md: "flex" },
					columnGap: "4",
					alignItems: "baseline",
					justifyContent: "space-between",
				},
				"& h4": { hyphens: "auto" },
				"& [data-part=time]": { flexShrink: 0 },
				"& [data-part=tasks]": {
					...dotted("2", "3", { boxSize: "1.5", bg: "border.emphasized", mt: "0.6em" }),
					// Wider than other text: most of these short items then fit into one line.
					maxW: "37em",
					mt: { base: "2.5", _print: "1.5" },
					color: "fg.muted",
					textStyle: "small",
				},
			},
			projects: {
				display: "grid",
				gridAutoFlow: { lg: "column" },
				gridAutoColumns: "1fr",
				"& > li": {
					lg: { gridTemplateColumns: "1fr", rowGap: "3", pb: "0", pe: "5", _last: { pe: "0" } },
					xl: { pe: "8", _last: { pe: "0" } },
				},
				"& [data-part=rail]": {
					lg: { left: "0", right: "0", bottom: "auto", width: "auto", height: "1", translate: "0 -50%" },
				},
				"& [data-part=stop]": { position: "relative", _hover: { "& h3": { color: "accent.fg" } } },
				"& h3": {
					// The longest name and its arrow just fit side by side.
					textStyle: { base: "partTitle", lg: "cardTitle", xl: "partTitle" },
					display: "flex",
					gap: "2",
					mt: "1",
				},
				"& [data-part=card-link]": {
					...cardLink,
					// Keeps the rounded focus ring clear of the text.
					_after: { ...cardLink._after, insetInline: "-2", insetBlockEnd: "-2", borderRadius: "md" },
				},
				"& [data-part=arrow]": { ...arrow, marginInlineStart: "0" },
				"& [data-part=role]": { textStyle: "small", fontWeight: "medium", mt: "1" },
				"& [data-part=place]": { textStyle: "small" },
				"& [data-part=text]": { textStyle: "small", color: "fg.muted", mt: "2" },
			},
		},
	},
});

export function Stop({ children }: { children: ReactNode }) {
	return (
		<li>
			<div data-part="rail" aria-hidden />
			<Station />
			<div data-part="stop">{children}</div>
		</li>
	);
}

/** The ring that marks a stop, styled by the block's recipe. */
export const Station = () => <span data-part="station" aria-hidden />;
