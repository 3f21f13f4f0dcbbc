/// <reference types="vite/client" />

interface ImportMetaEnv {
	/** Year in which the site was built. */
	readonly BUILD_YEAR: number;
	/** Address at which the site will be found, base path included. */
	readonly VITE_SITE_URL?: string;
}
