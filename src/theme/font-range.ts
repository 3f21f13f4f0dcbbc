const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Umlauts, and what words that German and English have borrowed are written with. */
const LETTERS = "äöüÄÖÜßàáâãåæçèéêëíîïñóôõøúûýÀÁÂÅÆÇÈÉÊËÍÎÏÑÓÔØÚÛšžŠŽ";
const PUNCTUATION = "„“”‚‘’«»‹›–—…·•¡¿\u00a0\u00ad";
const SIGNS = "§©®™°²³¹½¼¾×÷±−µ€£→←↑↓";

/** What the site's fonts hold; any other character is drawn by the visitor's own. A test reads all texts. */
export const FONT_CHARACTERS = ASCII + LETTERS + PUNCTUATION + SIGNS;

/** The weights that the theme's tokens name lie in this range. */
export const FONT_WEIGHTS = { lightest: 400, boldest: 700 };
