/** A German page in one or two English sentences. */
export function EnglishSummary({ children }: { children: string }) {
	return (
		<aside className="summary-en" lang="en" aria-label="English summary">
			<p>In English</p>
			<p>{children}</p>
		</aside>
	);
}
