/**
 * `npm run train`: learns from the sample questions what is asked, and writes `site/weights.json`. The same questions
 * always yield the same file.
 */

import { shipped } from "../src/content/shipped.ts";
import { fingerprint } from "./fingerprint.ts";
import { fitSamples } from "./fit-samples.ts";
import { featuresOf } from "./samples.ts";

const OUTPUT = Deno.args[0] ?? `${import.meta.dirname}/../supabase/functions/ai-chat/site/weights.json`;

const { kinds, passages } = featuresOf(shipped);
const weights = {
	fingerprint: fingerprint(),
	kinds: fitSamples(kinds, { least: { word: 4, pair: 24 }, penalty: 0.0078 }),
	passages: fitSamples(passages, { least: { word: 4, pair: 4 }, penalty: 0.0052 }),
};
const text = `${JSON.stringify(weights)}\n`;
Deno.writeTextFileSync(OUTPUT, text);
console.log(`${Math.round(text.length / 1000)} KB from all samples`);
