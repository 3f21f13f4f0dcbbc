import { expect, test } from "vitest";
import { CHAT_LIMITS } from "../chat/contract.ts";
import { chat } from "./chat.ts";

test("what the specification quotes stands here to the letter", () => {
	expect(chat.title).toBe("AI Assistant");
	expect(chat.placeholder).toBe("Ask about projects, tech, or contact info...");
	expect(chat.greeting).toBe(
		"Hi! I'm here to help you learn about this portfolio and answer technical questions about DevOps, cloud infrastructure, and system administration. What would you like to know?",
	);
	expect(chat.error.title).toBe("Error");
	expect(chat.error.description).toBe("Failed to send message. Please try again.");
});

test("suggestions can be sent as they stand", () => {
	for (const question of chat.suggestions) {
		expect(question.trim()).toBe(question);
		expect(question.length).toBeLessThanOrEqual(CHAT_LIMITS.messageCharacters);
	}
});
