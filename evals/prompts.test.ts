import assert from "node:assert/strict";
import { shipped } from "../src/content/shipped.ts";
import { allPagesOf } from "../src/pages/pages.ts";
import { createPrompter } from "../supabase/functions/ai-chat/model/prompt.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { readGoldenSet } from "./golden-set.ts";

/** A new owner has no golden set. */
const options = { ignore: readGoldenSet(shipped).length === 0 };

Deno.test(
	"no part of a page stands under another page's heading, whatever is asked from the home page",
	options,
	() => {
		const assistant = createAssistant(shipped, weights);
		const partsAt = new Map(
			allPagesOf(shipped).map(({ path, parts }) => [path as string, parts.map(({ title }) => title)]),
		);
		const questions = readGoldenSet(shipped).filter((_, at) => at % 4 === 0);
		assert.ok(questions.length > 600);
		const prompters = [6000, 44_000].map((size) => createPrompter(shipped, size));
		let checked = 0;
		for (const { question, context = [], language } of questions) {
			const request = { message: question, context: [...context], page: language === "en" ? "/en" : "/" };
			const answer = assistant.answer(request);
			for (const block of prompters.flatMap(
				(promptFor) => promptFor(request, answer)[1]?.content.split(/^# /m) ?? [],
			)) {
				const [, path] = /^Page: \[.*\]\((.*)\)$/m.exec(block) ?? [];
				for (const [, title = ""] of block.matchAll(/^## (.*)$/gm)) {
					assert.ok(
						path && partsAt.get(path)?.some((part) => title.includes(part)),
						`${question}: ${title}, ${path}`,
					);
					checked++;
				}
			}
		}
		assert.ok(checked > 600);
	},
);
