import mono from "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2?url";
import sans from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";

const face = (family: string, url: string) =>
	`@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:200 800;font-display:swap}`;

/** The two faces as a style sheet for the head, and their files, to be fetched ahead of their first use. */
export const fontFaces =
	face("Atkinson Hyperlegible Next Variable", sans) + face("Atkinson Hyperlegible Mono Variable", mono);
export const fontFiles = [sans, mono];
