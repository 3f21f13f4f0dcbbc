import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

/** Asserts that each of several messages is answered by the same passages. */
function tell(passages: readonly string[], ...messages: readonly string[]) {
	for (const message of messages)
		assert.deepEqual(siteAssistant.answer({ message, context: [] }).passages, passages, message);
}

Deno.test("a place alone, or a place with a year, names the project that was there", () => {
	tell(["projects/bundesdruckerei"], "Welche Projekte liefen in Berlin?", "Has he worked in Berlin?");
	tell(["projects/bwi-bonn"], "Which client was located in Bonn?", "War er 2022 in Bonn oder in Berlin?");
	tell(["projects/bwi-bonn/facts"], "Wann war er in Bonn?", "Which year was he in Bonn?");
	tell(["projects/sap-walldorf"], "Was hat er in Walldorf gemacht?");
});

Deno.test("a year with two projects tells both", () => {
	tell(
		["projects/rhomberg-sersa", "projects/bundesdruckerei"],
		"Was hat er 2024 gemacht?",
		"Which projects did he do in 2024?",
	);
});

Deno.test("a place to travel to is no project", () => {
	tell(
		["facts/onsite"],
		"Fährt er auch nach Bonn?",
		"Would he travel to Hamburg?",
		"Reisen Sie nach Berlin?",
		"Fliegen Sie auch nach London?",
	);
});

Deno.test("the last one that is over stands behind the one that still runs", () => {
	tell(
		["portfolio/latest"],
		"Which was the most recent project that has ended?",
		"Was ist das letzte beendete Projekt?",
	);
});

Deno.test("the country of projects in towns is known", () => {
	const german = ["projects/bundesdruckerei", "projects/sap-walldorf", "projects/bwi-bonn"];
	tell(german, "Welche Projekte gab es in Deutschland?", "Which projects were in Germany?");
	tell(["projects/rhomberg-sersa"], "Welches Projekt war in der Schweiz?");
});
