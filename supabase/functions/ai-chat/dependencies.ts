import { rememberAnswers } from "./answer-memory.ts";
import { clientHasher } from "./client-address.ts";
import { type Environment, readSettings, type Settings } from "./env.ts";
import type { Dependencies } from "./handler.ts";
import { logToConsole } from "./log.ts";
import { openAiModel } from "./model-answer.ts";
import { buildPrompt, systemPrompt } from "./prompt.ts";
import { memoryRateLimiter, type RateLimiter } from "./rate-limit.ts";
import { postgresRateLimiter, withFallback } from "./rate-limit-postgres.ts";
import { type Assistant, createAssistant } from "./site-answer.ts";
import { siteContent } from "./site-content.ts";

/**
 * Builds what the handler needs out of the environment.
 *
 * @param warn Takes what whoever runs the function should know.
 * @throws SettingsError for a setting that can't be read, which ends the start.
 */
export function dependenciesFrom(
	environment: Environment,
	assistant: Assistant = createAssistant(siteContent),
	warn: (sentence: string) => void = console.warn,
): Dependencies {
	const settings = readSettings(environment);
	if (!settings.database)
		warn("The chat's limits are counted in memory, because no Supabase project is set.");
	const system = systemPrompt(siteContent);
	return {
		settings,
		behindPlatform: settings.database !== undefined,
		answerer: {
			assistant: rememberAnswers(assistant),
			model: settings.model && openAiModel(settings.model),
			prompt: (question) => buildPrompt(system, question),
			links: {
				hrefs: new Set([...siteContent.sitePaths, ...siteContent.homeAnchors]),
				email: siteContent.owner.email,
			},
			titles: new Map(
				assistant.passages.flatMap(({ links }) => links.map(({ href, title }) => [href, title.de] as const)),
			),
		},
		limiter: limiterFor(settings),
		// Without a database nothing outlives the process, so a salt of its own will do.
		clientKey: clientHasher(settings.database?.secretKey ?? crypto.randomUUID()),
		log: logToConsole,
	};
}

/** A database that is slow must leave time for an answer. */
const databaseTimeout = ({ timeoutMs }: Settings) => Math.min(2_000, Math.floor(timeoutMs / 4));

function limiterFor(settings: Settings): RateLimiter {
	const limits = {
		perMinute: settings.ratePerMinute,
		perDay: settings.ratePerDay,
		modelCallsPerDay: settings.modelCallsPerDay,
	};
	const memory = memoryRateLimiter(limits);
	if (settings.database)
		return withFallback(postgresRateLimiter(settings.database, limits, databaseTimeout(settings)), memory);
	return memory;
}
