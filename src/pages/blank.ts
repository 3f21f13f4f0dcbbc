/** Control and format characters, among them zero-width, bidi and tag characters, fillers, private use and lone surrogates. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}]/gu;

/** Returns whether a text has no visible characters. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, "").trim() === "";
