import assert from "node:assert/strict";
import fc from "fast-check";
import { exfiltrations } from "../testing/attacks.ts";
import { renderedAddresses } from "../testing/rendered-addresses.ts";
import { withOwnLinks } from "./own-links.ts";

const email = "kontakt@example.com";
const allowed = new Map([
	...["/", "/services/devops", "/#contact", "https://example.com/profil", `mailto:${email}`].map(
		(href) => [href, href] as const,
	),
	["/en/services/devops", "/services/devops"],
]);
const check = (text: string) => withOwnLinks(text, allowed).message;

Deno.test("collects the links to allowed addresses, and leaves them as they are", () => {
	const text = `Siehe [**DevOps**](/services/devops "Titel"), [Kontakt](/#contact), <${email}> und [Profil](https://example.com/profil).`;
	assert.deepEqual(withOwnLinks(text, allowed), {
		message: text,
		hrefs: ["/services/devops", "/#contact", `mailto:${email}`, "https://example.com/profil"],
	});
});

for (const [name, text, expected] of [
	["a path without its first slash", "[a](services/devops)", "[a](/services/devops)"],
	["a path with a slash at its end", "[a](/services/devops/)", "[a](/services/devops)"],
	["a page in another language", "[a](/en/services/devops)", "[a](/services/devops)"],
	["an unknown place on a page", "[a](/services/devops#nichts)", "[a](/services/devops)"],
] as const)
	Deno.test(`corrects ${name}`, () => assert.equal(check(text), expected));

for (const [name, text, expected] of [
	["a foreign link", "Siehe [**Doku** `x`](https://evil.example 'b').", "Siehe **Doku** `x`."],
	["a dead link", "| a |\n|---|\n| [b](/services/unknown) |", "| a |\n|---|\n| b |"],
	["a reference", "[a][b], [c].\n\n[b]: //evil.example\n[c]: /services/devops", "a, c.\n\n\n"],
	["an autolink", "<https://evil.example>", "https://evil.example"],
] as const)
	Deno.test(`removes the address of ${name} and keeps the text`, () => assert.equal(check(text), expected));

Deno.test("removes images, and links of nothing else", () => {
	assert.equal(check("Ein ![Bild](/services/devops) und [![a](b.png)](/services/devops)."), "Ein  und .");
});

Deno.test("leaves everything else byte for byte", () => {
	for (const text of [
		"```nginx\nlisten [::]:443 ssl; # [a](https://evil.example)\n```",
		"`curl http://[::1]:8080/`, `grep -E '[0-9](ms|s)' log` und `list[i](x)`",
		"> ```\n> a[0](b) ![c](d)\n> ```\n\n- `x[1](y)`\n\n      [a](b)\n",
		"| a | b |\n|---|---|\n| `x\\|y` | Inventar<br>Risiken |",
		"❤️ 👩‍💻 ☎︎ 1️⃣ \u200b&nbsp;&amp; a < b \\*kein\\* <pod-name> https://example.org [x] a[0]: 1",
		"*a* __b__ \r\n\r\n***\r\n~~c~~\ttab  \n\nSetext\n---",
	])
		assert.equal(check(text), text);
});

Deno.test("lets no hostile answer load or link anything foreign", () => {
	for (const text of exfiltrations)
		for (const address of renderedAddresses(check(text)))
			assert.ok(allowed.has(address), `${text}: ${address}`);
});

for (const [name, text] of [
	["links around links", `${"[".repeat(800)}t${"](//evil.example)".repeat(800)}`],
	["quotations", `${"> ".repeat(2400)}[t](//evil.example)`],
	["lists", `${"- ".repeat(2400)}[t](//evil.example)`],
	["numbered lists in quotations", `${"> 1. ".repeat(900)}[t](//evil.example)`],
	["emphasis", `${"*a_ ".repeat(1200)}[t](//evil.example)`],
] as const)
	Deno.test(`lets no depth of ${name} hide a foreign link or overflow the stack`, () => {
		const { message, hrefs } = withOwnLinks(text, allowed);
		assert.doesNotMatch(message, /\]\(/);
		assert.deepEqual(hrefs, []);
	});

const pieces = fc.array(
	fc.constantFrom(
		...[
			"[",
			"]",
			"(",
			")",
			"![",
			"](",
			"<",
			">",
			"\\",
			" ",
			"\n",
			"\n\n",
			"a",
			":",
			"//",
			"`",
			"\n```\n",
			"@",
			"\n[b]: ",
		],
		...["https", "evil.com", "/services/devops", "mailto:", email, "&#58;", "| ", "- ", "~~~", "> ", "[b]"],
	),
	{ maxLength: 24 },
);

Deno.test("lets no combination of characters form a foreign link", () => {
	fc.assert(
		fc.property(pieces, (parts) => {
			const { message, hrefs } = withOwnLinks(parts.join(""), allowed);
			assert.deepEqual(
				renderedAddresses(message),
				renderedAddresses(message).filter((href) => allowed.has(href)),
			);
			assert.deepEqual(new Set(renderedAddresses(message)), new Set(hrefs));
		}),
		{ numRuns: 1000 },
	);
});
