/**
 * The oldest browsers that the site supports in full, Firefox by its ESR of 2024. In older ones the pages stay readable,
 * and the contact form opens a plainer mail.
 */
export const BROWSERS = {
	chrome: "120",
	edge: "120",
	firefox: "128",
	safari: "17.0",
	safari_ios: "17.0",
} as const;
