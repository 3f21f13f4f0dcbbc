import { INVISIBLE } from "../../../../src/chat/contract.ts";

/** References that can't stand for a part of an address. Any other could, and is removed. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|nbsp|euro|szlig|[aou]uml);)(?:#x?[0-9a-f]{1,7}|[a-z][a-z0-9]{1,30});/gi;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** The rest of an address after its start. */
const REST = "[^\\s)>\\]\"'`*]*";

/** Markdown, or the reader, would make links of them. */
const ADDRESSES: readonly RegExp[] = [
	new RegExp(`[a-z][a-z0-9+.-]*:[/\\\\]{2,}${REST}`, "giu"),
	new RegExp(`^:?[/\\\\]{2,}\\S+|(?<![:\\p{L}\\p{N}])[/\\\\]{2}[\\p{L}\\p{N}-]+[.:]${REST}`, "gu"),
	new RegExp(`(?<![\\p{L}\\p{N}])(?:javascript|data|vbscript|mailto|tel|blob|file):[^\\s)>]${REST}`, "giu"),
	new RegExp(`(?<![\\p{L}\\p{N}])www\\.${REST}`, "giu"),
	// A host without a scheme, by a common top-level domain; not .io and .net, in which names of software end.
	new RegExp(
		"(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}-]+\\.)+" +
			"(?:com|org|info|biz|pro|xyz|icu|vip|app|dev|page|link|click|site|website|space|zone|world|club|online|live|shop|store|top" +
			"|example|invalid|test|co|eu|de|at|ch|fr|nl|uk|us|ru|cn|su|cc|me|tk|ly|gl)" +
			`(?![\\p{L}\\p{N}-])(?:[/:?#]${REST})?`,
		"giu",
	),
];

/** One or more domains: "a@b.c@d.e" would be read as an address from its second part on. */
const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}@._-]*[\p{L}\p{N}_-]/gu;

/**
 * Removes every web and mail address from a word of Markdown, however it is written; the one mail
 * address that is allowed stays. A word without one comes back as it was, but for invisible characters.
 */
export function withoutAddresses(word: string, email: string): string {
	const visible = word.replace(INVISIBLE, "").replace(ENTITY, "");
	const plain = visible.replace(ESCAPE, "$1");
	let kept = plain;
	for (let before = ""; before !== kept; ) {
		before = kept;
		kept = removeOnce(kept, email);
	}
	// Brackets that were escaped stay so.
	return kept === plain ? visible : kept.replace(/[[\]<>\\]/g, "\\$&");
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
