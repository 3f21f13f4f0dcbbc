/** The package ships no types; these cover the part in use. */
declare module "subset-font" {
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			targetFormat: "woff2" | "truetype";
			variationAxes: Record<string, number | { min: number; max: number }>;
		},
	): Promise<Buffer>;
}
