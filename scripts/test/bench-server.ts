/**
 * The baseline of `npm run bench`: reads the request and answers with a constant. Listens on the port in the first
 * argument.
 */
const SENTENCE = "Ja, mit Terraform arbeite ich seit Jahren, in der Cloud und im eigenen Rechenzentrum. ";
const ANSWER = { message: SENTENCE.repeat(4), sources: [], origin: "site" };

Deno.serve({ hostname: "127.0.0.1", port: Number(Deno.args[0]) }, async (request) => {
	await request.json();
	return Response.json(ANSWER);
});
