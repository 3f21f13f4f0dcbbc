import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const CONTENT = "src/content";
/** Hashes of the first owner's texts, written by `npm run new-owner -- --keep`. */
const RECORD = "fixtures/first-owner.json";
/** Files about an owner, not about the product; terms of the trade may stay. */
const ABOUT_OWNER =
	/^((services|projects|certifications)\/.*|home|assistant|projects-overview|colophon)\.ts$/;
/** Short ones may be anybody's. */
const TEXT = /(["`])(?:(?!\1)[^\\\n]|\\.){40,}\1/g;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64").slice(0, 8);

const ownerHashes = () =>
	readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
		.filter((file) => ABOUT_OWNER.test(file))
		.map((file) => ({
			file,
			hashes: (readFileSync(`${CONTENT}/${file}`, "utf8").match(TEXT) ?? []).map(hashOf),
		}));

export function recordTexts(): void {
	const all = ownerHashes().flatMap(({ hashes }) => hashes);
	writeFileSync(RECORD, `${JSON.stringify(all, null, "\t")}\n`);
}

/** Returns which files still hold texts of the first owner, as sentences that begin with the file's name. */
export function leftovers(): string[] {
	const known = new Set(existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : []);
	return ownerHashes().flatMap(({ file, hashes }) => {
		const count = hashes.filter((hash) => known.has(hash)).length;
		return count > 0 ? `${CONTENT}/${file} still holds ${count} texts of the first owner.` : [];
	});
}
