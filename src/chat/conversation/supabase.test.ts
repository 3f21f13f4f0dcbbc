// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const STORAGE_KEY = "sb-project-auth-token";

const session = (accessToken: string, expiresInSeconds: number) => ({
	access_token: accessToken,
	refresh_token: "refresh",
	token_type: "bearer",
	expires_in: 3600,
	expires_at: Math.floor(Date.now() / 1000) + expiresInSeconds,
	user: { id: "1", aud: "authenticated", app_metadata: {}, user_metadata: {}, created_at: "" },
});

beforeEach(() => {
	vi.resetModules();
	vi.stubEnv("VITE_SUPABASE_URL", "https://project.supabase.co");
	vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_1");
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	localStorage.clear();
	location.hash = "";
});

/** Invokes the function with a new client and returns the headers of the call. */
async function invoke(): Promise<Headers> {
	const calls: Headers[] = [];
	vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
		calls.push(new Headers(init?.headers));
		return Response.json(String(input).includes("/auth/v1/token") ? session("renewed", 3600) : {});
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

test("sends the session from local storage", async () => {
	localStorage.setItem(STORAGE_KEY, JSON.stringify(session("of the visitor", 3600)));
	expect((await invoke()).get("authorization")).toBe("Bearer of the visitor");
});

test("refreshes and stores an expired session", async () => {
	localStorage.setItem(STORAGE_KEY, JSON.stringify(session("of yesterday", -3600)));
	expect((await invoke()).get("authorization")).toBe("Bearer renewed");
	expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}").access_token).toBe("renewed");
});

test("ignores a session in the page's URL", async () => {
	location.hash = "#access_token=planted&refresh_token=x&token_type=bearer&expires_in=3600";
	expect((await invoke()).get("authorization")).toBeNull();
});
