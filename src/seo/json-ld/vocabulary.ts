import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** schema.org's types and properties, read from the declarations of the package `schema-dts`. For tests. */
export interface Vocabulary {
	/** A type and everything it inherits from; undefined where schema.org has no such type. */
	lineage(type: string): Set<string> | undefined;
	/** What a property of a type may hold, such as `Text` or `PostalAddress`; undefined where it has none. */
	range(type: string, property: string): Set<string> | undefined;
}

interface VocabularyType {
	parents: string[];
	properties: Map<string, Set<string>>;
}

export function readVocabulary(): Vocabulary {
	const require = createRequire(import.meta.url);
	const source = readFileSync(require.resolve("schema-dts").replace(/schema\.\w+$/, "schema.d.ts"), "utf8");
	const types = new Map<string, VocabularyType>();
	const blocks = source.matchAll(/^(?:export )?interface (\w+)(Base|Leaf) extends ([^{]+)\{(.*?)^\}/gms);
	for (const [, name = "", kind, parents = "", body = ""] of blocks) {
		const type: VocabularyType = types.get(name) ?? { parents: [], properties: new Map() };
		types.set(name, type);
		for (const parent of parents.matchAll(/(\w+)Base/g))
			if (parent[1] && parent[1] !== name) type.parents.push(parent[1]);
		if (kind === "Leaf") continue;
		for (const [, property = "", values = ""] of body.matchAll(/^\s+"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm))
			type.properties.set(property, new Set(values.split(" | ")));
	}
	const thing = types.get("Thing");
	if (!thing || types.size < 500) throw new Error("The vocabulary's declarations can't be read any more.");

	const lineage = (type: string): Set<string> | undefined => {
		const known = types.get(type);
		if (!known) return undefined;
		return new Set([type, ...known.parents.flatMap((parent) => [...(lineage(parent) ?? [])])]);
	};
	return {
		lineage,
		range(type, property) {
			for (const ancestor of lineage(type) ?? []) {
				const range = types.get(ancestor)?.properties.get(property);
				if (range) return range;
			}
			return undefined;
		},
	};
}
