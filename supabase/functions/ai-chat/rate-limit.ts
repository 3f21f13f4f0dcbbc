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

/** Creates the limiter in the project's Postgres, or in memory without one. */
export function createRateLimiter(settings: Settings): RateLimiter {
	const memory = memoryRateLimiter(settings);
	if (!settings.database) return memory;
	// A slow database must leave time for an answer.
	return withFallback(postgresRateLimiter(settings.database, settings, settings.timeoutMs / 10), memory);
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Maximum number of clients; evicts the least recently seen. */
const MOST_CLIENTS = 50_000;

interface Window {
	started: number;
	calls: number;
}

/**
 * Creates a limiter in memory, per process.
 *
 * @param now Milliseconds since the epoch.
 */
export function memoryRateLimiter(limits: RateLimits, now: () => number = Date.now): RateLimiter {
	const clients = new Map<string, { minute: Window; day: Window }>();
	let model: Window | undefined;

	return {
		take(client, wantsModel) {
			const time = now();
			const current = (window: Window | undefined, length: number): Window =>
				window && time < window.started + length ? window : { started: time, calls: 0 };
			const minute = current(clients.get(client)?.minute, MINUTE);
			const day = current(clients.get(client)?.day, DAY);
			// Deleted first, to keep the map in the order of the last calls.
			clients.delete(client);
			clients.set(client, { minute, day });
			const [oldest] = clients.keys();
			if (clients.size > MOST_CLIENTS && oldest !== undefined) clients.delete(oldest);

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
 * Creates a limiter in the project's Postgres, shared by all instances; it calls `take_chat_call` of
 * `supabase/migrations`.
 *
 * @param timeoutMs Timeout of the database in milliseconds.
 * @throws Error from `take` if the database is unreachable or gives no verdict.
 */
export function postgresRateLimiter(
	{ url, secretKey }: DatabaseSettings,
	limits: RateLimits,
	timeoutMs: number,
): RateLimiter {
	const headers = {
		"content-type": "application/json",
		apikey: secretKey,
		// A legacy service_role key is a JWT and needs both headers; a secret key is sent as apikey only.
		...(secretKey.startsWith("eyJ") && { authorization: `Bearer ${secretKey}` }),
	};
	return {
		async take(client, wantsModel) {
			const response = await fetch(`${url}/rest/v1/rpc/take_chat_call`, {
				method: "POST",
				headers,
				body: JSON.stringify({
					client_key: client,
					per_minute: limits.ratePerMinute,
					per_day: limits.ratePerDay,
					wants_model: wantsModel,
					model_per_day: limits.modelCallsPerDay,
				}),
				signal: AbortSignal.timeout(timeoutMs),
			});
			const { allowed, model, retry_after } = await response.json();
			if (allowed === true) return { allowed, model: model === true };
			if (allowed === false && typeof retry_after === "number")
				return { allowed, retryAfterSeconds: Math.max(1, Math.ceil(retry_after)) };
			throw new Error(`The rate limit's database gave no verdict, with status ${response.status}.`);
		},
	};
}

/**
 * Falls back to memory if the shared limiter fails, and then calls no model, because its budget can't be checked. The
 * failure is logged but not shown.
 */
export function withFallback(shared: RateLimiter, local: RateLimiter): RateLimiter {
	return {
		async take(client, wantsModel) {
			try {
				const verdict = await shared.take(client, wantsModel);
				// Counted in memory too, so that a failing database doesn't grant a second allowance.
				if (verdict.allowed) await local.take(client, false);
				return verdict;
			} catch {
				const verdict = await local.take(client, false);
				return verdict.allowed ? { ...verdict, limiterDown: true } : verdict;
			}
		},
	};
}
