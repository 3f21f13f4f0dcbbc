/** `npm run check`: prints the contradictions in `src/content`, and fails if there are any. */
import { shipped } from "../../src/content/shipped.ts";
import { disagreementsIn } from "./check-content.ts";

const disagreements = disagreementsIn(shipped);
if (disagreements.length > 0) {
	console.error(disagreements.join("\n"));
	process.exitCode = 1;
}
