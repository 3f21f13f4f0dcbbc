declare module "wawoff2" {
	/** Turns a WOFF2 file into the TrueType or OpenType file that it holds. */
	export function decompress(file: Uint8Array): Promise<Uint8Array>;
	const wawoff2: { decompress: typeof decompress };
	export default wawoff2;
}
