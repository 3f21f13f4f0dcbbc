import { Box, chakra } from "@chakra-ui/react";
import { PlainButtonLink } from "../components/button.tsx";

/** Stands in for a page that could not be shown. The link loads the site anew, in case its files changed. */
export function ErrorMessage() {
	return (
		<Box px="edge" py={{ base: "16", md: "28" }}>
			<chakra.h1 textStyle="pageTitle">Das hat nicht geklappt.</chakra.h1>
			<chakra.p textStyle="lead" color="fg.muted" mt="4" mb="8" maxW="measure">
				Die Seite ließ sich nicht laden. Vielleicht ist die Verbindung unterbrochen. Versuchen Sie es bitte
				noch einmal.
			</chakra.p>
			<PlainButtonLink href={import.meta.env.BASE_URL}>Zur Startseite</PlainButtonLink>
		</Box>
	);
}
