/** Sentences or clauses, each behind a stop of the line. */
export function PointList({ items }: { items: readonly string[] }) {
	return (
		<ul className="points">
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
