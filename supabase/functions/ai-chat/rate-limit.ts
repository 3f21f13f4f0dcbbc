export interface RateLimits {
	/** Calls of one client within 60 seconds of its first. */
	perMinute: number;
	/** Calls of one client within 24 hours of its first. */
	perDay: number;
	/** Model calls of everyone within 24 hours of the first. */
	modelCallsPerDay: number;
}

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
	take(client: string, wantsModel: boolean): Promise<Verdict> | Verdict;
}

/** A limiter that needs nobody's answer. */
export interface LocalRateLimiter extends RateLimiter {
	take(client: string, wantsModel: boolean): Verdict;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Clients remembered at most; beyond it the ones seen longest ago are forgotten. */
const MOST_CLIENTS = 50_000;

interface Window {
	started: number;
	calls: number;
}

interface Usage {
	minute: Window;
	day: Window;
}

/**
 * Limits of one process, for places without a database. Nothing survives a restart.
 *
 * @param now Milliseconds since the epoch.
 */
export function memoryRateLimiter(limits: RateLimits, now: () => number = Date.now): LocalRateLimiter {
	const clients = new Map<string, Usage>();
	let model: Window = { started: 0, calls: 0 };

	return {
		take(client, wantsModel) {
			const time = now();
			const known = clients.get(client);
			const minute = current(known?.minute, time, MINUTE);
			const day = current(known?.day, time, DAY);
			// Deleted first, so that the map's order is the order of the last calls.
			clients.delete(client);
			clients.set(client, { minute, day });
			if (clients.size > MOST_CLIENTS) forgetOldest(clients);

			const wait = Math.max(
				minute.calls >= limits.perMinute ? minute.started + MINUTE - time : 0,
				day.calls >= limits.perDay ? day.started + DAY - time : 0,
			);
			if (wait > 0) return { allowed: false, retryAfterSeconds: Math.ceil(wait / 1000) };
			minute.calls += 1;
			day.calls += 1;
			if (!wantsModel) return { allowed: true, model: false };

			model = current(model, time, DAY);
			if (model.calls >= limits.modelCallsPerDay) return { allowed: true, model: false };
			model.calls += 1;
			return { allowed: true, model: true };
		},
	};
}

function current(window: Window | undefined, time: number, length: number): Window {
	return window && time < window.started + length ? window : { started: time, calls: 0 };
}

function forgetOldest(clients: Map<string, Usage>): void {
	const oldest = clients.keys().next();
	if (!oldest.done) clients.delete(oldest.value);
}
