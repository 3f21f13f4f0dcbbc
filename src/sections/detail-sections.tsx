import { createRecipeContext, defineRecipe, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Station } from "../components/line.tsx";
import { tags } from "../theme/recipes/lists.ts";
import { rail, station } from "../theme/transit-map.ts";
import type { PageStop } from "./page-line.tsx";

const recipe = defineRecipe({
	base: {
		pt: { base: "10", md: "16" },
		"& > section": {
			position: "relative",
			display: "grid",
			gridTemplateColumns: { lg: "{sizes.aside} 1fr" },
			columnGap: "16",
			rowGap: "5",
			alignItems: "start",
			px: "edge",
			pb: { base: "12", md: "16" },
			scrollMarginTop: "8",
			outline: "none",
			// In print a block, because browsers don't break a short grid across pages.
			_print: { display: "block", "& > * + *": { mt: "4" } },
		},
		"& > section > header": {
			display: "flex",
			gap: "3",
			alignItems: "flex-start",
			position: { lg: "sticky" },
			top: { lg: "besideText" },
		},
		"& > [data-wide]": { gridTemplateColumns: "1fr", rowGap: "8" },
		"& > [data-wide] > header": { position: "relative", top: "auto" },
		"& > section > [data-part=rail]": {
			...rail,
			display: { base: "none", lg: "block" },
			left: "calc({spacing.edge} + {spacing.2.25})",
			top: "4",
			bottom: "-4",
		},
		"& > section:last-child > [data-part=rail]": { display: "none" },
		"& > section > header > [data-part=station]": {
			...station,
			// Centres it on the capitals of the title's first line.
			mt: "calc({fontSizes.xl} * 0.66 - {sizes.station.md} / 2)",
			_print: { display: "none" },
		},
		"& > section > header > h2": { textStyle: "cardTitle", fontSize: "xl", hyphens: "auto" },
		"& > [data-wide] > [data-part=content]": { ps: { lg: "8" } },
		"& [data-part=content] > [data-part=tags]": tags,
	},
});

const Root = createRecipeContext({ recipe }).withContext<HTMLDivElement, HTMLChakraProps<"div">>("div");

/** A part of a detail page, rendered. */
interface DetailSection extends PageStop {
	content: ReactNode;
	/** If it differs from the page's. */
	language?: string;
	/** Full width, below the title. */
	isWide?: boolean;
}

/** The parts of a detail page as stops on a line, with the title beside the text. */
export function DetailSections({ parts }: { parts: readonly DetailSection[] }) {
	return (
		<Root>
			{parts.map(({ id, title, language, content, isWide }) => (
				<section
					key={id}
					id={id}
					aria-labelledby={`${id}-title`}
					lang={language}
					tabIndex={-1}
					data-wide={isWide ? "" : undefined}
				>
					<div data-part="rail" aria-hidden />
					<header>
						<Station />
						<h2 id={`${id}-title`}>{title}</h2>
					</header>
					<div data-part="content">{content}</div>
				</section>
			))}
		</Root>
	);
}
