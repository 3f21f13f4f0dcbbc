import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { fingerprint } from "./fingerprint.ts";

/** A new owner has no golden set, and keeps the shipped weights, which work with any content. */
const options = { ignore: !existsSync("evals/golden") };

Deno.test("the weights are up to date with questions and trainer", options, () => {
	assert.equal(weights.fingerprint, fingerprint(), "Run `npm run train`.");
});
