/** `npm run check`: names statements of `src/content` that disagree with each other. */
import { shipped } from "../../src/content/shipped.ts";
import { disagreementsIn } from "./check-content.ts";

const disagreements = disagreementsIn(shipped);
if (disagreements.length > 0) {
	console.error(disagreements.join("\n"));
	process.exitCode = 1;
}
