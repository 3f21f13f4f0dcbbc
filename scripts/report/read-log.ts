import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { type ChatCall, readLine } from "./chat-log.ts";

export interface LogInput {
	/** Its name for a person. */
	name: string;
	open(): Readable;
	/** Bytes in all, where that is known. */
	size?: number;
}

/** What was read, in numbers. */
export interface Reading {
	lines: number;
	calls: number;
	/** Entries of the chat that can't be understood. */
	unreadable: number;
	/** Entries that a file before held already. */
	repeated: number;
}

/**
 * Opens log files.
 *
 * @throws Error with a sentence, for a file that isn't there or can't be read.
 */
export async function openFiles(files: readonly string[]): Promise<LogInput[]> {
	const sizes = await Promise.all(files.map(sizeOf));
	return files.map((name, index) => ({ name, size: sizes[index], open: () => createReadStream(name) }));
}

async function sizeOf(file: string): Promise<number | undefined> {
	const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") throw new Error(`Die Datei ${file} gibt es nicht.`);
		throw new Error(`Die Datei ${file} lässt sich nicht öffnen (${error.code}).`);
	});
	if (found.isDirectory()) throw new Error(`${file} ist ein Ordner, keine Datei.`);
	// A pipe or a device has none.
	return found.isFile() ? found.size : undefined;
}

/**
 * Reads line by line and hands on each call. One input takes the memory of its longest line; several also
 * that of what they hold, to know a call again that is in more than one.
 *
 * @param progress Is told of every line: bytes read of bytes in all, where these are known.
 * @throws Error with a sentence, for an input that breaks off.
 */
export async function readLog(
	inputs: readonly LogInput[],
	take: (call: ChatCall) => void,
	progress: (read: number, size: number | undefined) => void,
): Promise<Reading> {
	const reading: Reading = { lines: 0, calls: 0, unreadable: 0, repeated: 0 };
	const size = inputs.reduce<number | undefined>(
		(sum, input) => (sum === undefined || input.size === undefined ? undefined : sum + input.size),
		0,
	);
	const before = new Set<string>();
	let read = 0;
	for (const { name, open } of inputs) {
		const texts: string[] = [];
		const stream = open();
		stream.on("data", (part: Buffer) => {
			read += part.length;
		});
		const broken = new Promise<never>((_, reject) => {
			stream.once("error", (error: NodeJS.ErrnoException) =>
				reject(new Error(`${name} lässt sich nicht lesen (${error.code ?? error.message}).`)),
			);
		});
		const lines = async () => {
			for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
				reading.lines += 1;
				const { calls, unreadable } = readLine(line);
				reading.unreadable += unreadable;
				for (const call of calls) {
					if (before.has(call.text)) reading.repeated += 1;
					else {
						reading.calls += 1;
						take(call);
					}
					if (inputs.length > 1) texts.push(call.text);
				}
				progress(read, size);
			}
		};
		await Promise.race([lines(), broken]);
		for (const text of texts) before.add(text);
	}
	return reading;
}
