import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient } from "@supabase/functions-js";

/**
 * The backend's client, put together from the two parts of supabase-js that the site uses, as its createClient
 * does; the whole would more than double what the first answer waits for. There is no sign-in, but a session
 * would be kept in local storage, refreshed and sent along. It is never taken from the page's address, where a
 * stranger could plant one.
 *
 * @param url Address of the Supabase project.
 * @param key Its public key: `sb_publishable_…`, or a legacy anon key, which is a token itself.
 */
export function createBackendClient(
	url: string,
	key: string,
	fetch: typeof globalThis.fetch = globalThis.fetch,
) {
	const auth = new AuthClient({
		url: `${url}/auth/v1`,
		headers: { apikey: key, Authorization: `Bearer ${key}` },
		storageKey: `sb-${new URL(url).hostname.split(".")[0]}-auth-token`,
		persistSession: true,
		autoRefreshToken: true,
		detectSessionInUrl: false,
		fetch,
	});
	const fetchWithKey: typeof fetch = async (input, init) => {
		const { data } = await auth.getSession();
		const token = data.session?.access_token ?? (key.startsWith("sb_") ? undefined : key);
		const headers = new Headers(init?.headers);
		headers.set("apikey", key);
		if (token) headers.set("Authorization", `Bearer ${token}`);
		return fetch(input, { ...init, headers });
	};
	return { auth, functions: new FunctionsClient(`${url}/functions/v1`, { customFetch: fetchWithKey }) };
}
