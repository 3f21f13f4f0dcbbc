import { defaultBaseConfig } from "@chakra-ui/react";

/** The states that styles here speak of, as Chakra names them: `hover` for `_hover`. */
const USED: ReadonlySet<string> = new Set([
	"active",
	"after",
	"before",
	"dark",
	"disabled",
	"empty",
	"first",
	"focus",
	"focusVisible",
	"focusWithin",
	"highContrast",
	"hidden",
	"hover",
	"icon",
	"invalid",
	"last",
	"light",
	"motionReduce",
	"notFirst",
	"placeholder",
	"print",
]);

/**
 * What Chakra knows of states, without those that nothing here speaks of: it goes through all of them for every style
 * that it works out in the browser.
 */
export const conditions = Object.fromEntries(
	Object.entries(defaultBaseConfig.conditions ?? {}).filter(([name]) => USED.has(name)),
);
