/** `npm run check`: names values of `src/content` that can't be right, and statements that disagree with each other. */
import { certifications } from "../../src/content/catalog.ts";
import { owner } from "../../src/content/owner.ts";
import { disagreementsIn } from "./check-content.ts";
import { impossibleValuesIn } from "./check-values.ts";

/** The assistant's facts are made when `shipped.ts` is loaded, and with an impossible value they fail. */
async function problems(): Promise<string[]> {
	const impossible = impossibleValuesIn({ owner, certifications });
	if (impossible.length > 0) return impossible;
	const { shipped } = await import("../../src/content/shipped.ts");
	return disagreementsIn(shipped);
}

const sentences = await problems();
if (sentences.length > 0) {
	console.error(sentences.join("\n"));
	process.exitCode = 1;
}
