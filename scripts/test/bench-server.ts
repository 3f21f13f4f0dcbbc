/**
 * The baseline of `npm run bench`: reads the request and answers with a constant, or with a constant stream on OpenAI's
 * path for chat completions. Listens on the port in the first argument.
 */
const WORDS = "Ja, mit Terraform arbeite ich seit Jahren, in der Cloud und im eigenen Rechenzentrum.".split(
	/(?<= )/,
);
const ANSWER = { message: WORDS.join("").repeat(4), sources: [], origin: "site" };
const chunk = (delta: object, finish_reason: string | null = null) =>
	`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const STREAM = `${WORDS.map((content) => chunk({ content })).join("")}${chunk({}, "stop")}data: [DONE]\n\n`;

Deno.serve({ hostname: "127.0.0.1", port: Number(Deno.args[0]) }, async (request) => {
	await request.json();
	if (!request.url.endsWith("/chat/completions")) return Response.json(ANSWER);
	return new Response(STREAM, { headers: { "content-type": "text/event-stream" } });
});
