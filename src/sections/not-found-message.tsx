import { Box, chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { buttonRecipe } from "../theme/recipes.ts";

const HomeLink = chakra(Link, buttonRecipe);

/** The 404 page: a line that ends at a buffer stop. */
export function NotFoundMessage() {
	return (
		<Box maxW="page" mx="auto" px="gutter" py={{ base: "16", md: "28" }} lang="en">
			<chakra.svg
				viewBox="0 0 420 60"
				aria-hidden
				width="full"
				maxW="26rem"
				fill="none"
				strokeLinecap="round"
				mb="8"
				css={{
					"& .line": { stroke: "accent.line" },
					"& .end": { stroke: "fg" },
					"& circle": { fill: "bg", stroke: "accent.line" },
				}}
			>
				<path className="line" d="M12 30 H250" strokeWidth="7" />
				<path className="line" d="M274 30 H384" strokeWidth="7" strokeDasharray="1 17" />
				<circle cx="20" cy="30" r="11" strokeWidth="5" />
				<circle cx="136" cy="30" r="11" strokeWidth="5" />
				<circle cx="250" cy="30" r="11" strokeWidth="5" />
				<path className="end" d="M400 10 V50" strokeWidth="7" />
			</chakra.svg>
			<chakra.h1 textStyle="display">404</chakra.h1>
			<chakra.p textStyle="lead" color="fg.muted" mt="3" mb="8">
				Oops! Page not found
			</chakra.p>
			<HomeLink to="/">Return to Home</HomeLink>
		</Box>
	);
}
