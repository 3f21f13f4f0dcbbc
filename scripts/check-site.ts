/** `npm run check:site`: stops a deploy whose built site holds a secret or does not know its backend. */
import { runCommand } from "./command.ts";
import { siteProblems } from "./site-check.ts";

async function checkSite(): Promise<number> {
	const problems = await siteProblems("build/client", process.env);
	for (const problem of problems) console.error(`✗ ${problem}`);
	if (problems.length > 0) return 1;
	console.log("✓ The built site holds no secret and knows its backend.");
	return 0;
}

runCommand(checkSite, "✗ ");
