import { AvailabilityBadge } from "../components/badge.tsx";
import { TextLink } from "../components/links.tsx";
import { useShell } from "../document/shell.tsx";
import { useInBrowser } from "../document/use-in-browser.ts";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("footer", {
	base: {
		borderTopWidth: "1px",
		mt: "auto",
		"& > [data-part=row]": {
			layerStyle: "row",
			justifyContent: "space-between",
			gap: "4",
			maxW: "page",
			mx: "auto",
			pt: "8",
			// On a phone the chat button covers the end of the page.
			pb: { base: "24", md: "8" },
			pl: "gutter",
			pr: { base: "gutter", md: "24", xl: "gutter" },
			_print: { py: "2", gap: "2" },
		},
		"& [data-part=links]": {
			layerStyle: "row",
			gap: "5",
			textStyle: "small",
			color: "fg.muted",
			_print: { gap: "3", "& > :is(a[href^='/'], [data-part=cv])": { display: "none" } },
		},
	},
});

export function SiteFooter() {
	const { words, owner, profile, footer } = useShell();
	const year = useInBrowser(() => new Date().getFullYear(), import.meta.env.BUILD_YEAR);
	return (
		<Root>
			<div data-part="row">
				<AvailabilityBadge />
				<div data-part="links">
					{owner.profiles.map(({ label, url }) => (
						<TextLink key={url} variant="plain" to={url} rel="noopener me">
							{label}
						</TextLink>
					))}
					{owner.cvUrl && (
						<TextLink variant="plain" to={owner.cvUrl} data-part="cv">
							{words.cv}
						</TextLink>
					)}
					<TextLink variant="plain" to={profile.href}>
						{profile.label}
					</TextLink>
					<TextLink variant="plain" to={`mailto:${owner.email}`}>
						{owner.email}
					</TextLink>
					{/* One loads the code of other kinds of pages ahead, before a deploy can remove it. */}
					{footer.map(({ href, language, label }, index) => (
						<TextLink
							key={href}
							variant="plain"
							to={href}
							hrefLang={language}
							prefetch={index === footer.length - 1 ? "render" : "intent"}
						>
							{label}
						</TextLink>
					))}
					<span>
						© {year} {owner.name}
					</span>
				</div>
			</div>
		</Root>
	);
}
