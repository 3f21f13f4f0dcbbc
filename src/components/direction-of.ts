const STARTS_RIGHT_TO_LEFT =
	/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Returns the direction of a text by its first letter. For text fields, because in Chromium each key takes seconds with
 * `dir="auto"` and a million characters.
 */
export const directionOf = (text: string) => (STARTS_RIGHT_TO_LEFT.test(text) ? "rtl" : "ltr");
