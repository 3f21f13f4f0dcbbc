/**
 * `npm run bench`: compares the function without a model with a bare Deno server, on loopback. Takes over two minutes;
 * two runs are comparable only on an idle machine.
 */
import { readdirSync, readFileSync } from "node:fs";
import autocannon from "autocannon";
import { median } from "./median.ts";
import { startRealFunction } from "./real-function.ts";

const ROUND_SECONDS = 5;
const CONNECTIONS = 10;
const MANY = "999999999";
const UNLIMITED = { CHAT_RATE_PER_MINUTE: MANY, CHAT_RATE_PER_DAY: MANY };
const HEADERS = { "content-type": "application/json" };

/** Requests with the golden set's questions. */
const requests: { body: string }[] = readdirSync("evals/golden")
	.flatMap((file) => readFileSync(`evals/golden/${file}`, "utf8").trim().split("\n"))
	.map((line) => JSON.parse(line))
	.map(({ question, context = [] }) => ({ body: JSON.stringify({ message: question, context }) }));

/** Asks the questions in turn, for `duration` seconds or `amount` times; returns the answers per second. */
async function rate(url: string, extent: { duration: number } | { amount: number }) {
	const options = { method: "POST", headers: HEADERS, connections: CONNECTIONS, requests } as const;
	const result = await autocannon({ url, ...options, ...extent });
	const lost = result.errors + result.non2xx;
	if (lost > 0) throw new Error(`${url} failed to answer ${lost} questions.`);
	return result["2xx"] / result.duration;
}

/** Returns the answers per second after a warm-up. */
async function throughput(url: string): Promise<number> {
	await rate(url, { amount: requests.length });
	return rate(url, { duration: ROUND_SECONDS });
}

/** Returns the milliseconds from the server's start to its first answer. */
async function firstAnswer(url: string, started: number): Promise<number> {
	await (await fetch(url, { method: "POST", headers: HEADERS, body: requests[0]?.body })).text();
	return performance.now() - started;
}

async function measureServer(measure: typeof firstAnswer, server?: string): Promise<number> {
	const started = performance.now();
	const { url, stop } = await startRealFunction(UNLIMITED, { server });
	const figure = await measure(url, started);
	await stop();
	return figure;
}

/** Prints the figures of the bare server and the function, measured in turn, then their medians with the ratio. */
async function compare(what: string, rounds: number, measure: typeof firstAnswer): Promise<void> {
	const figures: [bare: number, own: number][] = [];
	const line = (bare: number, own: number) => `bare ${bare.toFixed()}, function ${own.toFixed()}`;
	while (figures.length < rounds) {
		const bare = await measureServer(measure, "scripts/test/bench-server.ts");
		const own = await measureServer(measure);
		console.log(`  ${what}, round ${figures.push([bare, own])} of ${rounds}: ${line(bare, own)}`);
	}
	const [bare, own] = [median(figures.map(([first]) => first)), median(figures.map(([, second]) => second))];
	console.log(`${what}: ${line(bare, own)}, ratio ${(own / bare).toPrecision(2)}`);
}

await compare("answers per second", 3, throughput);
await compare("start to first answer, ms", 11, firstAnswer);
