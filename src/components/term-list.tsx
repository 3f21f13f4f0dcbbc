import type { ReactNode } from "react";

interface TermListProps {
	/** Short facts stand closer than groups of tags and need less room for two columns. */
	kind: "facts" | "groups";
	entries: readonly { term: string; description: ReactNode }[];
}

/** Terms and what belongs to each, as a table of two columns where there is room for them. */
export function TermList({ kind, entries }: TermListProps) {
	return (
		<dl className={`terms ${kind}`}>
			{entries.map(({ term, description }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{description}</dd>
				</div>
			))}
		</dl>
	);
}
