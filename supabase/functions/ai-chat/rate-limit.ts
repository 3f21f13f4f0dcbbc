import type { DatabaseSettings, Settings } from "./env.ts";

/** Limits per client and per minute and day, and of model calls per day in total. Windows start with the first call. */
type RateLimits = Pick<Settings, "ratePerMinute" | "ratePerDay" | "modelCallsPerDay">;

export type Verdict =
	| {
			allowed: true;
			/** Whether the model may be called. */
			model: boolean;
			/** Whether the shared limiter failed, so that this call was counted in memory. */
			limiterDown?: boolean;
	  }
	| { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
	/**
	 * Counts a call unless it exceeds a limit, and returns the verdict.
	 *
	 * @param client Salted hash of the client's address.
	 * @param wantsModel Whether a model is configured; only then its budget is used.
	 */
	take(client: string, wantsModel: boolean): Verdict | Promise<Verdict>;
}

/**
 * Creates the limiter in the project's Postgres, shared by all instances, or in memory without one. If the database
 * fails, counts in memory and calls no model, because its budget can't be checked; the failure is logged but not shown.
 */
export function createRateLimiter(settings: Settings): RateLimiter {
	const memory = memoryRateLimiter(settings);
	const { database } = settings;
	if (!database) return memory;
	return {
		async take(client, wantsModel) {
			try {
				const verdict = await takeFromDatabase(database, settings, client, wantsModel);
				// Counted in memory too, so that a failing database doesn't grant a second allowance.
				if (verdict.allowed) memory.take(client, false);
				return verdict;
			} catch {
				const verdict = memory.take(client, false);
				return verdict.allowed ? { ...verdict, limiterDown: true } : verdict;
			}
		},
	};
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Maximum number of clients; evicts the least recently seen. */
const MAX_CLIENTS = 50_000;

interface Window {
	started: number;
	calls: number;
}

/**
 * Creates a limiter in memory, per process.
 *
 * @param now Milliseconds since the epoch.
 */
export function memoryRateLimiter(limits: RateLimits, now: () => number = Date.now) {
	const clients = new Map<string, { minute: Window; day: Window }>();
	let model: Window | undefined;

	return {
		take(client: string, wantsModel: boolean): Verdict {
			const time = now();
			const current = (window: Window | undefined, length: number): Window =>
				window && time >= window.started && time < window.started + length
					? window
					: { started: time, calls: 0 };
			const minute = current(clients.get(client)?.minute, MINUTE);
			const day = current(clients.get(client)?.day, DAY);
			// Deleted first, to keep the map in the order of the last calls.
			clients.delete(client);
			clients.set(client, { minute, day });
			const [oldest] = clients.keys();
			if (clients.size > MAX_CLIENTS && oldest !== undefined) clients.delete(oldest);

			const wait = Math.max(
				minute.calls >= limits.ratePerMinute ? minute.started + MINUTE - time : 0,
				day.calls >= limits.ratePerDay ? day.started + DAY - time : 0,
			);
			if (wait > 0) return { allowed: false, retryAfterSeconds: Math.ceil(wait / 1000) };
			minute.calls += 1;
			day.calls += 1;
			if (!wantsModel) return { allowed: true, model: false };

			model = current(model, DAY);
			if (model.calls >= limits.modelCallsPerDay) return { allowed: true, model: false };
			model.calls += 1;
			return { allowed: true, model: true };
		},
	};
}

/**
 * Calls `take_chat_call` of `supabase/migrations`.
 *
 * @throws Error if the database is unreachable or gives no verdict.
 */
async function takeFromDatabase(
	{ url, secretKey }: DatabaseSettings,
	limits: Settings,
	client: string,
	wantsModel: boolean,
): Promise<Verdict> {
	const response = await fetch(`${url}/rest/v1/rpc/take_chat_call`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			apikey: secretKey,
			// A legacy service_role key is a JWT and needs both headers; a secret key is sent as apikey only.
			...(secretKey.startsWith("eyJ") && { authorization: `Bearer ${secretKey}` }),
		},
		body: JSON.stringify({
			client_key: client,
			per_minute: limits.ratePerMinute,
			per_day: limits.ratePerDay,
			wants_model: wantsModel,
			model_per_day: limits.modelCallsPerDay,
		}),
		// A slow database must leave time for an answer.
		signal: AbortSignal.timeout(limits.timeoutMs / 10),
	});
	const { allowed, model, retry_after } = await response.json();
	if (allowed === true) return { allowed, model: model === true };
	if (allowed === false && typeof retry_after === "number")
		return { allowed, retryAfterSeconds: Math.max(1, Math.ceil(retry_after)) };
	throw new Error(`The rate limit's database gave no verdict, with status ${response.status}.`);
}
