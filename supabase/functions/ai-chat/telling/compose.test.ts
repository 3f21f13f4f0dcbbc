import assert from "node:assert/strict";
import { both } from "../passages/wording.ts";
import { withLinks } from "./compose.ts";

const tea = { title: { de: "Tee", en: "Tea" }, href: "/services/tea" };
const example = { ...tea, called: { de: "Praxisbeispiel „Teehaus“", en: "worked example for Tea" } };
const milk = { title: both("Milk"), href: "/services/milk" };

Deno.test("a page is linked where the text names it, and at the end where it doesn't", () => {
	assert.deepEqual(withLinks("„Heiß“ – Seite „Tee“", [tea, milk], "de"), {
		message: "„Heiß“ – Seite [Tee](/services/tea)\n\nMehr dazu: [Milk](/services/milk)",
		sources: [
			{ title: "Tee", href: "/services/tea" },
			{ title: "Milk", href: "/services/milk" },
		],
	});
});

Deno.test("a worked example is linked by its name, and its page is the source", () => {
	assert.deepEqual(withLinks("3 min – im Praxisbeispiel „Teehaus“. Mehr im „Tee“", [example], "de"), {
		message: "3 min – im [Praxisbeispiel „Teehaus“](/services/tea). Mehr im „Tee“",
		sources: [{ title: "Tee", href: "/services/tea" }],
	});
});

Deno.test("a page is linked once, and not again where a list links it already", () => {
	const { message } = withLinks("- [Tea](/services/tea)\n\n“Tea” and “Tea”", [tea, example], "en");
	assert.equal(message, "- [Tea](/services/tea)\n\n“Tea” and “Tea”");
	assert.equal(withLinks("“Tea” and “Tea”", [tea], "en").message, "[Tea](/services/tea) and “Tea”");
});
