import { expect, test } from "vitest";
import { startFunction } from "./function-process.ts";
import { freePort } from "./loopback.ts";

test.each([true, false])(
	"exits on an invalid setting, which it names (watched: %s)",
	async (watch) => {
		const lines: string[] = [];
		const env = { ...process.env, CHAT_RATE_PER_DAY: "many" };
		const log = (line: string) => lines.push(line);
		const { isUp, stop } = startFunction({ port: await freePort(), env, watch, log });
		expect(await isUp(60_000)).toBe(false);
		expect(lines).toEqual([expect.stringContaining("CHAT_RATE_PER_DAY must be")]);
		await stop();
	},
	30_000,
);
