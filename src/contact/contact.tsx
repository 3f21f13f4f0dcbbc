import { Box, chakra, Flex, Grid } from "@chakra-ui/react";
import { ExternalTextLink, PlainTextLink } from "../components/links.tsx";
import { TermList } from "../components/lists.tsx";
import type { ContactWords } from "../content/contact.ts";
import type { Home } from "../content/home.ts";
import { type Owner, phoneHref } from "../content/owner.ts";
import type { PartOf } from "../content/page-parts.ts";
import { useShell } from "../document/shell.tsx";
import { Section } from "../sections/section.tsx";
import { ContactForm } from "./contact-form.tsx";

interface ContactProps {
	contact: Home["contact"];
	/** Left out where the owner says nothing about it. */
	collaboration?: PartOf<"terms">;
	words: ContactWords;
	owner: Pick<Owner, "name" | "email" | "phone" | "profile" | "cvUrl">;
}

export function Contact({ contact, collaboration, words, owner }: ContactProps) {
	const { words: shell } = useShell();
	return (
		<Section id="contact" title={contact.title} lead={contact.lead} isTerminus>
			<Grid templateColumns={{ lg: "1.7fr 1fr" }} gap={{ base: "10", lg: "16" }}>
				<ContactForm recipient={owner.email} ownerName={owner.name} note={contact.formNote} words={words} />
				<Box borderTopWidth="1px" pt="5" alignSelf="start">
					<chakra.h3 textStyle="cardTitle" mb="3">
						{contact.directTitle}
					</chakra.h3>
					<Flex direction="column" gap="3" alignItems="flex-start">
						<PlainTextLink href={`mailto:${owner.email}`}>{owner.email}</PlainTextLink>
						{owner.phone && <PlainTextLink href={phoneHref(owner.phone)}>{owner.phone}</PlainTextLink>}
						<ExternalTextLink href={owner.profile.url}>{owner.profile.label}</ExternalTextLink>
						<ExternalTextLink href={owner.cvUrl}>{shell.cv}</ExternalTextLink>
					</Flex>
					{collaboration && (
						<>
							<chakra.h3 textStyle="cardTitle" mt="8" mb="3">
								{collaboration.title}
							</chakra.h3>
							<TermList kind="facts" entries={collaboration.terms} />
						</>
					)}
				</Box>
			</Grid>
		</Section>
	);
}
