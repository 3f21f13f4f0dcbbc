import { Box, chakra, Flex } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { Availability } from "../components/availability.tsx";
import { ExternalButtonLink, SectionButtonLink } from "../components/button.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { Badge, TextLink } from "../components/links.ts";
import { Station } from "../components/station.tsx";
import type { Home } from "../content/home.ts";
import type { Owner } from "../content/owner.ts";
import type { PartOf } from "../content/page-parts.ts";
import type { SitePath } from "../content/types.ts";
import { useShell } from "../document/shell.ts";
import { NetworkMap } from "./network-map.tsx";

interface HeroProps {
	hero: Home["hero"] & { glance?: PartOf<"points">; figures?: PartOf<"figures"> };
	owner: Pick<Owner, "jobTitle" | "cvUrl">;
	clients: readonly { client: string; href: SitePath }[];
}

export function Hero({ hero, owner, clients }: HeroProps) {
	const { words } = useShell();
	return (
		<chakra.section
			id="home"
			aria-labelledby="home-title"
			tabIndex={-1}
			outline="none"
			maxW="page"
			mx="auto"
			px="gutter"
			pt={{ base: "10", md: "12" }}
			pb={{ base: "12", md: "20" }}
		>
			<div className="hero">
				<div className="hero-text">
					<chakra.p textStyle="label" fontSize="sm" color="accent.fg" mb="5">
						{owner.jobTitle}
					</chakra.p>
					<chakra.h1 id="home-title" textStyle="display" maxW="9.25em">
						{hero.title}
					</chakra.h1>
					<chakra.p textStyle="lead" color="fg.muted" maxW="measure" mt="6">
						{hero.lead}
					</chakra.p>
					<Flex gap="3" wrap="wrap" mt="8" align="center">
						<SectionButtonLink section="contact">{hero.startButton}</SectionButtonLink>
						<ExternalButtonLink variant="outline" href={owner.cvUrl}>
							<span lang="en">{hero.cvButton}</span>
							<Download aria-hidden />
							<chakra.span srOnly>{words.newTab}</chakra.span>
						</ExternalButtonLink>
					</Flex>
					{clients.length > 0 && <Clients title={hero.clientsTitle} clients={clients} />}
					<Box mt="6">
						<Availability />
					</Box>
					<chakra.ul display="flex" flexWrap="wrap" gap="2" mt="3" aria-label={hero.glance?.title}>
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
					</chakra.ul>
				</div>
				<div className="hero-figures">
					{hero.figures && (
						<FigureList figures={hero.figures.figures} label={hero.figures.title} place="drawing" />
					)}
				</div>
				<div className="hero-map">
					<NetworkMap map={hero.drawing} />
				</div>
			</div>
		</chakra.section>
	);
}

function Clients({ title, clients }: { title: string; clients: HeroProps["clients"] }) {
	return (
		<Box mt="7">
			<chakra.p id="clients" textStyle="label" color="fg.subtle" mb="1">
				{title}
			</chakra.p>
			<chakra.ul aria-labelledby="clients" display="flex" flexWrap="wrap" columnGap="6">
				{clients.map(({ client, href }) => (
					<li key={href}>
						<TextLink
							to={href}
							quiet
							station
							prefetch="intent"
							textDecorationLine="underline"
							textDecorationColor="border.emphasized"
							minHeight="8"
						>
							<Station size="sm" />
							{client}
						</TextLink>
					</li>
				))}
			</chakra.ul>
		</Box>
	);
}
