import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
	optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
	packages: Record<string, LockedPackage>;
};

/** Where Node would find a package that `folder` asks for. */
function isLocked(folder: string, name: string): boolean {
	if (`${folder}/node_modules/${name}`.replace(/^\//, "") in packages) return true;
	return folder !== "" && isLocked(folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ""), name);
}

test("the lock file names the binaries of every platform, or npm ci would refuse to install", () => {
	const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).filter((name) => !isLocked(folder, name)),
	);
	expect(missing).toEqual([]);
});
