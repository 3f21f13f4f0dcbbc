import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { htmlReport } from "./page.tsx";
import { Tally } from "./tally.ts";
import { textReport } from "./text-report.ts";

const tally = new Tally({ kind: "day", day: "2026-11-20" });
const call = { text: "", pages: [], at: Date.parse("2026-11-20T11:00:00Z") };
for (let count = 0; count < 1_200; count++)
	tally.add({ ...call, outcome: "answered", origin: "model", language: "de", pages: ["/services/devops"] });
for (let count = 0; count < 300; count++)
	tally.add({ ...call, outcome: "declined", origin: "site", language: "en", pages: ["/#contact"] });
tally.add({ ...call, outcome: "answered", origin: "site", pages: ["/#contact", "/gone"], fault: "timeout" });
tally.add({ ...call, outcome: "rate_limited" });

const summary = tally.summary();
if (!summary) throw new Error("The period holds calls.");
const SOURCE = "Gelesen: 1 Zeile <nicht lesbar>.";
const html = htmlReport(summary, SOURCE);
// This parser, other than a browser's, ends at a style sheet within a picture.
const parsable = html.replace(/(<svg[^>]*>)<style>.*?<\/style>/gs, "$1");
const document = new new Window().DOMParser().parseFromString(parsable, "text/html");

const table = (title: string) => {
	const heading = [...document.querySelectorAll("h2")].find(({ textContent }) => textContent === title);
	const rows = heading?.parentElement?.querySelectorAll("tr") ?? [];
	return Array.from(rows, (row) => Array.from(row.children, ({ textContent }) => textContent));
};

test("every figure of the page stands in a table too", () => {
	expect(table("Antworten").slice(0, 3)).toEqual([
		["Frage", "Anzahl", "Anteil"],
		["Vom KI-Modell beantwortet", "1.200", "79,9\u00a0%"],
		["Von der Website beantwortet", "1", "0,1\u00a0%"],
	]);
	expect(table("Verlauf")[13]).toEqual(["12 Uhr", "1.501", "1.200", "1", "0", "300", "0"]);
	expect(table("Sprachen")[1]).toEqual(["Deutsch", "1.200", "80\u00a0%"]);
	expect(table("Am häufigsten verlinkte Seiten").slice(1)).toEqual([
		["DevOps und Automatisierung", "1.200"],
		["Startseite: Schreiben Sie mir", "1"],
		["/gone", "1"],
	]);
	expect(table("Erreichte Grenzen")[1]).toEqual(["Zu viele Anfragen eines Besuchers", "1"]);
	expect(table("Störungen des KI-Anbieters")[1]).toEqual(["Zeit überschritten", "1"]);
	for (const chart of document.querySelectorAll(".chart")) {
		expect(chart.getAttribute("aria-label")).toMatch(/^Diagramm: .*Tabelle/);
		expect(chart.closest("section")?.querySelector("table")).not.toBeNull();
	}
});

test("each chart is there for a phone and for a desktop, with a bar as long as its number says", () => {
	for (const width of ["phone", "desktop"]) {
		const [answers, course] = document.querySelectorAll(`.chart.${width}`);
		const bars = Array.from(answers?.querySelectorAll("rect") ?? [], (bar) =>
			Number(bar.getAttribute("width")),
		);
		expect(bars).toHaveLength(5);
		expect((bars[3] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(300 / 1_200);
		expect(course?.querySelectorAll("rect")).toHaveLength(24 * 5);
	}
});

test("the page needs nothing but itself, is in German and shows text as text", () => {
	expect(html).not.toMatch(/<(script|link|img|iframe)|\ssrc=|\shref=|@import|url\(/i);
	expect(html).toContain('content="default-src &#x27;none&#x27;; style-src &#x27;unsafe-inline&#x27;"');
	expect(document.documentElement.lang).toBe("de");
	expect(document.title).toBe("Fragen an den Assistenten: 20. November 2026");
	expect(document.querySelector(".source")?.textContent).toBe(SOURCE);
});

test("the terminal tells the same numbers, in columns", () => {
	const text = textReport(summary, SOURCE);
	expect(text).toContain("1.501 Fragen");
	expect(text).toMatch(/^ {2}Vom KI-Modell beantwortet +1\.200 {2}79,9\u00a0%$/m);
	expect(text).toMatch(/^ {2}DevOps und Automatisierung +1\.200$/m);
	expect(text).toMatch(/^ {2}Zeit überschritten +1$/m);
	const widths = text
		.split("\n\n")
		.find((part) => part.startsWith("Sprachen"))
		?.split("\n")
		.slice(1)
		.map(({ length }) => length);
	expect(new Set(widths).size).toBe(1);
});
