import { resolve } from "node:path";
import { closest } from "fastest-levenshtein";
import dynamicIconImports from "lucide-react/dynamicIconImports";
import type { Plugin } from "vite";
import type { Content } from "../../src/content/content.ts";
import { fileOf } from "../../src/pages/placeholders.ts";
import { textsOf } from "../../src/pages/values.ts";

/** Returns the names of the icons in a content, each with its file. */
const iconsIn = (content: Content) =>
	textsOf(content).flatMap(([place, icon]) =>
		place.endsWith(".icon") ? { file: fileOf(content, place), icon } : [],
	);

/** Returns sentences about icons that lucide lacks, which name the nearest. */
export function unknownIcons(content: Content): string[] {
	const names = Object.keys(dynamicIconImports);
	return iconsIn(content)
		.filter(({ icon }) => !names.includes(icon))
		.map(
			({ file, icon }) =>
				`${file}: “${icon}” isn't an icon of lucide.dev/icons; the nearest is “${closest(icon, names)}”.`,
		);
}

const MODULE = "virtual:content-icons";

/** Provides the icons that the content names. Importing all of lucide's would bundle 1,600. */
export function contentIconsPlugin(): Plugin {
	return {
		name: "content-icons",
		resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
		async load(id) {
			if (id !== `\0${MODULE}`) return;
			const { runnerImport } = await import("vite");
			const { module, dependencies } = await runnerImport<typeof import("../../src/content/shipped.ts")>(
				resolve("src/content/shipped.ts"),
			);
			for (const file of dependencies) this.addWatchFile(resolve(file));
			const names = new Set(iconsIn(module.shipped).map(({ icon }) => icon));
			// "shield-check" is exported as `ShieldCheck`.
			const exportOf = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
			const entries = Array.from(names, (name) => `"${name}": lucide.${exportOf(name)}`);
			return `import * as lucide from "lucide-react";\nexport const icons = { ${entries.join(", ")} };`;
		},
	};
}
