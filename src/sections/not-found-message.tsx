import { Box, chakra } from "@chakra-ui/react";
import { ButtonLink } from "../components/button.tsx";
import { Station } from "../components/line.tsx";
import { SectionTextLink } from "../components/links.ts";
import { pathIn } from "../content/language.ts";
import { useShell } from "../document/shell.tsx";
import { useSiteLanguage } from "../document/site-language.ts";

const STOPS = ["services", "experience", "contact"] as const;

/** The 404 page: a line with the zero as its terminus. */
export function NotFoundMessage() {
	const { words, menu } = useShell();
	const home = pathIn("/", useSiteLanguage());
	return (
		<Box
			px="edge"
			minHeight="calc(100dvh - 10rem)"
			_print={{ minHeight: "0" }}
			display="flex"
			flexDirection="column"
			justifyContent="center"
			alignItems="flex-start"
			py="12"
		>
			<chakra.h1 width="full">
				<chakra.span srOnly>404</chakra.span>
				<DrawnNumber />
			</chakra.h1>
			<chakra.p textStyle="sectionTitle" lang="en" mt="6">
				Oops! Page not found
			</chakra.p>
			<chakra.p textStyle="lead" color="fg.muted" mt="2" mb="8">
				{words.notFound.text}
			</chakra.p>
			<ButtonLink to={home}>{words.home}</ButtonLink>
			<chakra.ul display="flex" flexWrap="wrap" columnGap="7" rowGap="2" mt="8">
				{STOPS.filter((section) => menu.some(({ id }) => id === section)).map((section) => (
					<li key={section}>
						<SectionTextLink section={section} quiet station="sm" minHeight="10">
							<Station />
							{words.notFound[section]}
						</SectionTextLink>
					</li>
				))}
			</chakra.ul>
		</Box>
	);
}

function DrawnNumber() {
	return (
		<chakra.svg
			viewBox="0 0 760 200"
			aria-hidden
			width="full"
			maxW="48rem"
			height="auto"
			fill="none"
			strokeLinecap="round"
			strokeWidth="16"
			css={{
				"& .line": { stroke: "accent.line" },
				"& .stop": { fill: "bg", stroke: "accent.line" },
				"& .end": { stroke: "fg" },
				"& text": { fill: "fg", stroke: "none", fontSize: "240px", fontWeight: "bold", textAnchor: "middle" },
			}}
		>
			<path className="line" d="M476 100 H690" strokeDasharray="0 34" />
			<text x="70" y="184">
				4
			</text>
			<circle className="stop" cx="230" cy="100" r="72" strokeWidth="24" />
			<text x="390" y="184">
				4
			</text>
			<path className="end" d="M722 50 V150" />
		</chakra.svg>
	);
}
