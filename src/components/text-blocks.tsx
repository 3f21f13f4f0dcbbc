import { chakra } from "@chakra-ui/react";
import type { TextBlock } from "../content/types.ts";

interface TextBlocksProps {
	blocks: readonly TextBlock[];
	/** Where the order matters, the entries are numbered. */
	ordered?: boolean;
}

/** Headings with a few sentences each, below one another. */
export function TextBlocks({ blocks, ordered = false }: TextBlocksProps) {
	const List = ordered ? chakra.ol : chakra.ul;
	return (
		<List display="flex" flexDirection="column" gap="6">
			{blocks.map(({ title, text }, index) => (
				<chakra.li
					key={title}
					display="grid"
					gridTemplateColumns={ordered ? "{sizes.6} minmax(0, 1fr)" : "minmax(0, 1fr)"}
					columnGap="3"
				>
					{ordered && (
						<chakra.span aria-hidden textStyle="label" fontSize="md" color="accent.fg" pt="0.5">
							{index + 1}
						</chakra.span>
					)}
					<div>
						<chakra.h3 textStyle="cardTitle">{title}</chakra.h3>
						<chakra.p color="fg.muted" maxW="measure" mt="1">
							{text}
						</chakra.p>
					</div>
				</chakra.li>
			))}
		</List>
	);
}
