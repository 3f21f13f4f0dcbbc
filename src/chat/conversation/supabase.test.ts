// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
	vi.resetModules();
	vi.stubEnv("VITE_SUPABASE_URL", "https://project.supabase.co");
	vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_1");
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	location.hash = "";
});

/** Invokes the function with a new client and returns the headers of the call. */
async function invoke(): Promise<Headers> {
	const calls: Headers[] = [];
	vi.stubGlobal("fetch", async (_input: RequestInfo, init?: RequestInit) => {
		calls.push(new Headers(init?.headers));
		return Response.json({});
	});
	const { supabase } = await import("./supabase.ts");
	await supabase.functions.invoke("ai-chat", { body: {} });
	await supabase.auth.stopAutoRefresh();
	return calls.at(-1) ?? new Headers();
}

test("sends the publishable key as an API key and never as a token", async () => {
	const headers = await invoke();
	expect(headers.get("apikey")).toBe("sb_publishable_1");
	expect(headers.get("authorization")).toBeNull();
});

test("ignores a session in the page's URL", async () => {
	location.hash = "#access_token=planted&refresh_token=x&token_type=bearer&expires_in=3600";
	expect((await invoke()).get("authorization")).toBeNull();
});
