import { CHAT_PATH, COMMIT_HEADER } from "../../src/chat/contract.ts";
import { type Settings, siteOrigin } from "./settings.ts";

/**
 * Sends the deployed function a preflight and a question, as a visitor's browser does, and the database a call that it
 * must refuse.
 *
 * @param commit The commit that the function must have been deployed from.
 * @throws Error that names the one that failed.
 */
export async function smokeTest(settings: Settings, commit: string): Promise<void> {
	const origin = siteOrigin(settings) ?? "";
	const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
		fetch(`${settings.VITE_SUPABASE_URL?.replace(/\/+$/, "")}${path}`, {
			method,
			headers: { origin, ...headers },
			body: body && JSON.stringify(body),
			signal: AbortSignal.timeout(30_000),
		}).catch((error) => {
			throw new Error(`${method} ${path} failed: ${(error.cause ?? error).message}`);
		});
	const json = {
		apikey: settings.VITE_SUPABASE_PUBLISHABLE_KEY ?? "",
		"content-type": "application/json",
	};

	const preflight = await call("OPTIONS", CHAT_PATH, { "access-control-request-method": "POST" });
	const allowed = preflight.headers.get("access-control-allow-origin");
	if (allowed !== origin)
		throw new Error(`The preflight doesn't allow the site's origin (status ${preflight.status}).`);
	const live = preflight.headers.get(COMMIT_HEADER);
	if (live !== commit) throw new Error(`The function of commit ${live} answers, not that of ${commit}.`);

	const limits = { client_key: "", per_minute: 0, per_day: 0, wants_model: false, model_per_day: 0 };
	const { status } = await call("POST", "/rest/v1/rpc/take_chat_call", json, limits);
	if (status !== 401 && status !== 403)
		throw new Error(
			`The database doesn't refuse take_chat_call (status ${status}): see “Restore a backup” in docs/deploy.md.`,
		);

	// One question only, because the rate limit may be one call a minute.
	const question = { message: "How can I contact you?", context: [] };
	const answer = await call("POST", CHAT_PATH, { ...json, accept: "text/event-stream" }, question);
	const expected = settings.CHAT_ENABLED === "false" ? 503 : 200;
	if (answer.status !== expected) throw new Error(`The function answered with status ${answer.status}.`);
	if (expected === 200 && !/^data: \{.*"message":.*"origin":/m.test(await answer.text().catch(String)))
		throw new Error("The streamed answer was incomplete.");
}
