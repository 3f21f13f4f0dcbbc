/// <reference types="vite/client" />

interface ImportMetaEnv {
	/** Year of the build. */
	readonly BUILD_YEAR: number;
	/** Public URL of the site, base path included. */
	readonly VITE_SITE_URL?: string;
}
