/** In rem, which grows with the text size of the visitor. */
export const breakpoints = { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem" };

/** Narrower than any phone, so it matches only if the visitor has enlarged the text. */
export const LARGE_LETTERS = "@media (max-width: 19.9em)";
