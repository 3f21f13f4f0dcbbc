import assert from "node:assert/strict";
import fc from "fast-check";
import { renderedAddresses } from "../testing/rendered-addresses.ts";
import { filterLinks, LinkFilter } from "./link-filter.ts";

const email = "kontakt@example.com";
const allowed = new Set([
	"/",
	"/services/devops",
	"/#contact",
	"https://example.com/profil",
	`mailto:${email}`,
]);
const filter = (text: string) => filterLinks(text, allowed);

Deno.test("keeps allowed links, on the site and elsewhere", () => {
	const text =
		"Siehe [DevOps](/services/devops), [Kontakt](/#contact) und [Profil](https://example.com/profil).";
	assert.equal(filter(text), text);
	assert.equal(filter(`[${email}](mailto:${email})`), `[${email}](mailto:${email})`);
});

Deno.test("recognises a path with a trailing slash, without a leading one, and with a title", () => {
	assert.equal(filter("[a](/services/devops/)"), "[a](/services/devops)");
	assert.equal(filter("[a](services/devops)"), "[a](/services/devops)");
	assert.equal(filter('[a](</services/devops> "b")'), "[a](/services/devops)");
});

Deno.test("leaves ordinary Markdown unchanged", () => {
	for (const text of [
		"**Fett**, *kursiv*, `code [x]` und a < b && c > d!",
		"- [ ] offen\n- [x] fertig\n\n1. Eins",
		"```yaml\napiVersion: networking.k8s.io/v1\nimage: ghcr.io/a/nginx:1.27\ncidr: 10.0.0.0/16\n```",
		"kubectl logs <pod-name> -n <namespace>",
		"ASP.NET, Node.js, CI/CD, z.B. 24/7, C:\\temp und 3:1",
		"Schreiben Sie an kontakt@example.com.",
		"Array[0] und f(x)[1] und x[2]: y",
		"values.dev.yaml, docker-compose.dev.yml, com.example.app, db.page und git@github.com:a/b.git",
		"curl http://localhost:9090/metrics und `curl https://example.org/x | tee <pod.log>`",
		"```sh\ncurl https://example.org/x\nsshd[42]: ok\ncat <<EOF > a\n<a href='b'>\n```\n\n~~~\n<b/>\n~~~\nEnde",
	])
		assert.equal(filter(text), text);
});

const FOREIGN = [
	"Zum [Angebot](ftp://evil.zone 'titel') (www.evil.zone) und https://evil.zone/x.",
	"[a](/services/unknown)",
	"[a\\]](https://evil.zone)",
	"![a](/services/devops)",
	"[![a](https://evil.zone/p.png)](https://evil.zone)",
	"[a](https://evil.zone\n\n[b](/services/devops)",
	"https://evil.zone/?q=1",
	"https[](/services/unknown)://evil.zone",
	"[https](x)://evil.zone/y",
	"https<b>://evil.zone</b>",
	"[a]\u200b(/evil)",
	"Zum [Kontaktformular](https://evil.example/#contact) oder zu [/#contact](//evil.example)",
	'Siehe [DevOps].\n[DevOps]: <https://evil.example/b> "DevOps"',
	"[a](//evil.example/a) [b](/\\evil.example) [c](\\\\evil.example)",
	"[Website](https://www.example.com@evil.example/)",
	"[click](javascript:alert(document.cookie)) [b](JaVaScRiPt&colon;alert(1)) <javascript:alert(1)>",
	"Schreiben Sie an chef@evil.example oder [hier](mailto:chef@evil.example) oder <chef@evil.example>.",
	"[Call](tel:+499001234567) or <tel:+499001234567>",
	"ht\u200btps://evil.example/x h\u00adttps://evil.example",
	"[a](&#104;ttps://evil.example) [b](&#x68;ttps&colon;//evil.example) https&#58;//evil.example",
	"[a](https\\://evil.example) \\[b\\](https://evil.example) https:\\/\\/evil.example",
	"[[a](https://evil.example/1)](https://evil.example/2) [![i](https://evil.example/3)](/services/devops) ![[b](/services/devops)](https://evil.example/4)",
	"[a](https:\n//evil.example/x) [b](\nhttps://evil.example/y\n) [c]\n(https://evil.example/z)",
	"[a](/services/devops/../../admin) [b](/services/devops?next=//evil.example) [c](/services/devops%2f..%2fadmin)",
	"HTTPS://EVIL.EXAMPLE/A [a]( HTTPS://EVIL.EXAMPLE ) [b](<https://evil.example/a b>)",
	"<!-- https://evil.example --> PWNED <!--\n[a](https://evil.example) -->",
	'<img src="https://evil.example/a.png" onerror="alert(1)"> <IMG SRC=//evil.example/b>',
	"<a href=\"https://evil.example\">Kontakt</a> <a\nhref='//evil.example'>b</a>",
	'<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name=q></form><script src="//evil.example/x.js"></script>',
	'<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/a"/><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
	'<style>@import "https://evil.example/a.css"; body{background:url(//evil.example/b)}</style><meta http-equiv="refresh" content="0;url=https://evil.example">',
	"| a | b |\n| - | - |\n| [x](https://evil.example) | ![y](https://evil.example/y.png) |\n| https://evil.example/z | <https://evil.example/w> |",
	"- [ ] [open](https://evil.example)\n- [x] https://evil.example/b\n> [c](https://evil.example/c)\n\n# [d](https://evil.example/d)",
	"**https://evil.example/a** _https://evil.example/b_ ~~https://evil.example/c~~ **[d](https://evil.example/d)**",
	'[a](https://evil.example [b](https://evil.example/b "c ![d](https://evil.example/d',
	"[open](data:text/html;base64,PHNjcmlwdD4=) ![](data:image/svg+xml,<svg/onload=alert(1)>)",
	"Text[^1]\n\n[^1]: https://evil.example/note",
	"<pod-name>\n```\n\n[a](https:evil.example) <ftp:evil.example>\n[b]: https:evil.example\n\n[b]",
	"| a |\n| - |\n| ` | [a](ftp:evil.example) <chef@evil.example> ` |",
	"- ```\n  a\n\n[a](ftp:evil.example)\n```\n[b](ftp:evil.example)",
	"[<mailto:]>",
];

const HOSTILE =
	/https?:\/\/(?!example\.com\/profil\))|(?<!:)\/\/evil|<(img|a|svg|script|iframe|style|meta|form)\b/i;

Deno.test("removes foreign links, images and addresses, wherever a stream is split", () => {
	for (const text of FOREIGN) {
		const shown = filter(text);
		assert.doesNotMatch(shown, HOSTILE, text);
		assert.doesNotMatch(shown, /!\[|^\[[^\]]*\]:/m, text);
		for (const address of renderedAddresses(shown)) assert.ok(allowed.has(address), text);
		for (let cut = 1; cut < text.length; cut++) {
			const stream = new LinkFilter(allowed);
			const streamed = stream.push(text.slice(0, cut)) + stream.push(text.slice(cut)) + stream.end();
			assert.equal(streamed, shown, text);
		}
	}
});

Deno.test("keeps the text of a removed link", () => {
	assert.equal(filter("Mehr [dazu](https://evil.zone/x) hier."), "Mehr dazu hier.");
	assert.equal(filter("Siehe [Doku](https://evil.zone)."), "Siehe Doku.");
});

const CHARACTERS = [
	"[",
	"]",
	"(",
	")",
	"!",
	"<",
	">",
	"\\",
	" ",
	"\n",
	"a",
	"x.",
	":",
	"//",
	"`",
	"\n```\n",
	"@",
	"[b]:",
];
const PARTS = ["https", "evil.com", "/services/devops", "mailto:", email, "&#58;", "| ", "- ", "~~~", "> "];
const pieces = fc.array(fc.constantFrom(...CHARACTERS, ...PARTS), { maxLength: 24 });

Deno.test("gives the same result wherever a stream is split", () => {
	fc.assert(
		fc.property(pieces, fc.array(fc.nat(40), { maxLength: 6 }), (parts, cuts) => {
			const text = parts.join("");
			const stream = new LinkFilter(allowed);
			let shown = "";
			let from = 0;
			for (const cut of [...cuts].sort((left, right) => left - right)) {
				shown += stream.push(text.slice(from, cut));
				from = Math.max(from, cut);
			}
			shown += stream.push(text.slice(from)) + stream.end();
			assert.equal(shown, filter(text));
		}),
		{ numRuns: 2000 },
	);
});

Deno.test("lets no combination of characters form a foreign link", () => {
	fc.assert(
		fc.property(pieces, (parts) => {
			const shown = filter(parts.join(""));
			for (const address of renderedAddresses(shown)) assert.ok(allowed.has(address), shown);
		}),
		{ numRuns: 2000 },
	);
});

Deno.test("passes text on as soon as it can't become a link", () => {
	const stream = new LinkFilter(allowed);
	assert.equal(stream.push("Hallo Welt [De"), "Hallo Welt ");
	assert.equal(stream.push("vOps](/services/devops) un"), "[DevOps](/services/devops) ");
	assert.equal(stream.end(), "un");
});
