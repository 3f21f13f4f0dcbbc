import type { Settings } from "./env.ts";

export interface Verdict {
	/** Seconds until a call is allowed again; undefined if this one is. */
	retryAfter?: number;
	/** Why the model may not be called. */
	noModel?: "budget_spent" | "limiter_down";
}

/**
 * Counts a call unless it exceeds a limit, and returns the verdict.
 *
 * @param client Salted hash of the client's address.
 * @param wantsModel Whether a model is configured; only then its budget is used.
 */
export type RateLimiter = (client: string, wantsModel: boolean) => Verdict | Promise<Verdict>;

/**
 * Creates the limiter in the project's Postgres (`supabase/migrations`), shared by all instances, or in memory without
 * one. If the database fails or is too slow, counts in memory and calls no model, because its budget can't be checked.
 */
export function createRateLimiter(settings: Settings): RateLimiter {
	const inMemory = memoryRateLimiter(settings);
	if (!settings.database) return inMemory;
	const { url, secretKey } = settings.database;
	// A legacy service_role key is a JWT and needs both headers; a secret key is sent as apikey only.
	const authorization = secretKey.startsWith("eyJ") && { authorization: `Bearer ${secretKey}` };
	return async (client, wantsModel) => {
		try {
			const response = await fetch(`${url}/rest/v1/rpc/take_chat_call`, {
				method: "POST",
				headers: { "content-type": "application/json", apikey: secretKey, ...authorization },
				body: JSON.stringify({
					client_key: client,
					per_minute: settings.ratePerMinute,
					per_day: settings.ratePerDay,
					wants_model: wantsModel,
					model_per_day: settings.modelCallsPerDay,
				}),
				// A slow database must leave time for an answer.
				signal: AbortSignal.timeout(settings.timeoutMs / 10),
			});
			const { allowed, model, retry_after } = await response.json();
			if (retry_after) return { retryAfter: retry_after };
			if (allowed) {
				// Counted in memory too, so that a failing database doesn't grant a second allowance.
				inMemory(client, false);
				return wantsModel && !model ? { noModel: "budget_spent" } : {};
			}
		} catch {
			// Unreachable, too slow, or not the database.
		}
		return { ...inMemory(client, false), noModel: "limiter_down" };
	};
}

const DAY = 86_400_000;
/** Maximum number of windows, two for each client; evicts the least recently used. */
const MAX_WINDOWS = 100_000;

/**
 * Creates a limiter in memory, per process. Windows start with their first call.
 *
 * @param now Milliseconds since the epoch.
 */
export function memoryRateLimiter(
	limits: Pick<Settings, "ratePerMinute" | "ratePerDay" | "modelCallsPerDay">,
	now = Date.now,
) {
	const windows = new Map<string, { started: number; calls: number }>();

	/** Returns the current window and the milliseconds until it has room. */
	function windowOf(key: string, length: number, limit: number) {
		const time = now();
		const last = windows.get(key);
		const isCurrent = last && time >= last.started && time < last.started + length;
		const window = isCurrent ? last : { started: time, calls: 0 };
		// Deleted first, to keep the map in the order of the last calls.
		windows.delete(key);
		windows.set(key, window);
		if (windows.size > MAX_WINDOWS) windows.delete(windows.keys().next().value ?? "");
		return { window, wait: window.calls < limit ? 0 : window.started + length - time };
	}

	return (client: string, wantsModel: boolean): Verdict => {
		const minute = windowOf(`minute ${client}`, 60_000, limits.ratePerMinute);
		const day = windowOf(`day ${client}`, DAY, limits.ratePerDay);
		const wait = Math.max(minute.wait, day.wait);
		if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) };
		minute.window.calls += 1;
		day.window.calls += 1;
		if (!wantsModel) return {};
		const model = windowOf("model", DAY, limits.modelCallsPerDay);
		if (model.wait > 0) return { noModel: "budget_spent" };
		model.window.calls += 1;
		return {};
	};
}
