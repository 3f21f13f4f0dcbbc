import { expect, test } from "vitest";
import { chat } from "../content/chat.ts";
import { detectLanguage, languageOfAnswer } from "./language.ts";

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

const quoted = "„Die Datenbank ist 800 GB groß und wird nachts mit pg_dump gesichert.“";
const listed = "- Server einrichten und absichern\n- Wege aus der und in die Cloud";

test.each([
	`From the project at BWI. In German: ${quoted.replace("„", "“").replace(/“$/, "”")}`,
	`The page names these steps, in German:\n\n${listed}`,
	`In German: ${quoted}\n\nThis is a worked example and not a client's project.`,
])("“%s” speaks English, whatever it quotes", (answer) => {
	expect(languageOfAnswer(answer)).toBe("en");
});

test.each([`Er schreibt dazu: ${quoted}`, listed, quoted, "Er sagt: “What is it that you do?”"])(
	"“%s” speaks German",
	(answer) => {
		expect(languageOfAnswer(answer)).toBe("de");
	},
);
