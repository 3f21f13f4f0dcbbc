/**
 * `npm run screenshots`: takes screenshots of every page and state, in `screenshots/`. With `-- --against <commit>` it
 * compares them with that commit's, which it takes first and caches in `.cache`; see `playwright-report`. Passes
 * other arguments to Playwright, such as `--project phone-light`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, renameSync } from "node:fs";
import { resolve } from "node:path";

const COPY = ".cache/against";

const run = (command: string, args: readonly string[], options = {}) =>
	execFileSync(command, args, { stdio: "inherit", ...options });

/** Returns the folder of a commit's screenshots; takes them in a worktree of that commit, unless they are cached. */
function picturesOf(commit: string): string {
	const id = execFileSync("git", ["rev-parse", "--short", `${commit}^{commit}`], { encoding: "utf8" }).trim();
	const pictures = resolve(`.cache/screenshots-${id}`);
	if (existsSync(pictures)) return pictures;
	run("git", ["worktree", "add", "--detach", COPY, id]);
	try {
		run("npm", ["run", "screenshots"], { cwd: COPY });
		renameSync(`${COPY}/screenshots`, pictures);
	} finally {
		run("git", ["worktree", "remove", "--force", COPY]);
	}
	return pictures;
}

const args = process.argv.slice(2);
const flag = args.indexOf("--against");
const [, commit] = flag < 0 ? [] : args.splice(flag, 2);
const env = { ...process.env, ...(commit && { AGAINST: picturesOf(commit) }) };
try {
	run("playwright", ["test", "--config", "playwright.screenshots.config.ts", ...args], { env });
} catch {
	process.exitCode = 1;
}
