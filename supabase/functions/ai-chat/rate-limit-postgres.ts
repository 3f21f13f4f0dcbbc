import type { DatabaseSettings } from "./env.ts";
import type { LocalRateLimiter, RateLimiter, RateLimits, Verdict } from "./rate-limit.ts";

/**
 * Limits in the project's Postgres, counted by `take_chat_call` of `supabase/migrations`, which all
 * instances of the function share.
 *
 * @param timeoutMs Milliseconds that the database may take before the call goes on without it.
 * @throws Error from `take` when the database can't be reached or answers something else.
 */
export function postgresRateLimiter(
	database: DatabaseSettings,
	limits: RateLimits,
	timeoutMs: number,
): RateLimiter {
	// A legacy service_role key is a JWT and wants both headers; a secret key is sent as apikey alone.
	const isToken = database.secretKey.startsWith("eyJ");
	const headers = {
		"content-type": "application/json",
		apikey: database.secretKey,
		...(isToken && { authorization: `Bearer ${database.secretKey}` }),
	};
	return {
		async take(client, wantsModel) {
			const response = await fetch(`${database.url}/rest/v1/rpc/take_chat_call`, {
				method: "POST",
				headers,
				body: JSON.stringify({
					client_key: client,
					per_minute: limits.perMinute,
					per_day: limits.perDay,
					wants_model: wantsModel,
					model_per_day: limits.modelCallsPerDay,
				}),
				signal: AbortSignal.timeout(timeoutMs),
			});
			if (!response.ok) {
				await response.body?.cancel();
				throw new Error(`The rate limit's database answered with status ${response.status}.`);
			}
			return readVerdict(await response.json());
		},
	};
}

function readVerdict(value: unknown): Verdict {
	if (typeof value === "object" && value !== null && "allowed" in value) {
		if (value.allowed === true && "model" in value) return { allowed: true, model: value.model === true };
		if (value.allowed === false && "retry_after" in value && typeof value.retry_after === "number")
			return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(value.retry_after)) };
	}
	throw new Error("The rate limit's database answered in a form that can't be read.");
}

/**
 * Lets calls go on when the shared limiter fails: counted in memory, and without the model, whose
 * budget nobody can check then. The log learns of it, the visitor doesn't.
 */
export function withFallback(shared: RateLimiter, local: LocalRateLimiter): RateLimiter {
	return {
		async take(client, wantsModel) {
			try {
				const verdict = await shared.take(client, wantsModel);
				// Noted here too, so that a database that fails between two calls grants nobody a second allowance.
				if (verdict.allowed) local.take(client, false);
				return verdict;
			} catch {
				const verdict = local.take(client, false);
				return verdict.allowed ? { ...verdict, limiterDown: true } : verdict;
			}
		},
	};
}
