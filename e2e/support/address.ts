// What the shell sets stays, such as another base path, or the backend of `npm run test:stack`.
process.loadEnvFile("e2e/site.env");

const { BASE_PATH = "/", VITE_SITE_URL = "", VITE_SUPABASE_URL = "", PORT = "4273" } = process.env;

export const SITE = {
	/** Where a browser finds it while tests run. */
	origin: `http://localhost:${PORT}`,
	port: PORT,
	/** Where its canonical addresses say that it is. */
	address: VITE_SITE_URL,
	/** Empty where the function runs beside the site. */
	backend: VITE_SUPABASE_URL,
};

/** Puts the base path in front of a page's or a file's path. */
export const at = (path: string) => `${BASE_PATH}${path.replace(/^\//, "")}`;
