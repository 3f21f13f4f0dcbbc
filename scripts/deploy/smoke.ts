import { setTimeout } from "node:timers/promises";
import { CHAT_PATH } from "../../src/chat/contract.ts";
import type { Settings } from "./settings.ts";

/**
 * Sends the deployed function a preflight and a question, as a visitor's browser does.
 *
 * @throws Error that names the one that failed.
 */
export async function smokeTest(settings: Settings): Promise<void> {
	const address = `${settings.VITE_SUPABASE_URL?.replace(/\/+$/, "")}${CHAT_PATH}`;
	const origin = new URL(settings.VITE_SITE_URL ?? "").origin;
	const call = (method: string, headers: Record<string, string>, body?: string) =>
		fetch(address, { method, headers: { origin, ...headers }, body, signal: AbortSignal.timeout(30_000) });

	const preflight = await call("OPTIONS", { "access-control-request-method": "POST" });
	const allowed = preflight.headers.get("access-control-allow-origin");
	if (allowed !== origin)
		throw new Error(`The preflight doesn't allow the site's origin (status ${preflight.status}).`);

	// One question only, because the rate limit may be one call a minute.
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
	if (answer.status !== expected) throw new Error(`The function answered with status ${answer.status}.`);
	if (expected === 200 && !/^data: \{.*"message":.*"origin":/m.test(await answer.text()))
		throw new Error("The streamed answer was incomplete.");
}

/**
 * Retries, because a new version of the function takes a moment to go live.
 *
 * @param pause Milliseconds between attempts.
 * @throws The last error.
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
