import { Button, chakra, Link } from "@chakra-ui/react";
import { Station } from "../components/line.tsx";
import { AnyLink } from "../components/links.tsx";
import { SectionLink } from "../components/section-link.tsx";
import { useShell } from "../document/shell.tsx";
import { createBlock } from "../theme/create-block.ts";
import { afterStation } from "../theme/transit-map.ts";

const Root = createBlock("div", {
	base: {
		px: "edge",
		py: "12",
		minHeight: "calc(100dvh - 10rem)",
		_print: { minHeight: "0" },
		display: "flex",
		flexDirection: "column",
		justifyContent: "center",
		alignItems: "flex-start",
		"& h1": { width: "full" },
		"& [data-part=text]": { textStyle: "lead", color: "fg.muted", mt: "2", mb: "8" },
		"& [data-part=title]": { textStyle: "sectionTitle", mt: "6" },
		"& ul": {
			layerStyle: "row",
			columnGap: "7",
			rowGap: "2",
			mt: "8",
			"& a": { ...afterStation("sm"), minHeight: "10" },
		},
		"& h1 > svg": {
			width: "full",
			maxW: "48rem",
			height: "auto",
			fill: "none",
			stroke: "accent.line",
			strokeLinecap: "round",
			strokeWidth: "16px",
		},
		"& circle": { fill: "bg", strokeWidth: "24px" },
		"& [data-part=end]": { stroke: "fg" },
		"& text": { fill: "fg", stroke: "none", fontSize: "240px", fontWeight: "bold", textAnchor: "middle" },
	},
});

const STOPS = ["services", "experience", "contact"] as const;

/** The 404 page: a line with the zero as its terminus. */
export function NotFoundMessage() {
	const { words, home, menu } = useShell();
	return (
		<Root>
			<h1>
				<chakra.span srOnly>404</chakra.span>
				<svg viewBox="0 0 760 200" aria-hidden>
					<path d="M476 100 H690" strokeDasharray="0 34" />
					<text x="70" y="184">
						4
					</text>
					<circle cx="230" cy="100" r="72" />
					<text x="390" y="184">
						4
					</text>
					<path data-part="end" d="M722 50 V150" />
				</svg>
			</h1>
			<p data-part="title" lang="en">
				{words.notFound.title}
			</p>
			<p data-part="text">{words.notFound.text}</p>
			<Button asChild>
				<AnyLink to={home}>{words.home}</AnyLink>
			</Button>
			<ul>
				{STOPS.filter((section) => menu.some(({ id }) => id === section)).map((section) => (
					<li key={section}>
						<Link asChild variant="plain">
							<SectionLink section={section}>
								<Station />
								{words.notFound[section]}
							</SectionLink>
						</Link>
					</li>
				))}
			</ul>
		</Root>
	);
}

/** Replaces a page that failed to render. The link reloads the document, in case a deploy has replaced its chunks. */
export function ErrorMessage() {
	const { words, home } = useShell();
	return (
		<Root>
			<title>{words.failed.title}</title>
			<h1>{words.failed.title}</h1>
			<p data-part="text">{words.failed.text}</p>
			<Button asChild>
				<AnyLink to={home} reloadDocument>
					{words.home}
				</AnyLink>
			</Button>
		</Root>
	);
}
