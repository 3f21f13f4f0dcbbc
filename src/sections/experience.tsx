import { Box, chakra, Flex } from "@chakra-ui/react";
import { Icon } from "../components/icon.tsx";
import type { Home } from "../content/home.ts";
import type { PartOf } from "../content/page-parts.ts";
import { CertificationCards, ProjectCards } from "./cards.tsx";
import { PartHeading, Section } from "./section.tsx";

interface ExperienceProps {
	experience: Home["experience"];
	projects?: PartOf<"projects">;
	certifications?: PartOf<"certifications">;
}

export function Experience({ experience, projects, certifications }: ExperienceProps) {
	return (
		<Section id="experience" title={experience.title} lead={experience.lead}>
			{projects && (
				<>
					<PartHeading>{projects.title}</PartHeading>
					<ProjectCards cards={projects.entries} />
				</>
			)}
			{certifications && (
				<>
					<PartHeading>{certifications.title}</PartHeading>
					<CertificationCards cards={certifications.entries} />
				</>
			)}
			<Flex
				mt={{ base: "12", md: "16" }}
				gap="5"
				borderTopWidth="1px"
				pt="6"
				css={{ "& [data-part=icon]": { boxSize: "8", flexShrink: 0, color: "accent.fg" } }}
			>
				<Icon name="map-pin" />
				<Box maxW="measure">
					<chakra.h3 textStyle="cardTitle">{experience.location.title}</chakra.h3>
					<chakra.p color="fg.muted" mt="1">
						{experience.location.text}
					</chakra.p>
				</Box>
			</Flex>
		</Section>
	);
}
