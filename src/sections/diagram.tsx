import type { CSSProperties } from "react";
import type { PartOf } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";
import { station } from "../theme/transit-map.ts";

const OLD = "fg.subtle";
const NEW = "accent.line";
const HALF_STATION = "calc({sizes.station.md} / 2 - 0.125rem)";
const TITLE_AND_TEXT = { display: "flex", flexWrap: "wrap", columnGap: "3", alignItems: "baseline" };

/** Stages on a line: one below the other on phones and paper, which are narrow, otherwise side by side. */
const pipeline = {
	"& ol": { position: "relative", display: { md: "flex" }, flexWrap: "wrap", rowGap: "5" },
	"& li": {
		position: "relative",
		flex: "1 1 0",
		ps: { base: "8", md: "0" },
		pe: { md: "4" },
		pb: { base: "5", md: "0", _print: "2" },
		_last: { pb: "0" },
		_print: TITLE_AND_TEXT,
	},
	"& [data-part=way]": {
		position: { base: "absolute", md: "static" },
		insetBlock: "0",
		left: "0",
		mb: { md: "3" },
		_before: {
			content: '""',
			position: "absolute",
			bg: NEW,
			top: { base: "1", md: HALF_STATION },
			left: { base: HALF_STATION, md: "0" },
			width: { base: "1", md: "full" },
			height: { base: "full", md: "1" },
		},
		"& > span": { ...station, position: "relative", display: "block", mt: { base: "0.5", md: "0" } },
	},
	"& li:last-of-type > [data-part=way]::before": { display: "none" },
};

/** Always dark on screens, like the home page's drawing at night. */
const Root = createBlock("figure", {
	base: {
		bg: "night",
		color: "fg",
		borderWidth: "1px",
		borderRadius: "lg",
		p: { base: "4", md: "8", _print: "3" },
		"& [data-part=title]": { fontWeight: "semibold", lineHeight: "snug" },
		"& [data-part=text]": { textStyle: "small", color: "fg.muted" },
		"& figcaption": { textStyle: "label", color: "fg.muted", mt: { base: "5", md: "7", _print: "3" } },
		"& [data-part=ends]": { display: "flex", justifyContent: "space-between" },
		"& [data-part=ends] > span": {
			borderWidth: "3px",
			borderColor: "fg",
			borderRadius: "full",
			px: { base: "2", md: "5" },
			py: "1",
			textStyle: "label",
			fontSize: { md: "sm" },
			fontWeight: "bold",
		},
	},
	variants: {
		drawing: {
			/** Two rails; each rung leads from what was to what came instead. */
			change: {
				"& :is(li, [data-part=ends])": {
					display: "grid",
					gridTemplateColumns: { base: "1fr {sizes.7} 1fr", md: "1fr {sizes.28} 1fr" },
					columnGap: { base: "4", md: "7" },
				},
				"& [data-part=ends] > span": { justifySelf: "end", _last: { gridColumn: "3", justifySelf: "start" } },
				"& :is([data-part=title], [data-part=text])": {
					py: { base: "3", md: "4" },
					alignSelf: "center",
					gridRow: "1",
					fontSize: { base: "sm", md: "md" },
					lineHeight: "snug",
					hyphens: "auto",
				},
				"& [data-part=title]": { gridColumn: "1", textAlign: "end", color: "fg.muted", fontWeight: "normal" },
				"& [data-part=text]": { gridColumn: "3", color: "fg", fontWeight: "semibold" },
				"& [data-part=way]": {
					gridColumn: "2",
					gridRow: "1",
					display: "grid",
					gridTemplateColumns: "auto 1fr auto",
					alignItems: "center",
					borderInlineStartWidth: "0.25rem",
					borderInlineStartColor: OLD,
					borderInlineEndWidth: "0.25rem",
					borderInlineEndColor: NEW,
					_before: {
						...station,
						content: '""',
						borderColor: OLD,
						ms: "calc(-0.125rem - {sizes.station.md} / 2)",
					},
					_after: { ...station, content: '""', me: "calc(-0.125rem - {sizes.station.md} / 2)" },
					"& > span": { borderTopWidth: "2px", borderTopStyle: "dashed", borderTopColor: OLD },
				},
			},
			/** A line for each wave, which changes its colour and weight at the cutover. */
			waves: {
				"& ol": { mt: "5" },
				"& li": { ...TITLE_AND_TEXT, rowGap: "2", pb: { base: "5", _print: "2" }, _last: { pb: "0" } },
				"& [data-part=way]": {
					order: 1,
					flexBasis: "100%",
					display: "flex",
					alignItems: "center",
					_before: { content: '""', height: "0.5", width: "var(--at)", bg: OLD },
					_after: { content: '""', height: "1", flex: "1", bg: NEW },
					"& > span": station,
				},
			},
			pipeline,
			/** A pipeline whose last stage stands on a line back to the first: above the others, or at their side. */
			loop: {
				...pipeline,
				"& ol": { ...pipeline["& ol"], pe: { base: "6", md: "0" } },
				"& li:last-of-type": {
					position: "static",
					order: { md: -1 },
					flexBasis: "100%",
					textAlign: { md: "center" },
					"& > p": { display: { md: "inline" }, position: "relative", bg: "night", px: { md: "2" } },
					"& > [data-part=way]": {
						position: "absolute",
						borderWidth: "3px",
						borderStyle: { base: "dashed dashed dashed none", md: "dashed dashed none" },
						borderColor: OLD,
						borderRadius: { base: "0 {radii.lg} {radii.lg} 0", md: "{radii.lg} {radii.lg} 0 0" },
						top: "2.5",
						bottom: { base: "4", md: "auto" },
						left: { base: "auto", md: HALF_STATION },
						right: { base: "0", md: "calc(100% / var(--stages) - {sizes.station.md} / 2)" },
						width: { base: "5", md: "auto" },
						height: { md: "10" },
						"& > span": { display: "none" },
					},
				},
				// The last one on the way there.
				"& li:nth-last-of-type(2) > [data-part=way]::before": { display: "none" },
			},
			layers: {
				"& ul": { borderWidth: "2px", borderColor: OLD, borderRadius: "lg" },
				"& ul:not(:has(ul))": { borderColor: NEW, bg: "accent.subtle" },
				"& li": {
					...TITLE_AND_TEXT,
					ps: { base: "3", md: "5" },
					pe: { base: "1.5", md: "5" },
					pt: "2.5",
					pb: { base: "1.5", md: "4" },
				},
				"& li > ul": { flexBasis: "100%", mt: "2.5" },
			},
		},
	},
});

/** A drawing in the site's language: a list that reads in print, in forced colours and aloud as what it is. */
export function Diagram({ part: { drawing, ends, items, caption } }: { part: PartOf<"diagram"> }) {
	return (
		<Root className="dark" drawing={drawing}>
			{ends && (
				<div data-part="ends">
					{ends.map((end) => (
						<span key={end}>{end}</span>
					))}
				</div>
			)}
			{drawing === "layers" ? (
				<Layers items={items} />
			) : (
				<ol style={{ "--stages": items.length - 1 } as CSSProperties}>
					{items.map(({ title, text }, index) => (
						<li key={title} style={{ "--at": `${((index + 0.5) / items.length) * 100}%` } as CSSProperties}>
							<div data-part="way" aria-hidden>
								<span />
							</div>
							<p data-part="title">{title}</p>
							<p data-part="text">{text}</p>
						</li>
					))}
				</ol>
			)}
			<figcaption>{caption}</figcaption>
		</Root>
	);
}

function Layers({ items: [outer, ...inner] }: Pick<PartOf<"diagram">, "items">) {
	return (
		outer && (
			<ul>
				<li>
					<p data-part="title">{outer.title}</p>
					<p data-part="text">{outer.text}</p>
					<Layers items={inner} />
				</li>
			</ul>
		)
	);
}
