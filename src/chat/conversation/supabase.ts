import { createClient } from "@supabase/supabase-js";
import { env } from "../../env.ts";

/** The backend's client. The site has no sign-in, so a session in a page's URL could only be an attacker's. */
export const supabase = createClient(env.supabaseUrl ?? location.origin, env.supabasePublishableKey, {
	auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});
