import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Folders with texts, those of the owner first. */
const FOLDERS = ["src/content", "src", "supabase/functions/ai-chat/site"];
/** What a text names or computes: `{name}`, `${SINCE}`. */
const COMPUTED = /\$?\{[^}]*\}/;

/** A text as shown on the page at a path. */
type Wanted = Readonly<Record<"text" | "language" | "page", string>>;

/** Folds what the site changes on the way from a file to the page: spaces, and the Swiss spelling. */
const folded = (text: string) => text.replace(/\s+/g, " ").replaceAll("ß", "ss").trim();

/** How well a text of a file explains the wanted one: as it is, with values filled in, as a part, or as the whole of it. */
function likeness(own: string, wanted: string): number {
	if (own === wanted) return 4;
	const parts = own.split(COMPUTED);
	const known = parts.join("").length;
	const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*");
	// A figure such as "9+" has little text of its own.
	if (parts.length > 1 && known >= Math.min(4, wanted.length / 4) && new RegExp(`^${pattern}$`).test(wanted))
		return 3 + known / (known + 100);
	if (wanted.length > 2 && own.includes(wanted)) return 2 + wanted.length / own.length;
	return own.length > 3 && wanted.includes(own) ? 1 + own.length / wanted.length : 0;
}

/** Returns the place of the text in the files that explains the wanted one best, such as `src/content/home.ts:12:5`. */
export async function findText({ text, language, page }: Wanted): Promise<string | undefined> {
	const { default: ts } = await import("typescript");
	const wanted = folded(text);
	let best = { rank: 0, place: "" };
	for (const [at, folder] of FOLDERS.entries())
		for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
			const file = `${folder}/${name}`;
			if (!/^(?!.*\.test\.).*\.tsx?$/.test(file)) continue;
			const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
			const isOfPage = page.includes(name.replace(/^.*\/|\.\w+$/g, ""));
			const visit = (node: import("typescript").Node): void => {
				if (ts.isStringLiteral(node) || ts.isTemplateLiteral(node) || ts.isJsxText(node)) {
					const key = ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : "";
					const own = folded(
						ts.isStringLiteral(node) || ts.isJsxText(node) ? node.text : node.getText().slice(1, -1),
					);
					const match = likeness(own, wanted);
					const bonus =
						(key === language ? 0.03 : /^(de|en)$/.test(key) ? -0.5 : 0.02) + (isOfPage ? 0.01 : 0);
					const rank = match && match + bonus - at / 1000;
					const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
					if (rank > best.rank) best = { rank, place: `${file}:${line + 1}:${character + 1}` };
				}
				ts.forEachChild(node, visit);
			};
			visit(source);
		}
	return best.place || undefined;
}

/** Opens the file of a text on Alt and a click, at its line, by Vite's `/__open-in-editor`. Not part of the build. */
export const textSourcePlugin = (): Plugin => ({
	name: "text-source",
	apply: "serve",
	transform: (code, id) =>
		id.endsWith("/src/entry.client.tsx") ? `${code}\nimport "/scripts/dev/open-text.ts";` : undefined,
	configureServer({ config, httpServer, middlewares }) {
		httpServer?.once("listening", () =>
			setTimeout(() => config.logger.info("  Alt and a click on a text opens its file at its line.")),
		);
		middlewares.use("/__text", async ({ url = "" }, response) => {
			const asked = Object.fromEntries(new URL(url, "http://localhost").searchParams) as Wanted;
			const place = await findText(asked);
			config.logger.info(place ? `  ${place}` : `  No file holds “${asked.text}”.`);
			const editor = `${config.base}__open-in-editor?file=${encodeURIComponent(place ?? "")}`;
			response.writeHead(place ? 302 : 404, { location: editor }).end();
		});
	},
});
