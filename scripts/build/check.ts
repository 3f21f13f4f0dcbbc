/** `npm run check`: prints invalid values and contradictions in `src/content`. */
import { certifications } from "../../src/content/catalog.ts";
import { owner } from "../../src/content/owner.ts";
import { contradictionsIn } from "./check-content.ts";
import { invalidValuesIn } from "./check-values.ts";

/** Loads `shipped.ts` last, because it derives facts from the values and throws if one is invalid. */
async function problems(): Promise<string[]> {
	const invalid = invalidValuesIn({ owner, certifications });
	if (invalid.length > 0) return invalid;
	const { shipped } = await import("../../src/content/shipped.ts");
	return contradictionsIn(shipped);
}

const sentences = await problems();
if (sentences.length > 0) {
	console.error(sentences.join("\n"));
	process.exitCode = 1;
}
