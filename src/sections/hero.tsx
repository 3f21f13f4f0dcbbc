import { Flex } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { AvailabilityBadge, Badge } from "../components/badge.tsx";
import { ExternalButtonLink, SectionButtonLink } from "../components/button.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { Station } from "../components/line.tsx";
import { TextLink } from "../components/links.tsx";
import type { Home } from "../content/home.ts";
import type { Owner } from "../content/owner.ts";
import type { SitePath } from "../content/types.ts";
import type { PartOf } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";
import { NetworkMap } from "./network-map.tsx";

const Root = createBlock("section", {
	base: {
		outline: "none",
		px: "edge",
		pt: { base: "10", md: "12" },
		pb: { base: "12", md: "20" },
		display: "grid",
		/** In one column, the drawing comes last. */
		gridTemplateAreas: {
			base: '"text" "figures" "map"',
			md: '"text text" "map figures"',
			lg: '"text map" "text figures"',
			_print: '"text map" "figures figures"',
		},
		gridTemplateColumns: {
			md: "{sizes.drawing} 1fr",
			lg: "1.35fr 1fr",
			_print: "1.35fr 1fr",
		},
		columnGap: "14",
		rowGap: { base: "10", lg: "8" },
		alignItems: "center",
		"& > [data-part=text]": { gridArea: "text" },
		"& > [data-part=figures]": { gridArea: "figures", alignSelf: { lg: "start" } },
		"& > [data-part=map]": {
			gridArea: "map",
			width: "full",
			maxW: { base: "drawing", lg: "none" },
			alignSelf: { lg: "end" },
		},
		"& [data-part=job]": { textStyle: "label", fontSize: "sm", color: "accent.fg", mb: "5" },
		"& h1": { textStyle: "display", maxW: "9.25em" },
		"& [data-part=lead]": { textStyle: "lead", color: "fg.muted", maxW: "measure", mt: "6" },
		"& [data-part=clients-title]": { textStyle: "label", color: "fg.subtle", mt: "7", mb: "1" },
		"& [data-part=clients]": { display: "flex", flexWrap: "wrap", columnGap: "6", mb: "6" },
		"& [data-part=clients] a": {
			minHeight: "8",
			textDecorationLine: "underline",
			textDecorationColor: "border.emphasized",
		},
		"& [data-part=badges]": { display: "flex", flexWrap: "wrap", gap: "2", mt: "3" },
	},
});

interface HeroProps {
	hero: Home["hero"] & { glance?: PartOf<"points">; figures?: PartOf<"figures"> };
	owner: Pick<Owner, "jobTitle" | "cvUrl">;
	clients: readonly { client: string; href: SitePath }[];
}

export function Hero({ hero, owner, clients }: HeroProps) {
	return (
		<Root id="home" aria-labelledby="home-title" tabIndex={-1}>
			<div data-part="text">
				<p data-part="job">{owner.jobTitle}</p>
				<h1 id="home-title">{hero.title}</h1>
				<p data-part="lead">{hero.lead}</p>
				<Flex gap="3" wrap="wrap" mt="8" align="center">
					<SectionButtonLink section="contact">{hero.startButton}</SectionButtonLink>
					<ExternalButtonLink variant="outline" href={owner.cvUrl}>
						<span lang="en">{hero.cvButton}</span>
						<Download aria-hidden />
					</ExternalButtonLink>
				</Flex>
				{clients.length > 0 && (
					<>
						<p data-part="clients-title" id="clients">
							{hero.clientsTitle}
						</p>
						<ul data-part="clients" aria-labelledby="clients">
							{clients.map(({ client, href }) => (
								<li key={href}>
									<TextLink to={href} quiet station="sm" prefetch="intent">
										<Station />
										{client}
									</TextLink>
								</li>
							))}
						</ul>
					</>
				)}
				<AvailabilityBadge />
				<ul data-part="badges" aria-label={hero.glance?.title}>
					{hero.badges.map((badge) => (
						<li key={badge}>
							<Badge tone="outline" lang="en">
								{badge}
							</Badge>
						</li>
					))}
					<li>
						<Badge tone="accent">{hero.sinceBadge}</Badge>
					</li>
				</ul>
			</div>
			<div data-part="figures">
				{hero.figures && (
					<FigureList figures={hero.figures.figures} label={hero.figures.title} place="drawing" />
				)}
			</div>
			<div data-part="map">
				<NetworkMap map={hero.drawing} />
			</div>
		</Root>
	);
}
