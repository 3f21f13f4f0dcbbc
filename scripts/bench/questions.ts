import { readFileSync } from "node:fs";
import type { ChatContextEntry } from "../../src/chat/contract.ts";

const FILES = ["german", "english", "follow-ups", "off-topic"];

interface Question {
	question: string;
	context?: ChatContextEntry[];
}

/** Bodies of requests: every question of the golden set, follow-ups with what went before. */
export const bodies: readonly string[] = FILES.flatMap((file) =>
	(JSON.parse(readFileSync(`evals/golden/${file}.json`, "utf8")) as Question[]).map(
		({ question, context = [] }) => JSON.stringify({ message: question, context }),
	),
);

/** More than are asked in one round. */
const MOST_UNSEEN = 30_000;

/** Questions that nobody has asked before, made of those of the golden set; those of each round differ. */
export function unseenBodies(round: number): string[] {
	return Array.from({ length: MOST_UNSEEN }, (_, index) => {
		const { message, context } = JSON.parse(bodies[index % bodies.length] ?? "{}");
		return JSON.stringify({ message: `${message} ${round}${index}`, context });
	});
}
