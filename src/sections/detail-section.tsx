import { Box, chakra, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Rail } from "../components/rail.tsx";
import { Station } from "../components/station.tsx";
import type { PageStop } from "./page-line.tsx";

/** A part of a detail page with what stands in it. */
export interface PagePart extends PageStop {
	content: ReactNode;
	/** Takes the width of the page, below its title. */
	isWide?: boolean;
}

/** The parts of a detail page as stops of a line, one below the other. */
export function DetailSections({ parts }: { parts: readonly PagePart[] }) {
	return (
		<Box pt={{ base: "10", md: "16" }}>
			{parts.map(({ id, title, content, isWide = false }) => (
				<DetailSection key={id} id={id} title={title} isWide={isWide}>
					{content}
				</DetailSection>
			))}
		</Box>
	);
}

/** Brings the middle of a station to that of the capitals in the first line of a title in `xl`. */
const BESIDE_CAPITALS = "calc({fontSizes.xl} * 0.66 - {sizes.station.md} / 2)";

interface DetailSectionProps extends Pick<PagePart, "id" | "title" | "isWide"> {
	children: ReactNode;
}

/** A part of a detail page: its title at the side, its text in a column of readable width. */
function DetailSection({ id, title, isWide, children }: DetailSectionProps) {
	const titleId = `${id}-title`;
	return (
		<chakra.section
			id={id}
			aria-labelledby={titleId}
			tabIndex={-1}
			outline="none"
			maxW="page"
			mx="auto"
			px="gutter"
			pb={{ base: "12", md: "16" }}
			scrollMarginTop="8"
			_last={{ "& .rail": { display: "none" } }}
		>
			<Grid
				position="relative"
				templateColumns={{ base: "minmax(0, 1fr)", lg: isWide ? undefined : "{sizes.aside} minmax(0, 1fr)" }}
				columnGap="16"
				rowGap={isWide ? "8" : "5"}
				alignItems="start"
				// Browsers break a block over pages where they keep a short grid whole.
				_print={{ display: "block", "& > * + *": { mt: "4" } }}
			>
				<Rail display={{ base: "none", lg: "block" }} left="2.25" top="4" bottom="-20" />
				<chakra.header
					display="flex"
					gap="3"
					position={isWide ? "relative" : { lg: "sticky" }}
					top={isWide ? undefined : { lg: "besideText" }}
				>
					<Box lineHeight="0" fontSize="md" pt={BESIDE_CAPITALS} _print={{ display: "none" }}>
						<Station />
					</Box>
					<chakra.h2 id={titleId} textStyle="cardTitle" fontSize="xl" hyphens="auto">
						{title}
					</chakra.h2>
				</chakra.header>
				<Box minW="0" ps={{ lg: isWide ? "8" : undefined }}>
					{children}
				</Box>
			</Grid>
		</chakra.section>
	);
}
