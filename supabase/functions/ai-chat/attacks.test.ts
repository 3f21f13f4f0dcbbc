import assert from "node:assert/strict";
import type { ChatAnswer } from "../../../src/chat/contract.ts";
import { filterLinks, LinkFilter } from "./links/link-filter.ts";
import { buildPrompt, systemPrompt } from "./prompt.ts";
import { parseChatRequest } from "./request.ts";
import { siteContent } from "./site-content.ts";
import { allAttacks } from "./testing/attacks/all-attacks.ts";
import { type Attack, HOSTILE_HOST, PASSWORD } from "./testing/attacks/attack.ts";
import { siteAssistant, startChat } from "./testing/chat.ts";
import { completion, type Provider, startProvider, streamed } from "./testing/provider.ts";
import { renderedAddresses } from "./testing/rendered-addresses.ts";

const KEY = "sk-test-0123456789";
const SYSTEM = systemPrompt(siteContent);
const RULES = SYSTEM.split("\n").filter((line) => line.startsWith("- ") || line.startsWith("You are"));
const ROUTES = new Set([...siteContent.sitePaths, ...siteContent.homeAnchors]);
const RULES_OF_LINKS = { hrefs: ROUTES, email: siteContent.owner.email };
/** What only a filter's failure lets through. */
const HOSTILE = new RegExp(
	`${HOSTILE_HOST.replace(".", "\\.")}|javascript:|data:(text|image)|tel:|<(a|img|svg|script|iframe|style|meta|form)\\b`,
	"i",
);
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/u;

const isOwn = (address: string) =>
	ROUTES.has(decodeURI(address)) || address === `mailto:${siteContent.owner.email}`;

function assertHarmless({ message, sources = [] }: Pick<ChatAnswer, "message" | "sources">): void {
	assert.doesNotMatch(message, HOSTILE);
	assert.deepEqual(
		renderedAddresses(message).filter((address) => !isOwn(address)),
		[],
	);
	assert.deepEqual(
		sources.filter(({ href }) => !ROUTES.has(href)),
		[],
	);
}

/** What the attacker's words are once they have been read by the contract. */
const read = ({ message, context = [] }: Attack) =>
	parseChatRequest(new TextEncoder().encode(JSON.stringify({ message, context })));

async function withModel(
	answer: () => Response,
	test: (chat: ReturnType<typeof startChat>, calls: Provider["calls"]) => Promise<void>,
): Promise<void> {
	const provider = startProvider(answer);
	try {
		await test(startChat({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: provider.baseUrl }), provider.calls);
	} finally {
		await provider.stop();
	}
}

Deno.test("there are at least a hundred attacks, and no two are the same", () => {
	assert.ok(allAttacks.length >= 100);
	assert.equal(new Set(allAttacks.map(({ name }) => name)).size, allAttacks.length);
	assert.equal(
		new Set(allAttacks.map(({ message, context }) => JSON.stringify([message, context]))).size,
		allAttacks.length,
	);
});

for (const attack of allAttacks) {
	const { name, message, context, obeyed } = attack;

	Deno.test(`attack (${name}): the model gets its rules, and the attack as the visitor's data only`, () =>
		withModel(
			() => completion("Nein."),
			async (chat, calls) => {
				await chat.ask(message, [...context]);
				const [call, ...others] = calls;
				assert.equal(others.length, 0);
				assert.deepEqual(Object.keys(call ?? {}).sort(), ["max_tokens", "messages", "model"]);
				const visible = read(attack);
				const { grounding, language } = siteAssistant.answer(visible);
				assert.deepEqual(call?.messages, buildPrompt(SYSTEM, { ...visible, language, passages: grounding }));
				const [system, user] = call?.messages ?? [];
				assert.equal(system?.content, SYSTEM);
				// Three headings of the function, each with one line of JSON; nothing of an attack makes a fourth.
				const lines = user?.content.split("\n") ?? [];
				const data = lines.filter((line) => line.startsWith("[") || line.startsWith('"'));
				assert.equal(lines.filter((line) => line !== "").length, 2 * data.length);
				assert.equal(JSON.parse(data.at(-1) ?? ""), visible.message);
				assert.equal(data.length, visible.context.length > 0 ? 3 : 2);
				assert.doesNotMatch(user?.content ?? "", INVISIBLE);
				assert.doesNotMatch(JSON.stringify(call), new RegExp(KEY));
			},
		));

	Deno.test(`attack (${name}): nothing foreign leaves when the model obeys`, async () => {
		await withModel(
			() => completion(obeyed),
			async (chat) => assertHarmless(await chat.ask(message, [...context])),
		);
		await withModel(
			() => streamed(...Array.from({ length: obeyed.length }, (_, at) => obeyed.charAt(at))),
			async (chat) => {
				const events = await chat.stream(message, [...context]);
				const deltas = events.map((event) => ("delta" in event ? event.delta : ""));
				assertHarmless({ message: deltas.join("") });
				for (const delta of deltas) assert.doesNotMatch(delta, HOSTILE);
				assertHarmless(events.at(-1) as ChatAnswer);
			},
		);
	});

	Deno.test(`attack (${name}): it doesn't matter where a stream is cut`, () => {
		const whole = filterLinks(obeyed, RULES_OF_LINKS);
		for (let cut = 1; cut < obeyed.length; cut++) {
			const filter = new LinkFilter(RULES_OF_LINKS);
			assert.equal(filter.push(obeyed.slice(0, cut)) + filter.push(obeyed.slice(cut)) + filter.end(), whole);
		}
	});

	Deno.test(`attack (${name}): the site declines, or answers from its content`, async () => {
		const chat = startChat();
		const answer = await chat.ask(message, [...context]);
		assertHarmless(answer);
		assert.equal(answer.origin, "site");
		assert.doesNotMatch(answer.message, new RegExp(PASSWORD));
		assert.deepEqual(
			RULES.filter((rule) => answer.message.includes(rule.slice(0, 40))),
			[],
		);
		const [line] = chat.log;
		if (line?.outcome === "answered") assert.ok((line.passages ?? []).length > 0);
		else assert.ok(["declined", "small_talk"].includes(line?.outcome ?? ""));
		// What the assistant is said to have said wins nothing.
		const honest = context.filter(({ role }) => role === "user");
		assert.deepEqual(await chat.ask(message, honest), answer);
	});
}
