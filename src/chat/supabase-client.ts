import { env } from "../env.ts";
import { createBackendClient } from "./backend-client.ts";

export const supabase = createBackendClient(
	env.supabaseUrl ?? window.location.origin,
	env.supabasePublishableKey,
);
