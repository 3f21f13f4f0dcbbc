import { TextLink } from "../components/links.tsx";
import { DetailList } from "../components/lists.tsx";
import type { ContactWords } from "../content/contact.ts";
import { useShell } from "../document/shell.tsx";
import type { PartOf } from "../pages/parts.ts";
import { Section } from "../sections/section.tsx";
import { createBlock } from "../theme/create-block.ts";
import { ContactForm } from "./contact-form.tsx";

const Root = createBlock("div", {
	base: {
		display: "grid",
		gridTemplateColumns: { lg: "1.7fr 1fr" },
		gap: { base: "10", lg: "16" },
		"& [data-part=aside]": { borderTopWidth: "1px", pt: "5", alignSelf: "start" },
		"& [data-part=aside] > h3": { mb: "3" },
		/** A station, as it were, of the person who answers. */
		"& img": {
			boxSize: "28",
			objectFit: "cover",
			borderRadius: "full",
			borderWidth: "0.28em",
			borderColor: "accent.line",
			mb: "5",
		},
		"& [data-part=addresses]": {
			display: "grid",
			gap: "3",
			justifyItems: "start",
			"& + h3": { mt: "8" },
			// Keeps the hidden note on new tabs within the page.
			"& > a": { position: "relative", overflow: "hidden" },
		},
		"& [data-part=aside] dl > div": { gridTemplateColumns: { lg: "{sizes.28} 1fr" } },
	},
});

interface ContactProps {
	/** Its lead and the form's note, and the owner's addresses. */
	contact: PartOf<"text">;
	directTitle: string;
	collaboration?: PartOf<"details">;
	words: ContactWords;
	/** File of a photo in `public/`. */
	portrait: string | undefined;
}

export function Contact({ contact, directTitle, collaboration, words, portrait }: ContactProps) {
	const { owner } = useShell();
	const [lead, note = ""] = contact.paragraphs;
	return (
		<Section id="contact" title={contact.title} lead={lead}>
			<Root>
				<ContactForm owner={owner} note={note} words={words} />
				<div data-part="aside">
					{portrait && (
						<img
							src={`${import.meta.env.BASE_URL}${portrait}`}
							alt={owner.name}
							width="112"
							height="112"
							loading="lazy"
						/>
					)}
					<h3>{directTitle}</h3>
					<div data-part="addresses">
						{contact.links?.map(({ label, href }) => (
							<TextLink key={href} to={href}>
								{label}
							</TextLink>
						))}
					</div>
					{collaboration && (
						<>
							<h3>{collaboration.title}</h3>
							<DetailList details={collaboration.details} />
						</>
					)}
				</div>
			</Root>
		</Section>
	);
}
