import { Box, chakra } from "@chakra-ui/react";
import { useHref } from "react-router-dom";
import { PlainButtonLink } from "../components/button.tsx";
import { pathIn } from "../content/language.ts";
import { useShell } from "../document/shell.tsx";
import { useSiteLanguage } from "../document/site-language.ts";

/** Stands in for a page that could not be shown. The link loads the site anew, in case its files changed. */
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
