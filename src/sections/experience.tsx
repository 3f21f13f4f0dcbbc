import { Box, chakra, Flex } from "@chakra-ui/react";
import { Icon } from "../components/icon.tsx";
import type { Home } from "../content/home.ts";
import { type CertificationCardContent, CertificationCards } from "./certification-cards.tsx";
import { type ProjectCardContent, ProjectCards } from "./project-cards.tsx";
import { PartHeading, Section } from "./section.tsx";

interface ExperienceProps {
	experience: Home["experience"];
	projects: readonly ProjectCardContent[];
	certifications: readonly CertificationCardContent[];
}

export function Experience({ experience, projects, certifications }: ExperienceProps) {
	return (
		<Section id="experience" title={experience.title} lead={experience.lead}>
			<PartHeading>{experience.projectsTitle}</PartHeading>
			<ProjectCards cards={projects} />
			<PartHeading>{experience.certificationsTitle}</PartHeading>
			<CertificationCards cards={certifications} />
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
