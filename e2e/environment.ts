import { CHAT_PATH } from "../src/chat/contract.ts";

/** The first of three ports in a row; set `E2E_PORT` where two checkouts are tested at the same time. */
const PORT = Number(process.env.E2E_PORT || 4273);

/** The site as `npm run preview` builds and serves it. */
export const SITE = { port: PORT, url: `http://localhost:${PORT}` };

/** The same site built for a project page below a path. */
export const BASE_PATH_SITE = {
	basePath: "/repo/",
	/** Where a deploy would put it; the build is told, and writes canonical addresses and the sitemap with it. */
	address: "https://portfolio.example/repo",
	files: ".cache/base-path-site",
	port: PORT + 1,
	url: `http://localhost:${PORT + 1}/repo/`,
};

/** The site that `npm run screenshots` takes pictures of. */
export const PICTURED_SITE = { port: PORT + 2, url: `http://localhost:${PORT + 2}` };

/**
 * Takes the machine's own settings away, so that the tests see the site a newcomer sees: no backend but the
 * function beside the site, or the stack that `npm run test:stack` names, no model, and limits that a run of
 * tests does not meet.
 */
export const HERMETIC = {
	VITE_SITE_URL: "",
	VITE_SUPABASE_URL: process.env.STACK_URL ?? "",
	VITE_SUPABASE_PUBLISHABLE_KEY: process.env.STACK_PUBLISHABLE_KEY ?? "",
	SUPABASE_URL: "",
	SUPABASE_SECRET_KEYS: "",
	// No build may let this out.
	SUPABASE_SECRET_KEY: "sb_secret_of_the_building_machine",
	OPENAI_API_KEY: "",
	CHAT_ENABLED: "",
	CHAT_ALLOWED_ORIGINS: "",
	CHAT_RATE_PER_MINUTE: "10000",
	CHAT_RATE_PER_DAY: "10000",
};

/** Where the function answers: beside the site, or on the stack. */
export const CHAT_ADDRESS = `${HERMETIC.VITE_SUPABASE_URL}${CHAT_PATH}`;
