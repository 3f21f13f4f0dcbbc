import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findRelease } from "./release.ts";

let repository: string;
let first: string;
let stranger: string;

function git(...parameters: string[]): string {
	const who = ["-c", "user.name=x", "-c", "user.email=x@example.com", "-c", "commit.gpgSign=false"];
	return execFileSync("git", ["-C", repository, ...who, ...parameters], { encoding: "utf8" }).trim();
}
const commit = (message: string) => {
	git("commit", "-q", "--allow-empty", "-m", message);
	return git("rev-parse", "HEAD");
};

beforeAll(() => {
	repository = mkdtempSync(join(tmpdir(), "release-"));
	git("init", "-q", "-b", "main");
	first = commit("first");
	git("tag", "-a", "v1", "-m", "first release");
	git("update-ref", "refs/remotes/origin/stable", first);
	git("checkout", "-q", "-b", "experiment");
	stranger = commit("never merged");
	git("update-ref", "refs/remotes/origin/experiment", stranger);
	git("checkout", "-q", "main");
	commit("second");
});
afterAll(() => rmSync(repository, { recursive: true }));

test("a commit of main is found by its digits, a tag or a branch", async () => {
	for (const name of [first, first.slice(0, 8), "v1", "stable", ` ${first}\n`])
		expect(await findRelease(name, repository)).toBe(first);
	expect(await findRelease("main", repository)).toBe(git("rev-parse", "main"));
});

test("what was never on main is not deployed", async () => {
	for (const name of [stranger, "experiment"])
		await expect(findRelease(name, repository)).rejects.toThrow(`"${name}" was never on main`);
});

test.each(["", "  ", "nope", "--all", "v1..main", "0000000000000000000000000000000000000000"])(
	"%j is no commit, tag or branch",
	async (name) => {
		await expect(findRelease(name, repository)).rejects.toThrow("is no commit, tag or branch");
	},
);
