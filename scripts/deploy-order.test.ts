import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Job {
	if?: string;
	needs?: string | string[];
	"continue-on-error"?: unknown;
	steps?: { "continue-on-error"?: unknown }[];
}
const { jobs } = parse(readFileSync(".github/workflows/deploy.yml", "utf8")) as { jobs: Record<string, Job> };

interface Situation {
	event?: "push" | "workflow_dispatch";
	ref?: string;
	/** The job that fails. */
	failing?: string;
	/** The job after which somebody cancels the run. */
	cancelledAfter?: string;
}

/** Which jobs succeed: the conditions, whose language JavaScript understands, judged as GitHub would. */
function succeeding({
	event = "push",
	ref = "refs/heads/main",
	failing,
	cancelledAfter,
}: Situation): string[] {
	const needs: Record<string, { result: string }> = {};
	let isCancelled = false;
	for (const [name, job] of Object.entries(jobs)) {
		const isReady = [job.needs ?? []].flat().every((needed) => needs[needed]?.result === "success");
		const text = (job.if ?? "").replace(/^\$\{\{|\}\}$/g, "");
		const condition = /cancelled\(\)/.test(text) ? text : `${isReady} && (${text || true})`;
		const judge = new Function("cancelled", "github", "needs", `return ${condition};`);
		const runs = judge(() => isCancelled, { event_name: event, ref }, needs);
		needs[name] = { result: !runs ? "skipped" : name === failing ? "failure" : "success" };
		if (name === cancelledAfter) isCancelled = true;
	}
	return Object.keys(needs).filter((name) => needs[name]?.result === "success");
}

test("a push to main is checked, and then everything is deployed", () => {
	expect(succeeding({})).toEqual(["ci", "gate", "backend", "site", "pages"]);
});

test("going back skips the checks and nothing else", () => {
	expect(succeeding({ event: "workflow_dispatch" })).toEqual(["gate", "backend", "site", "pages"]);
});

test("from another branch nothing is deployed", () => {
	expect(succeeding({ event: "workflow_dispatch", ref: "refs/heads/x" })).toEqual([]);
});

test.each([
	["ci", []],
	["gate", ["ci"]],
	["backend", ["ci", "gate"]],
	["site", ["ci", "gate", "backend"]],
])("where %s fails, nothing after it is touched", (failing, done) => {
	expect(succeeding({ failing })).toEqual(done);
});

test("where somebody cancels, nothing more is begun", () => {
	expect(succeeding({ cancelledAfter: "gate" })).toEqual(["ci", "gate"]);
});

test("no job and no step passes over its failure", () => {
	for (const job of Object.values(jobs))
		for (const part of [job, ...(job.steps ?? [])]) expect(part["continue-on-error"]).toBeUndefined();
});
