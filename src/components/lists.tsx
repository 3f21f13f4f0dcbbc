import { createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { IconKey, NamedList } from "../content/types.ts";
import type { Block } from "../pages/parts.ts";
import { Icon } from "./icon.tsx";
import { TextLink } from "./links.tsx";

const Points = createRecipeContext({ key: "points" }).withContext<HTMLUListElement, HTMLChakraProps<"ul">>(
	"ul",
);
const Blocks = createRecipeContext({ key: "textBlocks" }).withContext<HTMLElement, HTMLChakraProps<"ul">>(
	"ul",
);
const Groups = createRecipeContext({ key: "taskGroups" }).withContext<HTMLDivElement, HTMLChakraProps<"div">>(
	"div",
);
const Details = createRecipeContext({ key: "details" }).withContext<
	HTMLDListElement,
	HTMLChakraProps<"dl", { kind?: "groups" }>
>("dl");

/** Sentences or clauses as a dotted list. */
export function PointList({ items }: { items: readonly string[] }) {
	return (
		<Points>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</Points>
	);
}

interface TagListProps {
	items: readonly string[];
	/** Accessible name of the list. */
	label: string;
}

/** Names of technologies, styled by the block's recipe. */
export function TagList({ items, label }: TagListProps) {
	return (
		<ul data-part="tags" aria-label={label}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}

interface TextBlocksProps {
	blocks: readonly Block[];
	/** Numbers the entries. */
	isOrdered?: boolean;
}

/** Headings with a few sentences each. */
export function TextBlocks({ blocks, isOrdered = false }: TextBlocksProps) {
	return (
		<Blocks as={isOrdered ? "ol" : "ul"}>
			{blocks.map(({ id, title, note, text, link }, index) => (
				<li key={title} id={id} tabIndex={id ? -1 : undefined}>
					{isOrdered && (
						<span data-part="number" aria-hidden>
							{index + 1}
						</span>
					)}
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
		</Blocks>
	);
}

interface DetailListProps {
	details: readonly { label: string; value: ReactNode }[];
	/** Groups of tags are spaced wider. */
	kind?: "groups";
}

/** Labelled values, in two columns if there is room. */
export function DetailList({ details, kind }: DetailListProps) {
	return (
		<Details kind={kind}>
			{details.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</Details>
	);
}

/** Named groups of tags, as a table. */
export function NamedTagLists({ lists }: { lists: readonly NamedList[] }) {
	return (
		<DetailList
			kind="groups"
			details={lists.map(({ title, items }) => ({
				label: title,
				value: <TagList items={items} label={title} />,
			}))}
		/>
	);
}

/** Points in groups, each with an icon and a name. */
export function TaskGroups({ groups }: { groups: readonly (NamedList & { icon: IconKey })[] }) {
	return (
		<Groups>
			{groups.map(({ title, icon, items }) => (
				<div key={title}>
					<h3>
						<Icon name={icon} />
						{title}
					</h3>
					<PointList items={items} />
				</div>
			))}
		</Groups>
	);
}
