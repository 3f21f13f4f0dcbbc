import { owner } from "../src/content/owner.ts";
import { openChat } from "./chat.ts";
import { CHAT_ADDRESS } from "./environment.ts";
import { expect, test } from "./fixtures.ts";

/** Questions to the real function, with what the site's own content answers. */
const QUESTIONS = [
	{
		name: "in German",
		question: "Welche Rolle hatte er bei der Bundesdruckerei?",
		says: "DevOps Team Lead",
		language: /\b(war|als|hatte|dazu)\b/i,
		link: "/projects/bundesdruckerei",
	},
	{
		name: "in English",
		question: "What was his role at Bundesdruckerei?",
		says: "DevOps Team Lead",
		language: /\b(was|the|more)\b/i,
		link: "/projects/bundesdruckerei",
	},
	{
		name: "about a service",
		question: "What do you offer around Kubernetes?",
		says: "Kubernetes",
		language: /\b(and|the|more)\b/i,
		link: "/services/kubernetes",
	},
	{
		name: "about the way to the owner",
		question: "Wie kann ich ein Projekt anfragen?",
		says: owner.email,
		language: /\b(und|das|die|Sie)\b/,
		link: "/#contact",
	},
];

for (const { name, question, says, language, link } of QUESTIONS)
	test(`a question ${name} is answered by the real function, with a link to the page it comes from`, async ({
		page,
	}) => {
		await page.goto("/");
		const { input, messages, typing, panel, toast } = await openChat(page);
		await input.fill(question);
		await input.press("Enter");
		await expect(messages).toHaveCount(3);
		await expect(typing).toBeHidden();
		await expect(toast).toBeHidden();
		await expect(messages.last()).toContainText(says);
		await expect(messages.last()).toContainText(language);
		await panel.locator(`a[href="${link}"]`).first().click();
		await expect(page).toHaveURL(link);
	});

test("the function answers as JSON and as a stream", async ({ request }) => {
	const data = { message: "How can I contact you?", context: [] };
	const whole = await request.post(CHAT_ADDRESS, { data });
	expect(whole.status()).toBe(200);
	const answer = await whole.json();
	expect(answer).toMatchObject({ message: expect.stringMatching(/\S/), origin: "site" });

	const streamed = await request.post(CHAT_ADDRESS, { data, headers: { accept: "text/event-stream" } });
	expect(streamed.headers()["content-type"]).toContain("text/event-stream");
	const events = (await streamed.text())
		.split("\n\n")
		.filter((event) => event.startsWith("data: "))
		.map((event) => JSON.parse(event.slice("data: ".length)));
	expect(events.at(-1)).toEqual(answer);
});

test("the function refuses what the contract does not allow", async ({ request }) => {
	const post = async (options: Parameters<typeof request.post>[1]) => {
		const response = await request.post(CHAT_ADDRESS, options);
		expect(await response.json()).toEqual({ error: expect.stringMatching(/\S/) });
		return response.status();
	};
	expect(await post({ data: { message: " ", context: [] } })).toBe(400);
	expect(await post({ data: { message: "x".repeat(2001), context: [] } })).toBe(400);
	expect(await post({ data: "hello", headers: { "content-type": "text/plain" } })).toBe(415);
	expect(await post({ data: { message: "x".repeat(70_000), context: [] } })).toBe(413);
	expect((await request.get(CHAT_ADDRESS)).status()).toBe(405);
});
