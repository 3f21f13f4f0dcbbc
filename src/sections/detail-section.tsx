import { Box, chakra, Grid } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Station } from "../components/station.tsx";

interface DetailSectionProps {
	title: string;
	/** Fragment of the section, where links lead to it. */
	id?: string;
	/** A note above the title. */
	kicker?: string;
	children: ReactNode;
}

/** A part of a detail page: its title at the side, its text in a column of readable width. */
export function DetailSection({ title, id, kicker, children }: DetailSectionProps) {
	const titleId = useId();
	return (
		<chakra.section
			id={id}
			aria-labelledby={titleId}
			maxW="page"
			mx="auto"
			px="gutter"
			_first={{ pt: { base: "10", md: "16" } }}
			pb={{ base: "12", md: "16" }}
		>
			<Grid
				templateColumns={{ base: "minmax(0, 1fr)", lg: "16rem minmax(0, 1fr)" }}
				columnGap="12"
				rowGap="5"
				alignItems="start"
			>
				<chakra.header display="flex" gap="3" position={{ lg: "sticky" }} top={{ lg: "6.5rem" }}>
					<Box lineHeight="0" fontSize="md" pt="0.4em" _print={{ display: "none" }}>
						<Station />
					</Box>
					<div>
						{kicker && (
							<chakra.p textStyle="label" color="accent.fg" mb="2">
								{kicker}
							</chakra.p>
						)}
						<chakra.h2 id={titleId} textStyle="cardTitle" fontSize="xl" hyphens="auto">
							{title}
						</chakra.h2>
					</div>
				</chakra.header>
				<Box minW="0" maxW="46rem">
					{children}
				</Box>
			</Grid>
		</chakra.section>
	);
}
