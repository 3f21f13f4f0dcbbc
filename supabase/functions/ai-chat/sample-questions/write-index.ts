import { buildIndex, readQuestions, written } from "./build-index.ts";

const file = `${import.meta.dirname}/../sample-index.json`;
await Deno.writeTextFile(file, written(buildIndex(await readQuestions())));
