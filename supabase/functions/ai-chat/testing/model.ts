import { startChat } from "./chat.ts";
import { type Provider, startProvider } from "./provider.ts";

export const KEY = "sk-test-0123456789";
export const QUESTION = "Haben Sie Erfahrung mit Terraform?";

/** A chat whose model is a provider of the test. */
export const withModel = (baseUrl: string, environment: Record<string, string> = {}) =>
	startChat({
		OPENAI_API_KEY: KEY,
		OPENAI_BASE_URL: baseUrl,
		OPENAI_MODEL: "fake-1",
		CHAT_TIMEOUT_MS: "5000",
		...environment,
	});

/** Runs a test beside a provider, and ends it. */
export async function withProvider(
	answer: (call: Request) => Response | Promise<Response>,
	test: (provider: Provider) => Promise<void>,
): Promise<void> {
	const provider = startProvider(answer);
	try {
		await test(provider);
	} finally {
		await provider.stop();
	}
}
