import { MapPin } from "lucide-react";
import type { PartOf } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";
import { CertificationCards, ProjectCards } from "./cards.tsx";
import { Section } from "./section.tsx";

const Location = createBlock("div", {
	base: {
		display: "flex",
		mt: { base: "8", md: "16" },
		gap: "4",
		borderTopWidth: "1px",
		pt: "6",
		"& [data-part=icon]": { boxSize: "8", flexShrink: 0, color: "accent.fg" },
		"& p": { textStyle: "small", color: "fg.muted", maxW: "measure", mt: "1" },
	},
});

interface ExperienceProps {
	experience: PartOf<"text">;
	location?: PartOf<"text">;
	projects?: PartOf<"projects">;
	certifications?: PartOf<"certifications">;
}

export function Experience({ experience, location, projects, certifications }: ExperienceProps) {
	return (
		<Section id="experience" title={experience.title} lead={experience.lead}>
			{projects && (
				<>
					<h3 data-part="heading">{projects.title}</h3>
					<ProjectCards cards={projects.entries} />
				</>
			)}
			{certifications && (
				<>
					<h3 data-part="heading">{certifications.title}</h3>
					<CertificationCards cards={certifications.entries} />
				</>
			)}
			{location && (
				<Location>
					<MapPin data-part="icon" strokeWidth={1.75} />
					<div>
						<h3>{location.title}</h3>
						<p>{location.paragraphs}</p>
					</div>
				</Location>
			)}
		</Section>
	);
}
