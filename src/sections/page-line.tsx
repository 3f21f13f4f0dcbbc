import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Station } from "../components/station.tsx";
import { TextLink } from "../components/surfaces.ts";

/** A part of a page that can be jumped to. */
export interface PageStop {
	/** Fragment of the part. */
	id: string;
	title: string;
	/** What kind of part it is, below its title. */
	note?: string;
}

interface PageLineProps {
	/** What the line starts from. */
	sign: ReactNode;
	stops: readonly PageStop[];
}

/** The page as a line: its sign, and below it each part as a stop that leads there. */
export function PageLine({ sign, stops }: PageLineProps) {
	return (
		<Box
			display={{ base: "none", sm: "block" }}
			flexShrink={0}
			width={{ lg: "aside" }}
			_print={{ display: "none" }}
		>
			{sign}
			<chakra.nav aria-label="Auf dieser Seite" display={{ base: "none", lg: "block" }}>
				<chakra.ol>
					{stops.map(({ id, title, note }) => (
						<chakra.li key={id} position="relative" display="flex" gap="4" pt="5">
							<Box
								aria-hidden
								position="absolute"
								left="4"
								top="0"
								bottom="0"
								width="1"
								translate="-50% 0"
								bg="accent.line"
								css={{ "li:last-child > &": { bottom: "auto", height: "8" } }}
							/>
							<Box position="relative" width="8" flexShrink={0} textAlign="center" lineHeight="0" pt="0.3em">
								<Station />
							</Box>
							<div>
								<TextLink
									quiet
									to={{ hash: id }}
									onClick={() => focusPart(id)}
									display="block"
									textStyle="small"
								>
									{title}
								</TextLink>
								{note && (
									<chakra.p textStyle="label" color="fg.subtle" mt="0.5">
										{note}
									</chakra.p>
								)}
							</div>
						</chakra.li>
					))}
				</chakra.ol>
			</chakra.nav>
		</Box>
	);
}

/** The router scrolls there, and remembers it for the way back; the keyboard goes on from there. */
const focusPart = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });
