import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Rail } from "../components/rail.tsx";
import { Station } from "../components/station.tsx";
import type { HomeSection } from "../content/navigation.ts";

interface SectionProps {
	id: HomeSection;
	title: string;
	lead?: string;
	/** The line starts here. */
	isStart?: boolean;
	/** The line ends here. */
	isTerminus?: boolean;
	children: ReactNode;
}

/** Where the line that runs down the home page stands, measured from the left edge of the content. */
const RAIL = { base: "0", lg: "10" };

/** A scroll section of the home page: a stop on the line, its heading, its content. */
export function Section({ id, title, lead, isStart = false, isTerminus = false, children }: SectionProps) {
	return (
		<chakra.section
			className="below"
			id={id}
			aria-labelledby={`${id}-title`}
			tabIndex={-1}
			outline="none"
			position="relative"
			maxW="page"
			mx="auto"
			px="gutter"
			py={{ base: "12", md: "20" }}
		>
			<Rail
				display={{ base: "none", lg: "block" }}
				top="0"
				bottom={isTerminus ? "auto" : "0"}
				height={isTerminus ? "24" : "auto"}
				width="1.5"
			/>
			{isStart && (
				<Box
					aria-hidden
					display={{ base: "none", lg: "block" }}
					position="absolute"
					top="0"
					width="7"
					height="1.5"
					bg="accent.line"
					translate="-50% 0"
					_print={{ display: "none" }}
				/>
			)}
			<Box paddingLeft={RAIL}>
				<chakra.header position="relative" mb={{ base: "8", md: "12" }}>
					<Box
						aria-hidden
						display={{ lg: "none" }}
						position="absolute"
						left="3.5"
						bottom="100%"
						width="1.5"
						height="12"
						bg="accent.line"
						translate="-50% 0"
						_print={{ display: "none" }}
					/>
					<Box
						position={{ lg: "absolute" }}
						left={{ lg: "-10" }}
						top={{ lg: "1.45em" }}
						translate={{ lg: "-50% -50%" }}
						mb={{ base: "3", lg: "0" }}
						lineHeight="0"
						fontSize="md"
						_print={{ display: "none" }}
					>
						<Station size="xl" />
					</Box>
					<h2 className="section-title" id={`${id}-title`}>
						{title}
					</h2>
					{lead && <p className="section-lead">{lead}</p>}
				</chakra.header>
				{children}
			</Box>
		</chakra.section>
	);
}

/** Heading of a part within a section or page. */
export function PartHeading({ children, id }: { children: ReactNode; id?: string }) {
	return (
		<chakra.h3 id={id} textStyle="cardTitle" fontSize="xl" mb="5" mt={{ base: "12", md: "16" }}>
			{children}
		</chakra.h3>
	);
}
