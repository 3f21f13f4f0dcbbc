// Variables of the shell take precedence, such as another base path, or the backend of `npm run test:stack`.
process.loadEnvFile("e2e/site.env");

const { BASE_PATH = "/", VITE_SITE_URL = "", VITE_SUPABASE_URL = "", PORT = "4273" } = process.env;

export const SITE = {
	/** Origin during tests. */
	origin: `http://localhost:${PORT}`,
	port: PORT,
	/** Public URL, as in canonical links. */
	address: VITE_SITE_URL,
	/** Empty if the function runs beside the site. */
	backend: VITE_SUPABASE_URL,
};

/** Prepends the base path to a path. */
export const at = (path: string) => `${BASE_PATH}${path.replace(/^\//, "")}`;
