import type { Colophon } from "../content/colophon.ts";
import { diagramParts, headOf } from "./detail-pages.ts";
import { fillIn } from "./language.ts";
import type { PageDraft, PartSource } from "./parts.ts";
import { COLOPHON_PATH } from "./paths.ts";

/** The page for engineers; its figures are left out where nobody has measured. */
export function colophonPage(colophon: Colophon, { content, words }: PartSource): PageDraft {
	const { owner, measured } = content;
	return {
		...headOf(colophon),
		subject: { group: "colophon" },
		path: COLOPHON_PATH,
		group: words.groups.colophon,
		sign: { text: "</>" },
		details: owner.sourceUrl
			? [{ label: words.labels.source, value: new URL(owner.sourceUrl).hostname, href: owner.sourceUrl }]
			: [],
		parts: [
			...diagramParts(colophon),
			{
				id: "zahlen",
				title: colophon.figuresTitle,
				kind: "figures",
				figures: colophon.figures.flatMap(({ of, value, label }) =>
					measured ? { value: fillIn(value, { value: measured[of] }), label } : [],
				),
			},
			...colophon.sections.map((section) => ({ ...section, kind: "blocks" as const })),
		],
	};
}
