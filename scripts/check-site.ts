/** `npm run check:site`: stops a deploy whose built site holds a secret or does not know its backend. */
import { BUILT_SITE } from "./build-site.ts";
import { siteProblems } from "./site-check.ts";

siteProblems(BUILT_SITE, process.env).then(
	(problems) => {
		for (const problem of problems) console.error(`✗ ${problem}`);
		if (problems.length > 0) process.exit(1);
		console.log("✓ The built site holds no secret and knows its backend.");
	},
	(error: Error) => {
		console.error(`✗ ${error.message}`);
		process.exit(1);
	},
);
