/** `npm run check:site`: stops a deploy whose built site holds a secret or does not know its backend. */
import { readFile } from "node:fs/promises";
import { BUILT_SITE } from "./build-site.ts";
import { filesWithSecret } from "./secrets.ts";

async function checkSite(): Promise<void> {
	const known = [process.env.SUPABASE_ACCESS_TOKEN, process.env.OPENAI_API_KEY].filter((value) => !!value);
	const leaking = await filesWithSecret(BUILT_SITE, known as string[]);
	if (leaking.length > 0) throw new Error(`A secret stands in ${leaking.join(", ")}.`);
	const backend = new URL(process.env.VITE_SUPABASE_URL ?? "").origin;
	const page = await readFile(`${BUILT_SITE}/index.html`, "utf8");
	if (!page.includes(`connect-src 'self' ${backend};`))
		throw new Error(`The site was not built for ${backend} (VITE_SUPABASE_URL).`);
}

checkSite().then(
	() => console.log("✓ The built site holds no secret and knows its backend."),
	(error: Error) => {
		console.error(`✗ ${error.message}`);
		process.exit(1);
	},
);
