/** `npm run find:release`: tells the deploy workflow which commit RELEASE names. */

import { appendFile } from "node:fs/promises";
import { runCommand } from "./command.ts";
import { findRelease } from "./release.ts";

async function tellRelease(): Promise<void> {
	const commit = await findRelease(process.env.RELEASE ?? "");
	if (process.env.GITHUB_OUTPUT) await appendFile(process.env.GITHUB_OUTPUT, `commit=${commit}\n`);
	console.log(`✓ Going back to ${commit}.`);
}

runCommand(tellRelease, "✗ ");
