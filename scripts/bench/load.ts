import autocannon from "autocannon";
import { quantile } from "./statistics.ts";

/** Visitors who ask at the same time. */
const CONNECTIONS = 10;

export interface Load {
	/** Answers per second. */
	rate: number;
	/** Milliseconds within which 99 of 100 answers came. */
	p99: number;
}

/**
 * Asks questions in turn, as fast as they are answered.
 *
 * @param extent How long, in seconds, or how many in all.
 * @throws Error where an answer is missing or no success.
 */
export async function load(
	url: string,
	bodies: readonly string[],
	extent: { duration: number } | { amount: number },
): Promise<Load> {
	const latencies: number[] = [];
	let started = 0;
	const result = await new Promise<autocannon.Result>((resolve, reject) => {
		const instance = autocannon(
			{
				url,
				method: "POST",
				headers: { "content-type": "application/json" },
				connections: CONNECTIONS,
				// Each connection asks its own share: what one has asked must not be old to the next.
				setupClient: (client) => client.setRequests(shareOf(bodies, started++)),
				...extent,
			},
			(error, outcome) => (error ? reject(error) : resolve(outcome)),
		);
		instance.on("response", (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
	});
	const lost = result.errors + result.non2xx;
	if (lost > 0) throw new Error(`${url} failed to answer ${lost} of ${latencies.length} questions.`);
	return { rate: latencies.length / result.duration, p99: quantile(latencies, 0.99) };
}

const shareOf = (bodies: readonly string[], connection: number): autocannon.Request[] =>
	bodies.filter((_, index) => index % CONNECTIONS === connection).map((body) => ({ body }));
