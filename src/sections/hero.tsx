import { Badge, Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { AvailabilityBadge } from "../components/badge.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { Station } from "../components/line.tsx";
import { AnyLink, TextLink } from "../components/links.tsx";
import { SectionLink } from "../components/section-link.tsx";
import type { Home } from "../content/home.ts";
import type { Owner } from "../content/owner.ts";
import type { Language, SitePath } from "../content/types.ts";
import { useShell } from "../document/shell.tsx";
import type { PartOf } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";
import { afterStation } from "../theme/transit-map.ts";
import { HeroDrawing } from "./hero-drawing.tsx";

const Root = createBlock("section", {
	base: {
		px: "edge",
		pt: { base: "6", md: "12" },
		pb: { base: "6", md: "20" },
		display: "grid",
		gridTemplateAreas: {
			base: '"text" "more" "map" "figures"',
			md: '"text text" "map figures" "map more"',
			lg: '"text map" "more figures"',
			_print: '"text map" "more figures"',
		},
		gridTemplateColumns: { md: "{sizes.drawing} 1fr", lg: "1.35fr 1fr", _print: "1.35fr 1fr" },
		columnGap: "14",
		rowGap: { base: "6", md: "8" },
		alignItems: { md: "start", lg: "center" },
		"& > [data-part=text]": { gridArea: "text" },
		"& > ul": { gridArea: "figures", alignSelf: "start" },
		"& > [data-part=more]": { gridArea: "more", alignSelf: "start" },
		"& > [data-part=map]": {
			gridArea: "map",
			width: "full",
			maxW: { base: "drawing", lg: "none" },
			alignSelf: { lg: "end" },
		},
		"& [data-part=head]": { layerStyle: "row", columnGap: "4", rowGap: "2", mb: "5" },
		"& [data-part=job]": { textStyle: "label", fontSize: "sm", color: "accent.fg" },
		"& h1": {
			textStyle: "display",
			maxW: "9.25em",
			// With wider letter spacing, the longest word overflows the column instead of wrapping before its comma.
			minW: { lg: "min-content" },
			overflowWrap: { lg: "break-word" },
			hyphens: "auto",
			hyphenateLimitChars: "13 4 3",
		},
		"& [data-part=lead]": {
			textStyle: "lead",
			color: "fg.muted",
			maxW: "measure",
			mt: { base: "4", md: "6" },
		},
		"& [data-part=actions]": { layerStyle: "row", gap: "3", mt: { base: "6", md: "8" } },
		"& [data-part=clients-title]": { textStyle: "label", color: "fg.subtle", mb: "1" },
		"& [data-part=clients]": { display: "flex", flexWrap: "wrap", columnGap: "6", mb: "3" },
		"& [data-part=clients] a": {
			...afterStation("sm"),
			minHeight: "8",
			textDecorationLine: "underline",
			textDecorationColor: "border.emphasized",
		},
		"& [data-part=badges]": { display: "flex", flexWrap: "wrap", gap: "2" },
	},
});

interface HeroProps {
	hero: Home["hero"] & { cvLanguage: Language; glance?: PartOf<"points">; figures?: PartOf<"figures"> };
	owner: Pick<Owner, "jobTitle" | "cvUrl">;
	clients: readonly { client: string; href: SitePath }[];
}

export function Hero({ hero, owner, clients }: HeroProps) {
	const { profile } = useShell();
	return (
		<Root id="home" aria-labelledby="home-title" tabIndex={-1}>
			<div data-part="text">
				<div data-part="head">
					<p data-part="job">{owner.jobTitle}</p>
					<AvailabilityBadge />
				</div>
				<h1 id="home-title">{hero.title}</h1>
				<p data-part="lead">{hero.lead}</p>
				<div data-part="actions">
					<Button asChild>
						<SectionLink section="contact">{hero.startButton}</SectionLink>
					</Button>
					<Button asChild variant="outline">
						<AnyLink to={owner.cvUrl ?? profile.href} lang={owner.cvUrl && hero.cvLanguage}>
							{owner.cvUrl ? hero.cvButton : profile.label}
							{owner.cvUrl && <Download />}
						</AnyLink>
					</Button>
				</div>
			</div>
			<div data-part="map">
				<HeroDrawing map={hero.drawing} />
			</div>
			{hero.figures && (
				<FigureList figures={hero.figures.figures} label={hero.figures.title} place="drawing" />
			)}
			<div data-part="more">
				{clients.length > 0 && (
					<>
						<p data-part="clients-title" id="clients">
							{hero.clientsTitle}
						</p>
						<ul data-part="clients" aria-labelledby="clients">
							{clients.map(({ client, href }) => (
								<li key={href}>
									<TextLink variant="plain" to={href} prefetch="intent">
										<Station />
										{client}
									</TextLink>
								</li>
							))}
						</ul>
					</>
				)}
				<ul data-part="badges" aria-label={hero.glance?.title}>
					{[...hero.badges, hero.sinceBadge].map((badge) => (
						<li key={badge}>
							<Badge variant="outline">{badge}</Badge>
						</li>
					))}
				</ul>
			</div>
		</Root>
	);
}
