import type { Settings } from "./env.ts";

export interface Verdict {
	/** Seconds until a call is allowed again; undefined if this one is. */
	retryAfter?: number;
	noModel?: "budget_spent" | "limiter_down";
}

/** Counts a call of a client, or of a network of which `share` clients have their full limits, unless it exceeds one. */
export type RateLimiter = (client: string, wantsModel: boolean, share?: number) => Verdict | Promise<Verdict>;

/** Creates the limiter in Postgres, which all instances share, or in memory; so too, without a model, if that fails. */
export function createRateLimiter(settings: Settings): RateLimiter {
	const inMemory = memoryRateLimiter(settings);
	if (!settings.database) return inMemory;
	const { url, secretKey } = settings.database;
	// A legacy service_role key is a JWT and needs both headers; a secret key is sent as apikey only.
	const authorization = secretKey.startsWith("eyJ") && { authorization: `Bearer ${secretKey}` };
	return async (client, wantsModel, share = 1) => {
		const answered = fetch(`${url}/rest/v1/rpc/take_chat_call`, {
			method: "POST",
			headers: { "content-type": "application/json", apikey: secretKey, ...authorization },
			body: JSON.stringify({
				client_key: client,
				per_minute: share * settings.ratePerMinute,
				per_day: share * settings.ratePerDay,
				wants_model: wantsModel,
				model_per_day: settings.modelCallsPerDay,
			}),
			redirect: "error",
			// A slow database must leave time for an answer.
			signal: AbortSignal.timeout(settings.timeoutMs / 10),
		});
		const answer = await answered.then((response) => response.json()).catch(() => undefined);
		const { allowed, model, retry_after } = Object(answer);
		// A clock that was set back makes it an hour more than a day.
		if (allowed === false && Number.isFinite(retry_after) && retry_after > 0 && retry_after < 100_000)
			return { retryAfter: Math.ceil(retry_after) };
		// Counted in memory too, so that a failing database doesn't grant a second allowance.
		const verdict = inMemory(client, false, share);
		if (allowed !== true || typeof model !== "boolean") return { ...verdict, noModel: "limiter_down" };
		return wantsModel && !model ? { noModel: "budget_spent" } : {};
	};
}

const DAY = 86_400_000;
/** Maximum number of windows, two for each client; evicts the least recently used. */
const MAX_WINDOWS = 100_000;

type Limits = Pick<Settings, "ratePerMinute" | "ratePerDay" | "modelCallsPerDay">;

/** Creates a limiter in memory, per process. Its windows start with their first call. */
export function memoryRateLimiter(limits: Limits, now = Date.now) {
	const windows = new Map<string, { started: number; calls: number }>();
	/** Counts a call in a window, or returns the milliseconds until the window ends if it is full. */
	function take(key: string, length: number, limit: number): number {
		const time = now();
		const last = windows.get(key);
		const isCurrent = last && time >= last.started && time < last.started + length;
		const window = isCurrent ? last : { started: time, calls: 0 };
		// Deleted first, to keep the map in the order of the last calls.
		windows.delete(key);
		windows.set(key, window);
		if (windows.size > MAX_WINDOWS) windows.delete(windows.keys().next().value ?? "");
		if (window.calls >= limit) return window.started + length - time;
		window.calls += 1;
		return 0;
	}
	return (client: string, wantsModel: boolean, share = 1): Verdict => {
		const wait =
			take(`minute ${client}`, 60_000, share * limits.ratePerMinute) ||
			take(`day ${client}`, DAY, share * limits.ratePerDay);
		if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) };
		const isSpent = wantsModel && take("model", DAY, limits.modelCallsPerDay) > 0;
		return isSpent ? { noModel: "budget_spent" } : {};
	};
}
