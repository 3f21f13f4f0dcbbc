// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { createBackendClient } from "./backend-client.ts";

/** A project for each test, as clients of one project would share its storage. */
let project = 0;

const session = (accessToken: string, expiresInSeconds: number) => ({
	access_token: accessToken,
	refresh_token: "refresh",
	token_type: "bearer",
	expires_in: 3600,
	expires_at: Math.floor(Date.now() / 1000) + expiresInSeconds,
	user: { id: "1", aud: "authenticated", app_metadata: {}, user_metadata: {}, created_at: "" },
});

const storageKey = () => `sb-project${project}-auth-token`;

beforeEach(() => {
	project += 1;
});

/** Invokes a function and returns the requests that went out on the way. */
async function invoke(key: string) {
	const requests: { url: string; headers: Headers }[] = [];
	const { auth, functions } = createBackendClient(
		`https://project${project}.supabase.co`,
		key,
		async (input, init) => {
			requests.push({ url: String(input), headers: new Headers(init?.headers) });
			const body = String(input).includes("/auth/v1/token") ? session("renewed", 3600) : {};
			return Response.json(body);
		},
	);
	await functions.invoke("ai-chat", { body: {} });
	await auth.stopAutoRefresh();
	return requests;
}

test("a publishable key goes out as a key and never as a token", async () => {
	const [call] = await invoke("sb_publishable_1");
	expect(call?.url).toBe(`https://project${project}.supabase.co/functions/v1/ai-chat`);
	expect(call?.headers.get("apikey")).toBe("sb_publishable_1");
	expect(call?.headers.get("authorization")).toBeNull();
});

test("a legacy key goes out as both", async () => {
	const [call] = await invoke("e30.e30.c2ln");
	expect(call?.headers.get("apikey")).toBe("e30.e30.c2ln");
	expect(call?.headers.get("authorization")).toBe("Bearer e30.e30.c2ln");
});

test("a session that local storage holds is sent along", async () => {
	localStorage.setItem(storageKey(), JSON.stringify(session("of the visitor", 3600)));
	const [call] = await invoke("sb_publishable_1");
	expect(call?.headers.get("authorization")).toBe("Bearer of the visitor");
});

test("a session that has run out is refreshed and kept", async () => {
	localStorage.setItem(storageKey(), JSON.stringify(session("of yesterday", -3600)));
	const requests = await invoke("sb_publishable_1");
	expect(requests.at(-1)?.headers.get("authorization")).toBe("Bearer renewed");
	expect(JSON.parse(localStorage.getItem(storageKey()) ?? "{}").access_token).toBe("renewed");
});

test("no session is taken from the page's address", async () => {
	location.hash = "#access_token=planted&refresh_token=x&token_type=bearer&expires_in=3600";
	const [call] = await invoke("sb_publishable_1");
	expect(call?.headers.get("authorization")).toBeNull();
	location.hash = "";
});
