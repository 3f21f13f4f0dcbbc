interface TagListProps {
	items: readonly string[];
	/** Names the list for screen readers. */
	label: string;
}

export function TagList({ items, label }: TagListProps) {
	return (
		<ul className="tags" aria-label={label}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
