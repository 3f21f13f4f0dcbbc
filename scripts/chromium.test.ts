import { delimiter } from "node:path";
import { expect, test } from "vitest";
import { findChromium, installChromium, type Machine } from "./chromium.ts";

/** A machine on which the programs in `there` start, and commands that match a pattern of `installs` bring one more. */
function machine(
	there: string[],
	{ installs = {}, ...rest }: Partial<Machine> & { installs?: Record<string, string> } = {},
) {
	const commands: string[] = [];
	const stand: Machine = {
		env: { PATH: ["/usr/local/bin", "/usr/bin"].join(delimiter) },
		playwrightPath: "/cache/playwright/chrome",
		isRoot: true,
		starts: async (path) => there.includes(path),
		run: async (command) => {
			const line = command.join(" ");
			commands.push(line);
			const brought = Object.entries(installs).find(([pattern]) => new RegExp(pattern).test(line))?.[1];
			if (!brought) return { code: 1, output: "Reading…\nE: it does not work\nbye\n", stdout: "" };
			there.push(brought);
			return { code: 0, output: "", stdout: "" };
		},
		...rest,
	};
	return { stand, commands };
}

test("CHROMIUM_PATH wins over everything", async () => {
	const env = { PATH: "/usr/bin", CHROMIUM_PATH: "/opt/mine" };
	const { stand } = machine(["/usr/bin/chromium", "/opt/mine"], { env });
	expect(await findChromium(stand)).toBe("/opt/mine");
});

test("a CHROMIUM_PATH that does not start is an error, not a reason to take another browser", async () => {
	const env = { PATH: "/usr/bin", CHROMIUM_PATH: "/opt/mine" };
	const { stand } = machine(["/usr/bin/chromium"], { env });
	await expect(findChromium(stand)).rejects.toThrow(
		"CHROMIUM_PATH names no program that can be started: /opt/mine",
	);
});

test("a system's shell of Chromium comes before Chromium, that before Chrome, and all before Playwright's own", async () => {
	const all = ["/cache/playwright/chrome", "/usr/bin/google-chrome", "/usr/local/bin/chromium"];
	const shell = "/usr/bin/chromium-headless-shell";
	expect(await findChromium(machine([...all, shell]).stand)).toBe(shell);
	expect(await findChromium(machine(all).stand)).toBe("/usr/local/bin/chromium");
	expect(await findChromium(machine(all.slice(0, 2)).stand)).toBe("/usr/bin/google-chrome");
	expect(await findChromium(machine(all.slice(0, 1)).stand)).toBe("/cache/playwright/chrome");
	expect(await findChromium(machine([]).stand)).toBeUndefined();
});

test("Playwright's download is tried first", async () => {
	const { stand, commands } = machine([], { installs: { playwright: "/cache/playwright/chrome" } });
	expect(await installChromium(stand)).toBe("/cache/playwright/chrome");
	expect(commands).toEqual(["npx playwright install chromium"]);
});

test("failing that, Debian's package is installed, with sudo where needed", async () => {
	const { stand, commands } = machine([], {
		isRoot: false,
		installs: { "apt-get install": "/usr/bin/chromium-headless-shell" },
	});
	expect(await installChromium(stand)).toBe("/usr/bin/chromium-headless-shell");
	expect(commands.slice(1)).toEqual([
		"sudo --non-interactive apt-get update --quiet",
		"sudo --non-interactive apt-get install --yes --quiet chromium-headless-shell",
	]);
});

test("a system without the shell gets the whole browser", async () => {
	const { stand, commands } = machine([], { installs: { "quiet chromium$": "/usr/bin/chromium" } });
	expect(await installChromium(stand)).toBe("/usr/bin/chromium");
	expect(commands.at(-1)).toBe("apt-get install --yes --quiet chromium");
});

test("where nothing helps, the error says what was tried, why it failed, and what a person can do", async () => {
	const error = await installChromium(machine([]).stand).catch((reason: Error) => reason.message);
	expect(error).toContain("npx playwright install chromium: E: it does not work");
	expect(error).toContain("apt-get install --yes --quiet chromium: E: it does not work");
	expect(error).toContain("CHROMIUM_PATH");
});
