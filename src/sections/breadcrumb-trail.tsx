import { TextLink } from "../components/links.ts";
import type { Breadcrumb } from "../content/pages.ts";
import { useShell } from "../document/shell.ts";

/** The way from the home page to this one, as stops of a line: the last is where the reader is. */
export function BreadcrumbTrail({ trail }: { trail: readonly Breadcrumb[] }) {
	const { words } = useShell();
	return (
		<nav className="trail" aria-label={words.breadcrumbs}>
			<ol>
				{trail.map(({ title, href }, index) => {
					const isHere = index === trail.length - 1;
					return (
						// The title stands in full right below; beside the way to it a narrow page has no room for it.
						<li key={href} className={isHere && index > 1 ? "here-below" : undefined}>
							{isHere ? (
								<span aria-current="page">{title}</span>
							) : (
								<TextLink to={href} quiet display="inline-flex" alignItems="center" minHeight="10">
									{title}
								</TextLink>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
