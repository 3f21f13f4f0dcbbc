import { ButtonLink } from "../components/links.tsx";
import { useShell } from "../document/shell.tsx";
import { useSiteLanguage } from "../document/site-language.ts";
import { pathIn } from "../pages/language.ts";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("div", {
	base: {
		px: "edge",
		py: { base: "16", md: "28" },
		"& p": { textStyle: "lead", color: "fg.muted", mt: "4", mb: "8", maxW: "measure" },
	},
});

/** Replaces a page that failed to render. The link reloads the document, in case a deploy has replaced its chunks. */
export function ErrorMessage() {
	const { words } = useShell();
	const home = pathIn("/", useSiteLanguage());
	return (
		<Root>
			<h1>{words.failed.title}</h1>
			<p>{words.failed.text}</p>
			<ButtonLink to={home} reloadDocument>
				{words.home}
			</ButtonLink>
		</Root>
	);
}
