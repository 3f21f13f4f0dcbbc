import { createClient } from "@supabase/supabase-js";
import { env } from "../env.ts";

/**
 * The backend's client. There is no sign-in, but a session would be kept in local storage, refreshed and sent
 * along. It is never taken from the page's address, where a stranger could plant one.
 */
export const supabase = createClient(env.supabaseUrl ?? location.origin, env.supabasePublishableKey, {
	auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});
