/** The theme's colours for images, icons and the manifest, which have no style sheet. A test compares them. */
export const colours = {
	ground: "#0d1316",
	lightGround: "#f5f7f7",
	text: "#e8edef",
	mutedText: "#a6b3b9",
	line: "#ff6d3a",
	accentText: "#ff8f64",
} as const;
