/**
 * A stand-in for a model's provider, which streams an answer at once and without thinking. Reports its port
 * as `scripts/function-server.ts` does.
 */
const WORDS = "Ja, mit Terraform arbeite ich seit Jahren, in der Cloud und im eigenen Rechenzentrum.".split(
	/(?<= )/,
);

const event = (content: string, finish_reason: string | null = null) =>
	`data: ${JSON.stringify({
		id: "c",
		object: "chat.completion.chunk",
		created: 0,
		model: "fake",
		choices: [{ index: 0, finish_reason, delta: { content } }],
	})}\n\n`;
const ANSWER = new TextEncoder().encode(
	`${WORDS.map((word) => event(word)).join("")}${event("", "stop")}data: [DONE]\n\n`,
);

const onListen = ({ port }: Deno.NetAddr) => console.log(JSON.stringify({ port }));
Deno.serve({ hostname: "127.0.0.1", port: 0, onListen }, async (request) => {
	await request.json();
	return new Response(ANSWER, { headers: { "content-type": "text/event-stream" } });
});
