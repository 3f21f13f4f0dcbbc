import assert from "node:assert/strict";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { fingerprint } from "./fingerprint.ts";

Deno.test("the weights are up to date with questions and trainer", () => {
	assert.equal(weights.fingerprint, fingerprint(), "Run `npm run train`.");
});
