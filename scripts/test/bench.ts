/**
 * `npm run bench`: compares the function with a bare Deno server, on loopback and without a model unless a line says
 * otherwise. Takes a few minutes; two runs are comparable only on an idle machine.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import autocannon from "autocannon";
import { median } from "./median.ts";
import { startRealFunction } from "./real-function.ts";

const ROUNDS = 3;
const ROUND_SECONDS = 5;
const CONNECTIONS = 10;
const STARTS = 11;
const STREAMS = 200;
const MEMORY_REQUESTS = 2_000;
const MEMORY_ROUNDS = 12;
const MANY = "999999999";
const UNLIMITED = { CHAT_RATE_PER_MINUTE: MANY, CHAT_RATE_PER_DAY: MANY, CHAT_MODEL_CALLS_PER_DAY: MANY };
const HEADERS = { "content-type": "application/json" };

/** Request bodies with the golden set's questions. */
const bodies: string[] = readdirSync("evals/golden")
	.flatMap((file) => readFileSync(`evals/golden/${file}`, "utf8").trim().split("\n"))
	.map((line) => JSON.parse(line))
	.map(({ question, context = [] }) => JSON.stringify({ message: question, context }));

const start = (settings = {}) => startRealFunction({ ...UNLIMITED, ...settings });
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

/** Requests a stream, reads it to the end, and returns the milliseconds to its first bytes. */
async function firstBytes(url: string, body: string): Promise<number> {
	const start = performance.now();
	const headers = { ...HEADERS, accept: "text/event-stream" };
	const response = await fetch(url, { method: "POST", headers, body });
	const reader = response.body?.getReader();
	await reader?.read();
	const passed = performance.now() - start;
	while (!(await reader?.read())?.done);
	return passed;
}

function print(what: string, base: number, measured: number, aim = "", digits = 0): void {
	const cells = [base.toFixed(digits), measured.toFixed(digits), (measured / base).toFixed(2)];
	console.log([what.padEnd(44), ...cells.map((cell) => cell.padStart(10)), `   ${aim}`].join(""));
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

async function modelStream(): Promise<void> {
	const provider = await startBare();
	const site = await start({ OPENAI_API_KEY: "sk-bench", OPENAI_BASE_URL: `${provider.url}/v1` });
	const times: Record<"direct" | "through", number[]> = { direct: [], through: [] };
	for (const body of bodies.slice(0, STREAMS)) {
		times.direct.push(await firstBytes(`${provider.url}/v1/chat/completions`, body));
		times.through.push(await firstBytes(site.url, body));
	}
	await Promise.all([site.stop(), provider.stop()]);
	print(
		"model's stream, ms to its first bytes",
		median(times.direct),
		median(times.through),
		"10 ms more",
		2,
	);
}

async function timeToFirstAnswer(startServer: typeof startBare): Promise<number> {
	const begin = performance.now();
	const server = await startServer();
	await firstBytes(server.url, bodies[0] ?? "");
	const passed = performance.now() - begin;
	await server.stop();
	return passed;
}

async function firstAnswer(): Promise<void> {
	const times: Record<"bare" | "site", number[]> = { bare: [], site: [] };
	for (let round = 0; round < STARTS; round++) {
		times.bare.push(await timeToFirstAnswer(startBare));
		times.site.push(await timeToFirstAnswer(() => start()));
	}
	print("start to first answer, ms", median(times.bare), median(times.site), "at most 4");
}

/** Compares the second half with the first: memory grows until V8 collects its whole heap for the first time. */
async function memory(): Promise<void> {
	const site = await start();
	const course: number[] = [];
	for (let round = 0; round < MEMORY_ROUNDS; round++) {
		await rate(site.url, bodies, { amount: MEMORY_REQUESTS });
		const kibibytes = execFileSync("ps", ["-o", "rss=", "-p", String(site.pid)]).toString();
		course.push(Number(kibibytes) / 1024);
	}
	await site.stop();
	const [halfway = Number.NaN, atLast = Number.NaN] = [course[MEMORY_ROUNDS / 2 - 1], course.at(-1)];
	print(`memory in MiB, halfway and after ${MEMORY_ROUNDS * MEMORY_REQUESTS}`, halfway, atLast, "flat");
	console.log(`  after each ${MEMORY_REQUESTS}: ${course.map((value) => value.toFixed(0)).join(" ")}`);
}

const heads = ["bare", "function", "ratio"].map((title) => title.padStart(10));
console.log(["".padEnd(44), ...heads, "   aim"].join(""));
await throughput();
await modelStream();
await firstAnswer();
await memory();
