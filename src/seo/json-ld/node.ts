/** A thing of schema.org. Tests check its type, its properties and their ranges against the vocabulary. */
export interface JsonLdNode {
	"@type": string;
	"@id"?: string;
	[property: string]: JsonLdValue | undefined;
}

export type JsonLdValue = string | number | JsonLdNode | { "@id": string } | readonly JsonLdValue[];
