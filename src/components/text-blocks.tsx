import type { TextBlock } from "../content/types.ts";

interface TextBlocksProps {
	blocks: readonly TextBlock[];
	/** Where the order matters, the entries are numbered. */
	ordered?: boolean;
}

/** Headings with a few sentences each, below one another. */
export function TextBlocks({ blocks, ordered = false }: TextBlocksProps) {
	const List = ordered ? "ol" : "ul";
	return (
		<List className="text-blocks">
			{blocks.map(({ title, text }, index) => (
				<li key={title}>
					{ordered && <span aria-hidden>{index + 1}</span>}
					<div>
						<h3>{title}</h3>
						<p>{text}</p>
					</div>
				</li>
			))}
		</List>
	);
}
