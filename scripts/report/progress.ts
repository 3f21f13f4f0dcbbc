import { clearLine, cursorTo } from "node:readline";
import { number } from "./figures.ts";

/** Milliseconds from one look to the next, and to the first. */
const EVERY = 200;
/** Lines between two looks at the clock. */
const LINES = 1_000;

export type Terminal = NodeJS.WritableStream & { isTTY?: boolean };

/** Shows how far a long input has been read, in one line that is gone afterwards; nothing without a terminal. */
export function progressLine(terminal: Terminal, now: () => number = Date.now) {
	let lines = 0;
	let next = now() + EVERY;
	let isShown = false;
	const clear = () => {
		cursorTo(terminal, 0);
		clearLine(terminal, 0);
	};
	return {
		/** Is told of every line. */
		show(read: number, size: number | undefined): void {
			lines += 1;
			if (!terminal.isTTY || lines % LINES !== 0 || now() < next) return;
			next = now() + EVERY;
			isShown = true;
			clear();
			const part = size ? ` (${Math.min(100, Math.floor((100 * read) / size))} %)` : "";
			terminal.write(`${number(lines)} Zeilen gelesen${part}`);
		},
		end(): void {
			if (isShown) clear();
		},
	};
}
