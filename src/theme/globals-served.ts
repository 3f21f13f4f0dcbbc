/** A built page comes with the global styles and the tokens' values, so that its script needs neither. */
export const areGlobalsServed = import.meta.env.PROD && !import.meta.env.SSR;
