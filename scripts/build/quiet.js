/**
 * Loaded before Vite: React Router 7 starts several of its servers with an option that is deprecated, and each warns
 * about it. Nobody but React Router can change that.
 */
const { warn } = console;
console.warn = (...text) => {
	if (!String(text[0]).includes("`envFile` option")) warn(...text);
};
