import assert from "node:assert/strict";
import { projects } from "../../../../src/content/catalog.ts";
import { siteAssistant } from "../testing/chat.ts";
import { englishRole, isRunning } from "./project-words.ts";

Deno.test("a project of several years that is over isn't running", () => {
	const [project] = projects;
	assert.ok(project);
	assert.ok(isRunning({ ...project, period: "seit 2024" }));
	for (const period of ["2024", "2021–2023"]) assert.ok(!isRunning({ ...project, period }), period);
});

Deno.test("English answers call periods and roles of projects in English", () => {
	const german = new Set(projects.map(({ role }) => role));
	for (const project of projects) german.delete(englishRole(project));
	assert.ok(german.size > 0);
	for (const { id, answer } of siteAssistant.passages)
		for (const words of ["(seit ", ...german]) assert.ok(!answer.en.includes(words), `${id}: ${words}`);
});
