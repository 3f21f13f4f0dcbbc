import { Box, chakra } from "@chakra-ui/react";
import { useHref } from "react-router-dom";
import { PlainButtonLink } from "../components/button.tsx";
import { useShell } from "../document/shell.tsx";
import { useSiteLanguage } from "../document/site-language.ts";
import { pathIn } from "../pages/language.ts";

/** Replaces a page that failed to render. The link reloads the document, in case a deploy has replaced its chunks. */
export function ErrorMessage() {
	const { words } = useShell();
	const home = useHref(pathIn("/", useSiteLanguage()));
	return (
		<Box px="edge" py={{ base: "16", md: "28" }}>
			<chakra.h1 textStyle="pageTitle">{words.failed.title}</chakra.h1>
			<chakra.p textStyle="lead" color="fg.muted" mt="4" mb="8" maxW="measure">
				{words.failed.text}
			</chakra.p>
			<PlainButtonLink href={home}>{words.home}</PlainButtonLink>
		</Box>
	);
}
