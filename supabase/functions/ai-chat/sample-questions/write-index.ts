import { buildIndex, written } from "./build-index.ts";
import { buildWeights } from "./build-weights.ts";
import { readKinds, readQuestions } from "./read-samples.ts";

const folder = `${import.meta.dirname}/..`;
await Deno.writeTextFile(`${folder}/sample-index.json`, written(buildIndex(await readQuestions())));
await Deno.writeTextFile(`${folder}/kind-weights.json`, written(buildWeights(await readKinds())));
