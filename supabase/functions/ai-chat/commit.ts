/** The commit that the function was deployed from; `npm run deploy` replaces this file in what it uploads. */
export const COMMIT = "local";
