import { CHAT_PATH } from "../src/chat/contract.ts";

export interface SmokeTest {
	/** Address of the Supabase project. */
	url: string;
	publishableKey: string;
	/** Origin of the site, where it is known: browsers there must be let in. */
	origin?: string;
	/** Whether the assistant is switched on. */
	enabled: boolean;
}

/**
 * Asks the deployed function what a visitor's browser would, and checks what comes back.
 *
 * @throws Error with a sentence that says what is wrong.
 */
export async function smokeTest({ url, publishableKey, origin, enabled }: SmokeTest): Promise<void> {
	const address = `${url.replace(/\/+$/, "")}${CHAT_PATH}`;
	const from: Record<string, string> = origin ? { origin } : {};
	const call = (init: RequestInit) => fetch(address, { signal: AbortSignal.timeout(30_000), ...init });
	const ask = (accept: string) =>
		call({
			method: "POST",
			headers: { ...from, accept, apikey: publishableKey, "content-type": "application/json" },
			body: JSON.stringify({ message: "Which certifications do you have?", context: [] }),
		});

	const preflight = await call({
		method: "OPTIONS",
		headers: { ...from, "access-control-request-method": "POST" },
	});
	const allowed = preflight.headers.get("access-control-allow-origin");
	if (!preflight.ok || (allowed !== "*" && allowed !== origin))
		throw new Error(`Browsers are not let in: the preflight answered ${preflight.status}.`);

	const answer = await ask("application/json");
	const body: unknown = await answer.json().catch(() => undefined);
	if (!enabled) {
		if (answer.status !== 503) throw new Error(`The assistant is off, but answered ${answer.status}.`);
		return;
	}
	if (answer.status !== 200) throw new Error(`A question was answered with ${answer.status}.`);
	const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
	if (typeof message !== "string" || !message.includes("AWS"))
		throw new Error("A question about the certifications got an answer that doesn't name them.");

	const stream = await (await ask("text/event-stream")).text();
	if (!/^data: \{.*"message":/m.test(stream)) throw new Error("A streamed answer had no end.");
}

/**
 * Tries until it succeeds: a new version of the function takes a moment to be everywhere.
 *
 * @param wait Milliseconds between two tries.
 * @throws The last try's error.
 */
export async function eventually(attempt: () => Promise<void>, tries: number, wait: number): Promise<void> {
	for (let left = tries; ; left--) {
		try {
			return await attempt();
		} catch (error) {
			if (left <= 1) throw error;
			console.log(`${(error as Error).message} Trying again.`);
			await new Promise((resolve) => setTimeout(resolve, wait));
		}
	}
}
