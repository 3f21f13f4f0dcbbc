/**
 * The least a function can be: reads the same body and answers a constant. Reports its port as
 * `scripts/function-server.ts` does.
 */
const ANSWER = { message: "An answer as long as they mostly are. ".repeat(10), sources: [], origin: "site" };

const onListen = ({ port }: Deno.NetAddr) => console.log(JSON.stringify({ port }));
Deno.serve({ hostname: "127.0.0.1", port: 0, onListen }, async (request) => {
	await request.json();
	return Response.json(ANSWER);
});
