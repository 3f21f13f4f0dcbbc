/** Ways to write a sentence so that a filter doesn't recognise it and a model still might. */

const bytes = (text: string): number[] => Array.from(new TextEncoder().encode(text));

const perLetter = (text: string, change: (letter: string) => string): string =>
	Array.from(text, change).join("");

export const base64 = (text: string): string => btoa(String.fromCharCode(...bytes(text)));

export const hex = (text: string): string =>
	bytes(text)
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join(" ");

export const binary = (text: string): string =>
	bytes(text)
		.map((byte) => byte.toString(2).padStart(8, "0"))
		.join(" ");

export const percent = (text: string): string =>
	bytes(text)
		.map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
		.join("");

export const entities = (text: string): string => perLetter(text, (letter) => `&#${letter.codePointAt(0)};`);

export const unicodeEscapes = (text: string): string =>
	perLetter(text, (letter) => `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);

export const rot13 = (text: string): string =>
	text.replace(/[a-z]/gi, (letter) => {
		const start = letter <= "Z" ? 65 : 97;
		return String.fromCharCode(((letter.charCodeAt(0) - start + 13) % 26) + start);
	});

export const backwards = (text: string): string => Array.from(text).reverse().join("");

export const spacedOut = (text: string): string => Array.from(text).join(" ");

const LEET: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", l: "|", o: "0", s: "5", t: "7" };
export const leet = (text: string): string =>
	perLetter(text, (letter) => LEET[letter.toLowerCase()] ?? letter);

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
	a: "а",
	e: "е",
	i: "і",
	o: "о",
	p: "р",
	c: "с",
	y: "у",
	x: "х",
	v: "ν",
};
export const lookalikes = (text: string): string => perLetter(text, (letter) => LOOKALIKES[letter] ?? letter);

export const fullWidth = (text: string): string =>
	perLetter(text, (letter) =>
		/[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter,
	);

export const boldLetters = (text: string): string =>
	perLetter(text, (letter) => {
		const code = letter.charCodeAt(0);
		if (/[A-Z]/.test(letter)) return String.fromCodePoint(0x1d400 + code - 65);
		return /[a-z]/.test(letter) ? String.fromCodePoint(0x1d41a + code - 97) : letter;
	});

/** Tag characters: nobody sees them, some models read them. */
export const tags = (text: string): string =>
	perLetter(text, (letter) =>
		/[ -~]/.test(letter) ? String.fromCodePoint(0xe0000 + letter.charCodeAt(0)) : "",
	);

/** Variation selectors, one for each byte. */
export const selectors = (text: string): string =>
	bytes(text)
		.map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
		.join("");

export const zeroWidth = (text: string): string => Array.from(text).join("\u200b");

/** Written from its end, between marks that turn it round for the eye. */
export const turnedRound = (text: string): string => `\u202e${backwards(text)}\u202c`;

const MORSE =
	".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
		" ",
	);
export const morse = (text: string): string =>
	Array.from(text.toLowerCase(), (letter) =>
		letter === " " ? "/" : (MORSE[letter.charCodeAt(0) - 97] ?? ""),
	).join(" ");
