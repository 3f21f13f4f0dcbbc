import { shipped } from "../../../src/content/shipped.ts";
import { createAnswerer } from "./answer.ts";
import { readSettings } from "./env.ts";
import { createHandler } from "./handler.ts";
import { openAiModel } from "./model/openai-model.ts";
import { createRateLimiter } from "./rate-limit.ts";
import { createAssistant } from "./site/assistant.ts";
import weights from "./site/weights.json" with { type: "json" };

const settings = readSettings(Deno.env.toObject());
const assistant = createAssistant(shipped, weights);
// Builds the indexes before a visitor waits for them.
for (const language of shipped.languages) assistant.answer({ message: "?", context: [] }, language);
const model = settings.model && openAiModel(settings.model);
const answerer = createAnswerer(shipped, assistant, settings.promptCharacters, model);
const log = (entry: object) => console.log(JSON.stringify({ event: "chat", at: new Date(), ...entry }));
Deno.serve(createHandler(settings, answerer, createRateLimiter(settings), log));
