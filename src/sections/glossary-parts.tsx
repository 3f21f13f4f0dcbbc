import { Button, Field, Input } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useShell } from "../document/shell.tsx";
import { useSendSignal } from "../document/signals.tsx";
import { fillIn } from "../pages/language.ts";
import type { PagePart } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";
import { findTerms } from "./find-terms.ts";
import { focusPart } from "./page-line.tsx";
import { PageParts } from "./page-parts.tsx";

const Root = createBlock("search", {
	base: {
		display: "grid",
		gridTemplateColumns: { lg: "{sizes.aside} 1fr" },
		columnGap: "16",
		rowGap: "3",
		alignItems: "end",
		px: "edge",
		pt: { base: "8", md: "12" },
		"& > [data-part=field]": { "@media (scripting: none)": { display: "none" } },
		"& ul": { display: "flex", flexWrap: "wrap", ms: "-2" },
		"& a": {
			display: "grid",
			placeItems: "center",
			boxSize: "10",
			color: "accent.fg",
			_hover: { bg: "bg.muted" },
		},
		"& > p": { textStyle: "small", color: "fg.muted", minHeight: "1lh" },
		"& > button": { justifySelf: "start" },
	},
});

/** The parts of a glossary, one for each letter, with links to them and a field that filters their terms. */
export function GlossaryParts({ parts }: { parts: readonly PagePart[] }) {
	const { words } = useShell();
	const { key } = useLocation();
	const [typed, setTyped] = useState({ text: "", key });
	const send = useSendSignal();
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// Typed before hydration.
		const text = field.current?.value;
		if (text) setTyped((empty) => ({ ...empty, text }));
	}, []);
	// A link to a letter or term shows all of them again.
	const query = typed.key === key ? typed.text : "";
	const found = findTerms(parts, query);
	const count = found.reduce((sum, part) => sum + (part.kind === "blocks" ? part.blocks.length : 0), 0);
	return (
		<>
			<Root>
				<Field.Root id="find-term" data-part="field">
					<Field.Label>{words.findTerm}</Field.Label>
					<Input
						ref={field}
						type="search"
						autoComplete="off"
						value={query}
						onChange={({ target }) => setTyped({ text: target.value, key })}
					/>
				</Field.Root>
				<nav aria-label={words.onThisPage}>
					<ul>
						{parts.map(({ id, title }) => (
							<li key={id}>
								<Link to={{ hash: id }} onClick={() => focusPart(id)}>
									{title}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<p role="status">{query && fillIn(words.found, { count: String(count) })}</p>
				{query && count === 0 && (
					<Button variant="outline" size="sm" onClick={() => send({ to: "assistant" })}>
						{words.askAssistant}
					</Button>
				)}
			</Root>
			<PageParts parts={found} />
		</>
	);
}
