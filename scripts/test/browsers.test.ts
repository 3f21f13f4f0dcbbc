import { createRequire } from "node:module";
import type { CompatData, Identifier } from "@mdn/browser-compat-data";
import ts from "typescript";
import { expect, test } from "vitest";
import { BROWSERS } from "../build/browsers.ts";

// Not imported, because Vite would transform its 18 MB.
const data: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** Returns the browsers that lack a feature, as far as the compatibility data names its first version. */
function lackedBy(feature: Identifier | undefined): string[] {
	return Object.entries(BROWSERS).flatMap(([browser, floor]) => {
		const support = feature?.__compat?.support[browser as keyof typeof BROWSERS];
		const [first] = Array.isArray(support) ? support : [support];
		if (!first || first.version_added === "preview") return [];
		const isLacked =
			first.version_added === false || Number.parseFloat(`${first.version_added}`) > Number.parseFloat(floor);
		return isLacked ? [`${browser} ${floor}`] : [];
	});
}

/** Returns the globals, constructors and members of the platform that the site's own code names, and who lacks them. */
function lackedFeatures(): Record<string, string[]> {
	const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
	const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
	const own = fileNames.filter(
		(file) => /^src\//.test(file.replace(`${process.cwd()}/`, "")) && !/\.test\.|testing/.test(file),
	);
	const program = ts.createProgram(own, options);
	const checker = program.getTypeChecker();
	const lacked: Record<string, string[]> = {};
	const visit = (node: ts.Node): void => {
		if (ts.isIdentifier(node)) {
			const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
			if (declaration && program.isSourceFileDefaultLibrary(declaration.getSourceFile())) {
				const { parent } = declaration;
				// Static members are declared in the type of the constructor's variable.
				const holder = ts.isTypeLiteralNode(parent) ? parent.parent : parent;
				const isNamed = ts.isInterfaceDeclaration(holder) || ts.isVariableDeclaration(holder);
				const owner = isNamed ? holder.name.getText().replace(/Constructor$/, "") : node.text;
				for (const group of [data.api, data.javascript.builtins]) {
					const features = group?.[owner];
					const feature =
						owner === node.text ? features : (features?.[node.text] ?? features?.[`${node.text}_static`]);
					const browsers = lackedBy(feature);
					if (browsers.length > 0) lacked[`${owner}.${node.text}`] = browsers;
				}
			}
		}
		ts.forEachChild(node, visit);
	};
	for (const file of own) {
		const source = program.getSourceFile(file);
		if (source) visit(source);
	}
	return lacked;
}

test("what the site's code calls exists in the oldest supported browsers", () => {
	expect(lackedFeatures()).toEqual({});
});
