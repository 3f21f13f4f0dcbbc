const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]|(?![\n\t])\p{Cc}/gu;

/** Named characters that addresses and links are written with. Any other name stands for one that isn't. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
	["amp", "&"],
	["apos", "'"],
	["ast", "*"],
	["bsol", "\\"],
	["colon", ":"],
	["commat", "@"],
	["dash", "-"],
	["equals", "="],
	["excl", "!"],
	["gt", ">"],
	["hyphen", "-"],
	["lbrack", "["],
	["lowbar", "_"],
	["lpar", "("],
	["lsqb", "["],
	["lt", "<"],
	["num", "#"],
	["percnt", "%"],
	["period", "."],
	["quest", "?"],
	["quot", '"'],
	["rbrack", "]"],
	["rpar", ")"],
	["rsqb", "]"],
	["sol", "/"],
]);
const OTHER_ENTITY = "…";

/** What may follow the start of an address without ending it. */
const REST = "[^\\s)>\\]\"'`*]*";

/** Removed wherever they stand: Markdown, or the reader, would make links of them. */
const ADDRESSES: readonly RegExp[] = [
	new RegExp(`[a-z][a-z0-9+.-]*:[/\\\\]{2,}${REST}`, "giu"),
	new RegExp(`^:?[/\\\\]{2,}\\S+|(?<![:\\p{L}\\p{N}])[/\\\\]{2}[\\p{L}\\p{N}-]+[.:]${REST}`, "gu"),
	new RegExp(`(?<![\\p{L}\\p{N}])(?:javascript|data|vbscript|mailto|tel|blob|file):[^\\s)>]${REST}`, "giu"),
	new RegExp(`(?<![\\p{L}\\p{N}])www\\.${REST}`, "giu"),
	// A host without a scheme, by a common top-level domain. Names such as ASP.NET and Node.js and the
	// groups of Kubernetes' API are none.
	new RegExp(
		"(?<![\\p{L}\\p{N}])(?!(?:[a-z0-9-]+\\.)*(?:k8s|kubernetes)\\.io\\b|(?:ado|asp|vb)\\.net\\b)(?:[\\p{L}\\p{N}-]+\\.)+" +
			"(?:com|org|net|info|biz|pro|xyz|icu|vip|app|dev|page|link|click|site|website|space|zone|world|club|online|live|shop|store|top" +
			"|example|invalid|test|io|co|eu|de|at|ch|fr|nl|uk|us|ru|cn|su|cc|me|tk|ly|gl)" +
			`(?![\\p{L}\\p{N}-])(?:[/:?#]${REST})?`,
		"giu",
	),
];

/** One or more domains: "a@b.c@d.e" would be read as an address from its second part on. */
const MAIL = /[\p{L}\p{N}._%+-]+(?:@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*)+/gu;

/** What Markdown makes of escapes and entities, without the characters that nobody sees. */
export function decodeMarkdown(text: string): string {
	let plain = text;
	for (let before = ""; before !== plain; ) {
		before = plain;
		plain = plain
			.replace(INVISIBLE, "")
			.replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => fromCode(Number.parseInt(code, 16)))
			.replace(/&#(\d{1,7});?/g, (_, code: string) => fromCode(Number(code)))
			.replace(
				/&([a-z][a-z0-9]{1,30});/gi,
				(_, name: string) => ENTITIES.get(name.toLowerCase()) ?? OTHER_ENTITY,
			)
			.replace(/\\([!-/:-@[-`{-~])/g, "$1");
	}
	return plain;
}

const fromCode = (code: number) => (code > 31 && code < 0x110000 ? String.fromCodePoint(code) : "");

/**
 * Removes every web and mail address from a word of Markdown, however it is written; the one mail
 * address that is allowed stays. A word without one comes back as it was, but for invisible characters.
 */
export function withoutAddresses(word: string, email: string): string {
	const plain = decodeMarkdown(word);
	let kept = plain;
	for (let before = ""; before !== kept; ) {
		before = kept;
		kept = removeOnce(kept, email);
	}
	// Decoding has undone escapes; brackets that were escaped stay so.
	return kept === plain ? word.replace(INVISIBLE, "") : kept.replace(/[[\]<>\\]/g, "\\$&");
}

function removeOnce(text: string, email: string): string {
	const withoutMail = text.replace(MAIL, (address) => {
		if (address.toLowerCase() === email.toLowerCase()) return email;
		// "root@server" is no address that anything would link.
		return /@.*[@.]/.test(address) ? "" : address;
	});
	const clean = (part: string) => ADDRESSES.reduce((rest, pattern) => rest.replace(pattern, ""), part);
	return withoutMail.split(email).map(clean).join(email);
}
