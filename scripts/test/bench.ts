/**
 * `npm run bench`: compares the function without a model with a bare Deno server, on loopback. Takes two minutes; two
 * runs are comparable only on an idle machine.
 */
import { readdirSync, readFileSync } from "node:fs";
import autocannon from "autocannon";
import { median } from "./median.ts";
import { startRealFunction } from "./real-function.ts";

const ROUNDS = 3;
const ROUND_SECONDS = 5;
const CONNECTIONS = 10;
const STARTS = 11;
const MANY = "999999999";
const UNLIMITED = { CHAT_RATE_PER_MINUTE: MANY, CHAT_RATE_PER_DAY: MANY };
const HEADERS = { "content-type": "application/json" };

/** Request bodies with the golden set's questions. */
const bodies: string[] = readdirSync("evals/golden")
	.flatMap((file) => readFileSync(`evals/golden/${file}`, "utf8").trim().split("\n"))
	.map((line) => JSON.parse(line))
	.map(({ question, context = [] }) => JSON.stringify({ message: question, context }));

const start = () => startRealFunction(UNLIMITED);
const startBare = () => startRealFunction({}, { server: "scripts/test/bench-server.ts" });

/** Asks the questions in turn, for `duration` seconds or `amount` times; returns the answers per second. */
async function rate(url: string, questions: string[], extent: { duration: number } | { amount: number }) {
	const requests = questions.map((body) => ({ body }));
	const options = { method: "POST", headers: HEADERS, connections: CONNECTIONS, requests } as const;
	const result = await autocannon({ url, ...options, ...extent });
	const lost = result.errors + result.non2xx;
	if (lost > 0) throw new Error(`${url} failed to answer ${lost} questions.`);
	return result["2xx"] / result.duration;
}

function print(what: string, bare: number, measured: number): void {
	const cells = [bare, measured, measured / bare].map((value, at) =>
		value.toFixed(at < 2 ? 0 : 1).padStart(10),
	);
	console.log(what.padEnd(26) + cells.join(""));
}

async function throughput(): Promise<void> {
	const [bare, site] = [await startBare(), await start()];
	const rates: Record<"bare" | "site", number[]> = { bare: [], site: [] };
	for (const { url } of [bare, site]) await rate(url, bodies, { amount: bodies.length });
	for (let round = 0; round < ROUNDS; round++) {
		rates.bare.push(await rate(bare.url, bodies, { duration: ROUND_SECONDS }));
		rates.site.push(await rate(site.url, bodies, { duration: ROUND_SECONDS }));
	}
	await Promise.all([site.stop(), bare.stop()]);
	print("answers per second", median(rates.bare), median(rates.site));
}

async function timeToFirstAnswer(startServer: typeof start): Promise<number> {
	const begin = performance.now();
	const server = await startServer();
	await (await fetch(server.url, { method: "POST", headers: HEADERS, body: bodies[0] })).text();
	const passed = performance.now() - begin;
	await server.stop();
	return passed;
}

async function firstAnswer(): Promise<void> {
	const times: Record<"bare" | "site", number[]> = { bare: [], site: [] };
	for (let round = 0; round < STARTS; round++) {
		times.bare.push(await timeToFirstAnswer(startBare));
		times.site.push(await timeToFirstAnswer(start));
	}
	print("start to first answer, ms", median(times.bare), median(times.site));
}

const heads = ["bare", "function", "ratio"].map((title) => title.padStart(10));
console.log("".padEnd(26) + heads.join(""));
await throughput();
await firstAnswer();
