import { createClient } from "@supabase/supabase-js";
import { env } from "../../env.ts";

/**
 * The backend's client. The site has no sign-in, but a session would be kept in local storage, refreshed and sent with
 * each call. Ignores sessions in the page's URL, where an attacker could plant one.
 */
export const supabase = createClient(env.supabaseUrl ?? location.origin, env.supabasePublishableKey, {
	auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});
