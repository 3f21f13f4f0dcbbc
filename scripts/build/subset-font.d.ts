/** The part that is used of a package without types. */
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
