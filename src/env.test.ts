import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

const url = "https://abc.supabase.co";
const token = (role: string) => `x.${btoa(JSON.stringify({ role }))}.y`;

describe("the public settings", () => {
	test("without a URL, the site's own origin answers, and the client has a dummy key", () => {
		const env = readEnv({ VITE_SUPABASE_URL: "  " });
		expect(env.supabaseUrl).toBeUndefined();
		expect(env.supabasePublishableKey).toMatch(/^sb_publishable_./);
	});

	test("removes the trailing slash of a project's URL", () => {
		expect(
			readEnv({ VITE_SUPABASE_URL: `${url}/`, VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_k" }),
		).toEqual({
			supabaseUrl: url,
			supabasePublishableKey: "sb_publishable_k",
		});
	});

	test.each(["abc.supabase.co", "ftp://abc", "javascript:alert(1)"])("%s is no address", (address) => {
		expect(() => readEnv({ VITE_SUPABASE_URL: address, VITE_SUPABASE_PUBLISHABLE_KEY: "k" })).toThrow(
			/VITE_SUPABASE_URL/,
		);
	});

	test("rejects a URL without a key", () => {
		expect(() => readEnv({ VITE_SUPABASE_URL: url })).toThrow(/VITE_SUPABASE_PUBLISHABLE_KEY/);
	});

	test.each(["sb_secret_abc", token("service_role")])(
		"the secret key %s is refused and not repeated",
		(key) => {
			const read = () => readEnv({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key });
			expect(read).toThrow(/secret/);
			expect(read).not.toThrow(key);
		},
	);

	test("accepts a legacy anon key", () => {
		const key = token("anon");
		const env = readEnv({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key });
		expect(env.supabasePublishableKey).toBe(key);
	});
});
