import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TermListProps {
	/** Short facts stand closer than groups of tags and need less room for two columns. */
	kind: "facts" | "groups";
	entries: readonly { term: string; description: ReactNode }[];
}

/** Terms and what belongs to each, as a table of two columns where there is room for them. */
export function TermList({ kind, entries }: TermListProps) {
	return (
		<chakra.dl borderBottomWidth="1px" borderColor="border">
			{entries.map(({ term, description }) => (
				<Row key={term} kind={kind}>
					<dt>{term}</dt>
					<dd>{description}</dd>
				</Row>
			))}
		</chakra.dl>
	);
}

const ONE_COLUMN = "minmax(0, 1fr)";
const TWO_COLUMNS = "{sizes.term} minmax(0, 1fr)";

const Row = chakra("div", {
	base: {
		display: "grid",
		columnGap: "6",
		alignItems: "baseline",
		borderTopWidth: "1px",
		borderColor: "border",
	},
	variants: {
		kind: {
			facts: {
				gridTemplateColumns: { base: ONE_COLUMN, sm: TWO_COLUMNS, _print: TWO_COLUMNS },
				rowGap: "1",
				py: "3.5",
				"& dt": { color: "fg.muted" },
			},
			groups: {
				gridTemplateColumns: { base: ONE_COLUMN, md: TWO_COLUMNS, _print: TWO_COLUMNS },
				rowGap: "2",
				py: "4",
				"& dt": { fontWeight: "medium" },
			},
		},
	},
});
