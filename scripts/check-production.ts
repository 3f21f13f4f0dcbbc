/** `npm run check:production`: stops a deploy before anything is pushed, and says all that is missing. */
import { productionProblems } from "./production-gate.ts";

const problems = productionProblems(process.env);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) {
	console.error("Nothing was deployed. The README says where each value is found.");
	process.exit(1);
}
console.log("✓ Owner, backend and settings are complete.");
