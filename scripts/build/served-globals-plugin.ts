import type { Plugin } from "vite";

const SYSTEM = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/;
const GLOBALS = "const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];";

/** Where Chakra's source differs from what this was written for, the build stops. */
export function withoutGlobals(source: string): string {
	if (!source.includes(GLOBALS))
		throw new Error(
			"Chakra works out its global styles in another way than scripts/build/served-globals-plugin.ts expects",
		);
	return source.replace(GLOBALS, "const _global = [];");
}

/**
 * Keeps the browser from working out Chakra's global styles and custom properties, which every built page comes
 * with: a third of what Chakra's start takes, and it has no setting for it.
 */
export function servedGlobalsPlugin(): Plugin {
	return {
		name: "served-globals",
		apply: "build",
		applyToEnvironment: ({ config }) => config.consumer === "client",
		transform: { filter: { id: SYSTEM }, handler: (source) => withoutGlobals(source) },
	};
}
