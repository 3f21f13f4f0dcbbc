/**
 * A stand-in for a model's provider, which streams an answer at once and without thinking. Reports its port
 * as `scripts/function-server.ts` does.
 */
import { chunk } from "../../../supabase/functions/ai-chat/testing/provider.ts";

const WORDS = "Ja, mit Terraform arbeite ich seit Jahren, in der Cloud und im eigenen Rechenzentrum.".split(
	/(?<= )/,
);
const ANSWER = new TextEncoder().encode(
	`${WORDS.map((word) => chunk(word)).join("")}${chunk("", "stop")}data: [DONE]\n\n`,
);

const onListen = ({ port }: Deno.NetAddr) => console.log(JSON.stringify({ port }));
Deno.serve({ hostname: "127.0.0.1", port: 0, onListen }, async (request) => {
	await request.json();
	return new Response(ANSWER, { headers: { "content-type": "text/event-stream" } });
});
