export const breakpoints = { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1440px" };

/** Narrower than any phone, so it matches only if the visitor has enlarged the text. */
export const LARGE_LETTERS = "@media (max-width: 19.9em)";
