import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { withoutGlobals } from "./served-globals-plugin.ts";

const main = createRequire(import.meta.url).resolve("@chakra-ui/react");
const chakra = readFileSync(join(dirname(main), "../esm/styled-system/system.js"), "utf8");

test("Chakra's start works out no global styles", () => {
	const source = withoutGlobals(chakra);
	expect(source).toContain("const _global = [];");
	expect(source).toHaveLength(chakra.length - "getPreflightCss(), getGlobalCss(), getTokenCss()".length);
});

test("a Chakra that works them out elsewhere stops the build", () => {
	expect(() => withoutGlobals("const styles = [];")).toThrow("served-globals-plugin.ts");
});
