import assert from "node:assert/strict";
import fc from "fast-check";
import { filterLinks, LinkFilter } from "./link-filter.ts";

const rules = { hrefs: new Set(["/", "/services/devops", "/#contact"]), email: "kontakt@example.com" };
const filter = (text: string) => filterLinks(text, rules);

Deno.test("links to the site's routes stay", () => {
	const text = "Siehe [DevOps](/services/devops) und [Kontakt](/#contact).";
	assert.equal(filter(text), text);
});

Deno.test("a route is recognised with a slash at its end, without one at its start, and with a title", () => {
	assert.equal(filter("[a](/services/devops/)"), "[a](/services/devops)");
	assert.equal(filter("[a](services/devops)"), "[a](/services/devops)");
	assert.equal(filter('[a](</services/devops> "b")'), "[a](/services/devops)");
});

Deno.test("ordinary Markdown comes through unchanged", () => {
	for (const text of [
		"**Fett**, *kursiv*, `code [x]` und a < b && c > d!",
		"- [ ] offen\n- [x] fertig\n\n1. Eins",
		"```yaml\napiVersion: networking.k8s.io/v1\nimage: nginx:1.27\ncidr: 10.0.0.0/16\n```",
		"kubectl logs <pod-name> -n <namespace>",
		"ASP.NET, Node.js, CI/CD, z.B. 24/7, C:\\temp und 3:1",
		"Schreiben Sie an kontakt@example.com.",
		"Array[0] und f(x)[1] und x[2]: y",
	])
		assert.equal(filter(text), text);
});

const FOREIGN = [
	"[a](https://evil.zone/x)",
	"[a](http://evil.zone 'titel')",
	"[a](//evil.zone/x)",
	"[a](/\\evil.zone)",
	"[a](javascript:alert(1))",
	"[a](data:text/html;base64,AAAA)",
	"[a](mailto:x@evil.zone)",
	"[a](/services/devops/../../evil)",
	"[a](/services/unknown)",
	"[a](/services/devops?q=geheim)",
	"[a]( <https://evil.zone/a b> )",
	"[a](ht\ntps://evil.zone)",
	"[a](&#104;ttps://evil.zone)",
	"[a\\]](https://evil.zone)",
	"[[a]](https://evil.zone)",
	"![a](https://evil.zone/p.png)",
	"![a](/services/devops)",
	"[![a](https://evil.zone/p.png)](https://evil.zone)",
	"[a][b]\n\n[b]: https://evil.zone",
	"[b]: //evil.zone\n[a][b]",
	"[a](https://evil.zone",
	"[a](https://evil.zone\n\n[b](/services/devops)",
	"<https://evil.zone>",
	"<x@evil.zone>",
	'<a href="https://evil.zone">a</a>',
	"<a\nhref='https://evil.zone'>a</a>",
	"<img src=//evil.zone/p.png>",
	"https://evil.zone/?q=1",
	"(https://evil.zone)",
	"**https://evil.zone**",
	"`https://evil.zone`",
	"HTTPS://EVIL.ZONE",
	"www.evil.zone",
	"evil.com/geheim",
	"evil.com:8443/?q=1",
	"Siehe evil.net/geheim, cdn.evil.zone/x und evil.co.uk.",
	"x@evil.zone",
	"https&#58;//evil.zone",
	"https&colon;//evil.zone",
	"https\\://evil.zone",
	"ht\u200btps://evil.zone",
	"https[](/services/unknown)://evil.zone",
	"[https](x)://evil.zone/y",
	"https<b>://evil.zone</b>",
	"[www](x).evil.zone",
	"&amp;#104;ttps://evil.zone",
	"ftp://evil.zone",
	"://evil.zone",
	"[a]evil.com(/evil)",
	"[a\\]evil.com(/evil)",
	"[a]\u200b(/evil)",
	"!evil.com[a](/services/devops)",
];

for (const text of FOREIGN)
	Deno.test(`nothing of ${JSON.stringify(text)} can be followed`, () => {
		const shown = filter(text);
		assert.doesNotMatch(
			shown,
			/:\/\/|www\.evil|x@evil|evil\.(com|net|zone(?=\/)|co\.uk)|<img|<a |javascript:|data:|mailto:/i,
		);
		const hrefs = [...shown.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, href]) => href);
		assert.ok(hrefs.every((href) => rules.hrefs.has(href ?? "")));
		assert.doesNotMatch(shown, /!\[|^\[[^\]]*\]:/m);
	});

Deno.test("the text of a link that is removed stays", () => {
	assert.equal(filter("Mehr [dazu](https://evil.zone/x) hier."), "Mehr dazu hier.");
	assert.equal(filter("Siehe [Doku](https://evil.zone)."), "Siehe Doku.");
});

const pieces = fc.array(
	fc.constantFrom(
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
		"https",
		"www.",
		"evil.com",
		"/services/devops",
		"&#58;",
		"`",
		"@",
	),
	{ maxLength: 24 },
);

Deno.test("the result doesn't depend on where a stream is cut", () => {
	fc.assert(
		fc.property(pieces, fc.array(fc.nat(40), { maxLength: 6 }), (parts, cuts) => {
			const text = parts.join("");
			const stream = new LinkFilter(rules);
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

Deno.test("whatever is put together, no address and no foreign link comes out", () => {
	fc.assert(
		fc.property(pieces, (parts) => {
			const shown = filter(parts.join(""));
			assert.doesNotMatch(shown, /https:\/\/|(?<![\p{L}\p{N}])www\.[\p{L}\p{N}]|evil\.com(?![\w.\\@-])/u);
			for (const [, href = ""] of shown.matchAll(/(?<!\\)\]\(([^)]*)\)/g))
				assert.ok(rules.hrefs.has(href), shown);
		}),
		{ numRuns: 200000 },
	);
});

Deno.test("text is passed on as soon as it can't become a link", () => {
	const stream = new LinkFilter(rules);
	assert.equal(stream.push("Hallo Welt [De"), "Hallo Welt ");
	assert.equal(stream.push("vOps](/services/devops) un"), "[DevOps](/services/devops) ");
	assert.equal(stream.end(), "un");
});
