import { setTimeout } from "node:timers/promises";
import { CHAT_PATH } from "../../src/chat/contract.ts";
import type { Settings } from "./settings.ts";

/**
 * Asks the deployed function what a visitor's browser would.
 *
 * @throws Error with a sentence that says what is wrong.
 */
export async function smokeTest(settings: Settings): Promise<void> {
	const address = `${settings.VITE_SUPABASE_URL?.replace(/\/+$/, "")}${CHAT_PATH}`;
	const origin = new URL(settings.VITE_SITE_URL ?? "").origin;
	const call = (method: string, headers: Record<string, string>, body?: string) =>
		fetch(address, { method, headers: { origin, ...headers }, body, signal: AbortSignal.timeout(30_000) });

	const preflight = await call("OPTIONS", { "access-control-request-method": "POST" });
	const allowed = preflight.headers.get("access-control-allow-origin");
	if (!preflight.ok || (allowed !== "*" && allowed !== origin))
		throw new Error(`Browsers are not let in: the preflight answered ${preflight.status}.`);

	// One question, because a limit may allow no more in a minute.
	const answer = await call(
		"POST",
		{
			accept: "text/event-stream",
			apikey: settings.VITE_SUPABASE_PUBLISHABLE_KEY ?? "",
			"content-type": "application/json",
		},
		JSON.stringify({ message: "How can I contact you?", context: [] }),
	);
	const expected = settings.CHAT_ENABLED === "false" ? 503 : 200;
	if (answer.status !== expected) throw new Error(`A question was answered with ${answer.status}.`);
	if (expected === 200 && !/^data: \{.*"message":.*"origin":/m.test(await answer.text()))
		throw new Error("A streamed answer had no end.");
}

/**
 * Tries until it succeeds: a new version of the function takes a moment to be everywhere.
 *
 * @param pause Milliseconds between two tries.
 * @throws The last try's error.
 */
export async function retry(attempt: () => Promise<void>, tries: number, pause: number): Promise<void> {
	try {
		await attempt();
	} catch (error) {
		if (tries <= 1) throw error;
		console.log(`${(error as Error).message} Trying again.`);
		await setTimeout(pause);
		await retry(attempt, tries - 1, pause);
	}
}
