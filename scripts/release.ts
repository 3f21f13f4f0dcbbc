import { run } from "./run.ts";

/**
 * The commit that a deploy by hand goes back to. All of the deploy uses this one, even if a branch moves on
 * meanwhile.
 *
 * @param name Commit (its first digits will do), tag or branch.
 * @param repository Folder of a clone with its whole history, in which `main` is checked out.
 * @throws Error where there is no such commit, or it never was on `main`: nobody checked it then.
 */
export async function findRelease(name: string, repository = "."): Promise<string> {
	const git = (...parameters: string[]) => run(["git", "-C", repository, ...parameters]);
	const wanted = name.trim();
	for (const place of ["refs/tags/", "refs/remotes/origin/", ""]) {
		const object = `${place}${wanted}^{commit}`;
		const { code, stdout } = await git("rev-parse", "--verify", "--quiet", "--end-of-options", object);
		if (code !== 0 || wanted === "") continue;
		const commit = stdout.trim();
		const { code: isElsewhere } = await git("merge-base", "--is-ancestor", commit, "HEAD");
		if (isElsewhere) throw new Error(`"${wanted}" was never on main, so nothing of it is deployed.`);
		return commit;
	}
	throw new Error(`"${wanted}" is no commit, tag or branch of this repository.`);
}
