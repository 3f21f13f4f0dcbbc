import type { DatabaseSettings, Settings } from "./env.ts";

/** Calls of one client within 60 seconds and 24 hours of its first, and of the model within 24 hours for everyone. */
type RateLimits = Pick<Settings, "ratePerMinute" | "ratePerDay" | "modelCallsPerDay">;

export type Verdict =
	| {
			allowed: true;
			/** Whether this call may ask the model. */
			model: boolean;
			/** The shared limiter failed, and this call was counted without it. */
			limiterDown?: boolean;
	  }
	| { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
	/**
	 * Counts a call and says whether it may be answered. A refused call is not counted.
	 *
	 * @param client Salted hash of the client's address.
	 * @param wantsModel Whether a model is there to be asked; only then its budget is touched.
	 */
	take(client: string, wantsModel: boolean): Verdict | Promise<Verdict>;
}

/** Counts in the project's Postgres, or in memory where there is none. */
export function createRateLimiter(settings: Settings): RateLimiter {
	const memory = memoryRateLimiter(settings);
	if (!settings.database) return memory;
	// A slow database must leave time for an answer.
	return withFallback(postgresRateLimiter(settings.database, settings, settings.timeoutMs / 10), memory);
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Clients remembered at most; beyond it the ones seen longest ago are forgotten. */
const MOST_CLIENTS = 50_000;

interface Window {
	started: number;
	calls: number;
}

/**
 * Limits of one process. Nothing survives a restart.
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
			// Deleted first, so that the map's order is the order of the last calls.
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
 * Limits in the project's Postgres, counted by `take_chat_call` of `supabase/migrations`, which all
 * instances of the function share.
 *
 * @param timeoutMs Milliseconds that the database may take before the call goes on without it.
 * @throws Error from `take` when the database can't be reached or answers something else.
 */
export function postgresRateLimiter(
	{ url, secretKey }: DatabaseSettings,
	limits: RateLimits,
	timeoutMs: number,
): RateLimiter {
	const headers = {
		"content-type": "application/json",
		apikey: secretKey,
		// A legacy service_role key is a JWT and wants both headers; a secret key is sent as apikey alone.
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
 * Lets calls go on when the shared limiter fails: counted in memory, and without the model, whose
 * budget nobody can check then. The log learns of it, the visitor doesn't.
 */
export function withFallback(shared: RateLimiter, local: RateLimiter): RateLimiter {
	return {
		async take(client, wantsModel) {
			try {
				const verdict = await shared.take(client, wantsModel);
				// Counted here too, so that a database that fails between two calls grants nobody a second allowance.
				if (verdict.allowed) await local.take(client, false);
				return verdict;
			} catch {
				const verdict = await local.take(client, false);
				return verdict.allowed ? { ...verdict, limiterDown: true } : verdict;
			}
		},
	};
}
