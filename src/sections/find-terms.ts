import type { Block, PagePart } from "../pages/parts.ts";

/** Returns the terms whose names contain all words of `query`, in their parts; if none does, those whose texts do. */
export function findTerms(parts: readonly PagePart[], query: string): PagePart[] {
	const words = query.normalize().toLowerCase().split(/\s+/);
	const containing = (textOf: (block: Block) => string) =>
		parts.flatMap((part) => {
			if (part.kind !== "blocks") return [];
			const blocks = part.blocks.filter((block) => {
				const text = textOf(block).toLowerCase();
				return words.every((word) => text.includes(word));
			});
			return blocks.length > 0 ? { ...part, blocks } : [];
		});
	const named = containing(({ title, note = "" }) => `${title} ${note}`);
	return named.length > 0 ? named : containing(({ text }) => text);
}
