import { chakra } from "@chakra-ui/react";
import { TextLink } from "../components/surfaces.ts";
import type { Breadcrumb } from "../content/breadcrumbs.ts";
import { LARGE_LETTERS } from "../theme/recipes.ts";

/** The way from the home page to this one, as stops of a line: the last is where the reader is. */
export function BreadcrumbTrail({ trail }: { trail: readonly Breadcrumb[] }) {
	return (
		<chakra.nav aria-label="Brotkrumen" minW="0" _print={{ display: "none" }}>
			<chakra.ol
				display="flex"
				alignItems="center"
				textStyle="label"
				color="fg.muted"
				minW="0"
				css={{ [LARGE_LETTERS]: { flexWrap: "wrap", "& > li": { flexShrink: 1, _before: { width: "2" } } } }}
			>
				{trail.map(({ title, href }, index) => {
					const isHere = index === trail.length - 1;
					return (
						<chakra.li
							key={href}
							display="flex"
							alignItems="center"
							flexShrink={isHere ? 1 : 0}
							minW="0"
							// The title stands in full right below; beside the way to it a narrow page has no room for it.
							className={isHere && index > 1 ? "here-below" : undefined}
							_notFirst={{
								_before: {
									content: '""',
									flexShrink: 0,
									width: "5",
									height: "0.5",
									mx: "2",
									bg: "accent.line",
								},
							}}
						>
							{isHere ? (
								<chakra.span
									aria-current="page"
									color="fg.subtle"
									overflow="hidden"
									textOverflow="ellipsis"
									whiteSpace="nowrap"
								>
									{title}
								</chakra.span>
							) : (
								<TextLink to={href} quiet display="inline-flex" alignItems="center" minHeight="10">
									{title}
								</TextLink>
							)}
						</chakra.li>
					);
				})}
			</chakra.ol>
		</chakra.nav>
	);
}
