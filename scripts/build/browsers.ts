/**
 * The oldest browsers that the site supports in full, Firefox by its ESR of 2024. In older ones the pages stay readable,
 * and the contact form opens a plainer mail.
 */
export const BROWSERS = {
	chrome: "111",
	edge: "111",
	firefox: "128",
	safari: "16.4",
	safari_ios: "16.4",
} as const;
