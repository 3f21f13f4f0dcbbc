/**
 * `npm run check`: prints the errors in `src/content`, among them listed questions that the assistant doesn't answer to
 * the letter, or else what its owner has yet to decide; and a verdict.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { unansweredSuggestions } from "../../evals/suggestions.ts";
import type { Content } from "../../src/content/content.ts";
import { placeholdersByFile } from "../../src/pages/placeholders.ts";
import { factsOf } from "../../src/pages/resolve-facts.ts";
import { createAssistant } from "../../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { leftovers } from "../owner/leftovers.ts";
import { contradictionsIn } from "./check-content.ts";
import { emptyTexts, invalidValuesIn } from "./check-values.ts";

/** Loads `shipped.ts` last, because it derives facts from the values and throws if one is invalid. */
async function problems(): Promise<string[]> {
	const { certifications } = await import("../../src/content/catalog.ts");
	const { owner } = await import("../../src/content/owner.ts");
	const invalid = invalidValuesIn({ owner, certifications });
	if (invalid.length > 0) return invalid;
	const { shipped } = await import("../../src/content/shipped.ts");
	const found = [...emptyTexts(shipped), ...unimported(), ...contradictionsIn(shipped)];
	if (found.length > 0) return found;
	const unanswered = unansweredSuggestions(shipped, createAssistant(shipped, weights)).map(
		(question) =>
			`src/content, \`questions\`: the assistant answers “${question}” otherwise than its page does. Reword it, so that it differs more from other questions and facts.`,
	);
	if (unanswered.length === 0) await printAdvice(shipped);
	return unanswered;
}

/** Files of pages and terms that nothing imports. Lint reports an import without its entry. */
function unimported(): string[] {
	const all = readdirSync("src/content", { recursive: true, encoding: "utf8" });
	const files = all.filter((file) => file.endsWith(".ts"));
	const texts = files.map((file) => readFileSync(`src/content/${file}`, "utf8")).join();
	// An owner needs the law of one country only.
	const pages = files.filter((file) => /^(?!law\/).*\//.test(file));
	const forgotten = pages.filter((file) => !texts.includes(`/${basename(file)}"`));
	const advice = "add its import and entry to catalog.ts (shipped.ts for the glossary), or delete it.";
	return forgotten.map((file) => `src/content/${file}: ${advice}`);
}

async function printAdvice(content: Content): Promise<void> {
	for (const sentence of [...placeholdersByFile(content), ...leftovers()]) console.log(sentence);
	const { facts } = await import("../../src/content/facts.ts");
	const open = facts.filter((fact) => fact.open).map(({ id }) => id);
	const told = factsOf(content, content.languages[0]).map(({ id }) => id);
	const untold = content.facts.filter(({ id }) => !told.includes(id)).map(({ id }) => id);
	const { law, owner } = content;
	if (law.imprintHint && !owner.professionalDetails)
		console.log(`src/content/owner.ts has no professionalDetails. ${law.imprintHint}`);
	if (open.length > 0) console.log(`src/content/facts.ts leaves open (\`open: true\`): ${open.join(", ")}.`);
	if (untold.length > 0)
		console.log(`Left out, since the content lacks what they name: ${untold.join(", ")}.`);
	console.log("The content has no errors. Lines above name what is left to its owner.");
}

/** Returns file, line and reason of an error that prevents a content file from loading. */
function explain({ message, stack = "" }: Error): string {
	const [place = "src/content"] = /src\/content\/[\w./-]+:\d+/.exec(`${message}\n${stack}`) ?? [];
	const [, reason = message.split("\n")[0]] = /ERROR: (.*)/.exec(message) ?? [];
	return `${place}: ${reason}`;
}

const sentences = await problems().catch((error: Error) => [explain(error)]);
if (sentences.length > 0) {
	console.error(`${sentences.join("\n")}\nErrors to correct: ${sentences.length}`);
	process.exitCode = 1;
}
