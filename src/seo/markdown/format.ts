/** Writes text so that Markdown reads it as text. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\*`[\]<]|(?<!\w)_|_(?!\w)/g, "\\$&");

export const heading = (level: number, text: string): string =>
	`${"#".repeat(level)} ${escapeMarkdown(text)}`;

export const paragraphs = (texts: readonly string[]): string => texts.map(escapeMarkdown).join("\n\n");

export const bulletList = (items: readonly string[]): string =>
	items.map((item) => `- ${escapeMarkdown(item)}`).join("\n");

/** Entries with a name in front: "- **Rolle**: DevOps Team Lead". */
export const namedList = (entries: readonly (readonly [name: string, value: string])[]): string =>
	entries.map(([name, value]) => `- **${escapeMarkdown(name)}**: ${escapeMarkdown(value)}`).join("\n");

export const link = (title: string, href: string): string => `[${escapeMarkdown(title)}](${href})`;

/** Parts below one another; what is empty is left out. */
export const joinParts = (parts: readonly string[]): string =>
	parts.filter((part) => part !== "").join("\n\n");

/** A heading with what stands below it; nothing where that is empty. */
export const section = (level: number, title: string, ...content: readonly string[]): string => {
	const body = joinParts(content);
	return body === "" ? "" : `${heading(level, title)}\n\n${body}`;
};

/** A heading with a text for each block. */
export const blockSections = (level: number, blocks: readonly { title: string; text: string }[]): string =>
	joinParts(blocks.map(({ title, text }) => section(level, title, paragraphs([text]))));
