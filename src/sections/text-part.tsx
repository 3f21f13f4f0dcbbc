import { TextLink } from "../components/links.tsx";
import { PointList } from "../components/lists.tsx";
import type { PartOf } from "../pages/parts.ts";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("div", {
	base: {
		display: "flex",
		flexDirection: "column",
		gap: "4",
		"& > p": { maxW: "measure" },
		"& address": { fontStyle: "normal" },
		"& address > span": { display: "block" },
		"& [data-part=links]": { display: "flex", flexDirection: "column", gap: "2", alignItems: "flex-start" },
	},
});

export function TextPart({ part }: { part: PartOf<"text"> }) {
	const { paragraphs, address = [], items = [], links = [] } = part;
	return (
		<Root>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{address.length > 0 && (
				<address>
					{address.map((line) => (
						<span key={line}>{line}</span>
					))}
				</address>
			)}
			{items.length > 0 && <PointList items={items} />}
			{links.length > 0 && (
				<ul data-part="links">
					{links.map(({ label, href }) => (
						<li key={href}>
							<TextLink to={href}>{label}</TextLink>
						</li>
					))}
				</ul>
			)}
		</Root>
	);
}
