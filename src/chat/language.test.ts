import { expect, test } from "vitest";
import { chat } from "../content/chat.ts";
import { detectLanguage } from "./language.ts";

test.each([
	"Welche Erfahrung gibt es mit Kubernetes?",
	"Können Sie auch Azure?",
	"AWS oder Azure",
	"Das Projekt lief 2024 in Berlin, die Rolle war DevOps Team Lead.",
	...chat.suggestions,
	chat.notice,
])("%s is German", (text) => {
	expect(detectLanguage(text)).toBe("de");
});

test.each([
	"What about Azure?",
	"Does he have experience in Kubernetes?",
	"I was wondering if you are available in January",
	chat.greeting,
	chat.error.description,
])("%s is English", (text) => {
	expect(detectLanguage(text)).toBe("en");
});

test.each(["", "Kubernetes", "42"])("“%s” tells no language and counts as the site's", (text) => {
	expect(detectLanguage(text)).toBe("de");
});
