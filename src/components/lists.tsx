import type { ReactNode } from "react";
import type { NamedList } from "../content/types.ts";
import type { PartOf } from "../pages/parts.ts";
import { type BlockRecipe, createBlock } from "../theme/create-block.ts";
import { dotted, tags } from "../theme/recipes/lists.ts";
import { Icon } from "./icon.tsx";
import { TextLink } from "./links.tsx";

const Points = createBlock("ul", {
	base: {
		...dotted("3", "3.5", { boxSize: "2", bg: "accent.line", mt: "0.55em" }),
		maxW: "measure",
		_print: { gap: "1" },
	},
});

export const Items = ({ items }: { items: readonly string[] }) =>
	items.map((item) => <li key={item}>{item}</li>);

export const PointList = ({ items }: { items: readonly string[] }) => (
	<Points>
		<Items items={items} />
	</Points>
);

/** Names of technologies, styled by the block's recipe; `label` is the list's accessible name. */
export const TagList = ({ items, label }: { items: readonly string[]; label: string }) => (
	<ul data-part="tags" aria-label={label}>
		<Items items={items} />
	</ul>
);

const blocksRecipe = {
	base: {
		display: "grid",
		gap: { base: "6", _print: "{spacing.3} {spacing.8}" },
		gridTemplateColumns: { _print: "1fr 1fr" },
		"& > li[id]": { scrollMarginTop: "6" },
		"&:is(ol) > li": {
			display: "grid",
			gridTemplateColumns: "{sizes.6} 1fr",
			columnGap: "3",
			counterIncrement: "step",
			_before: {
				content: "counter(step)",
				textStyle: "label",
				fontSize: "md",
				color: "accent.fg",
				pt: "0.5",
			},
		},
		"& h3": { display: "flex", gap: "3", alignItems: "center" },
		"& h3 + ul": { mt: "3" },
		"& [data-part=icon]": { boxSize: "6", flexShrink: 0, color: "accent.fg" },
		"& p": { color: "fg.muted", maxW: "measure", mt: "1" },
		"& [data-part=note]": { textStyle: "small" },
	},
} satisfies BlockRecipe;
const Blocks = createBlock("ul", blocksRecipe);
const NumberedBlocks = createBlock("ol", blocksRecipe);

export function TextBlocks({ blocks, isOrdered }: Pick<PartOf<"blocks">, "blocks" | "isOrdered">) {
	const Root = isOrdered ? NumberedBlocks : Blocks;
	return (
		<Root>
			{blocks.map(({ id, title, note, text, link }) => (
				<li key={title} id={id} tabIndex={id ? -1 : undefined}>
					<div>
						<h3>{title}</h3>
						{note && <p data-part="note">{note}</p>}
						<p>{text}</p>
						{link && (
							<p data-part="note">
								<TextLink to={link.href}>{link.title}</TextLink>
							</p>
						)}
					</div>
				</li>
			))}
		</Root>
	);
}

const Details = createBlock("dl", {
	base: {
		borderBottomWidth: "1px",
		"& > div": {
			display: "grid",
			gridTemplateColumns: { sm: "{sizes.term} 1fr", _print: "{sizes.term} 1fr" },
			columnGap: "6",
			rowGap: "1",
			alignItems: "baseline",
			borderTopWidth: "1px",
			py: { base: "3.5", _print: "1.5" },
		},
		"& dt": { color: "fg.muted" },
		"& [data-part=tags]": tags,
	},
});

export function DetailList({ details }: { details: readonly { label: string; value: ReactNode }[] }) {
	return (
		<Details>
			{details.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</Details>
	);
}

export function TaskGroups({ groups }: { groups: readonly (NamedList & { icon: string })[] }) {
	return (
		<Blocks>
			{groups.map(({ title, icon, items }) => (
				<li key={title}>
					<h3>
						<Icon name={icon} />
						{title}
					</h3>
					<PointList items={items} />
				</li>
			))}
		</Blocks>
	);
}
