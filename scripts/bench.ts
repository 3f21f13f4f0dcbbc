/**
 * `npm run bench`: compares the function, in one run and on loopback, with the least that could stand in its
 * place. The site answers by itself unless a line says otherwise. Takes about three minutes, and measures this
 * machine too: figures of two runs are comparable only where nothing else keeps it busy.
 */
import { type Load, load } from "./bench/load.ts";
import { bodies, unseenBodies } from "./bench/questions.ts";
import { ask, firstBytes, type ServerName, startServer } from "./bench/server.ts";
import { median } from "./bench/statistics.ts";

const QUESTION = bodies[0] ?? "";
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const STARTS = 11;
const STREAMS = 200;
const MEMORY_REQUESTS = 10_000;
const MEMORY_ROUNDS = 12;

function print(what: string, base: number, measured: number, digits: number, aim: string): void {
	const cells = [base.toFixed(digits), measured.toFixed(digits), (measured / base).toFixed(2)];
	console.log([what.padEnd(44), ...cells.map((cell) => cell.padStart(10)), `   ${aim}`].join(""));
}

async function throughput(): Promise<void> {
	const bare = await startServer("bare");
	const measured = await startServer("function");
	const results: Record<"bare" | "known" | "unseen", Load[]> = { bare: [], known: [], unseen: [] };
	// All of them once: a question is known when it has been asked.
	for (const { url } of [bare, measured]) await load(url, bodies, { amount: bodies.length });
	for (let round = 0; round < ROUNDS; round++) {
		results.bare.push(await load(bare.url, bodies, { duration: ROUND_SECONDS }));
		results.known.push(await load(measured.url, bodies, { duration: ROUND_SECONDS }));
		results.unseen.push(await load(measured.url, unseenBodies(round), { duration: ROUND_SECONDS }));
	}
	await measured.stop();
	await bare.stop();
	const of = (name: keyof typeof results, key: keyof Load) => median(results[name].map((each) => each[key]));
	print("site answer, requests per second", of("bare", "rate"), of("known", "rate"), 0, "at least 0.5");
	print("  to questions nobody has asked before", of("bare", "rate"), of("unseen", "rate"), 0, "");
	print("site answer, p99 in ms", of("bare", "p99"), of("known", "p99"), 2, "");
	print("  to questions nobody has asked before", of("bare", "p99"), of("unseen", "p99"), 2, "");
}

async function firstDelta(): Promise<void> {
	const provider = await startServer("provider");
	const settings = { OPENAI_API_KEY: "sk-bench", OPENAI_BASE_URL: `${provider.url}/v1` };
	const measured = await startServer("function", settings);
	const direct: number[] = [];
	const through: number[] = [];
	for (let stream = 0; stream < STREAMS; stream++) {
		const body = bodies[stream % bodies.length] ?? "";
		direct.push(await firstBytes(provider.url, body));
		through.push(await firstBytes(measured.url, body));
	}
	await measured.stop();
	await provider.stop();
	const added = median(through) - median(direct);
	print(
		"model's stream, ms to its first bytes",
		median(direct),
		median(through),
		2,
		`${added.toFixed(1)} ms added, aim under 10`,
	);
}

async function timeToFirstAnswer(name: ServerName): Promise<number> {
	const start = performance.now();
	const server = await startServer(name);
	await ask(server.url, QUESTION);
	const passed = performance.now() - start;
	await server.stop();
	return passed;
}

async function start(): Promise<void> {
	const empty: number[] = [];
	const measured: number[] = [];
	for (let round = 0; round < STARTS; round++) {
		empty.push(await timeToFirstAnswer("bare"));
		measured.push(await timeToFirstAnswer("function"));
	}
	print("start to first answer, ms", median(empty), median(measured), 0, "at most 1.5");
}

/**
 * Resident memory grows until V8 collects its whole heap for the first time, as it does with an empty server that
 * keeps as much in memory. So the second half of the requests is compared with the first, and the course printed.
 */
async function memory(): Promise<void> {
	const server = await startServer("function");
	const course: number[] = [];
	for (let round = 0; round < MEMORY_ROUNDS; round++) {
		await load(server.url, bodies, { amount: MEMORY_REQUESTS });
		course.push(await server.memory());
	}
	await server.stop();
	const half = MEMORY_ROUNDS / 2;
	const [halfway = Number.NaN, atLast = Number.NaN] = [course[half - 1], course.at(-1)];
	const requests = [half, MEMORY_ROUNDS].map((rounds) => rounds * MEMORY_REQUESTS);
	print(`memory in MiB after ${requests.join(" and ")} requests`, halfway, atLast, 0, "flat");
	console.log(`  after each ${MEMORY_REQUESTS}: ${course.map((value) => value.toFixed(0)).join(" ")}`);
}

console.log(
	["".padEnd(44), ...["bare", "function", "ratio"].map((title) => title.padStart(10)), "   aim"].join(""),
);
await throughput();
await firstDelta();
await start();
await memory();
