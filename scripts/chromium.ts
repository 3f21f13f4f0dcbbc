import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { type Outcome, run } from "./run.ts";

/** What finding a browser asks of the machine; handed in, so that tests can stand in for it. */
export interface Machine {
	env: NodeJS.ProcessEnv;
	/** Where Playwright would put its own browser. */
	playwrightPath: string;
	isRoot: boolean;
	/** Whether the program at this path is there and starts; a snap's stand-in or one without its libraries doesn't. */
	starts(path: string): Promise<boolean>;
	run(command: readonly string[]): Promise<Outcome>;
}

/** The shell first: it is the same engine without a browser's own windows, which take half as long again. */
const NAMES = [
	"chromium-headless-shell",
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/**
 * Keeps the browser from calling home and from using what containers lack. Playwright adds `--no-sandbox`
 * itself; only the project's own pages are opened.
 */
export const CHROMIUM_ARGUMENTS = [
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// The headless shell hints glyphs by default, which wraps titles where no screen wraps them.
	"--font-render-hinting=none",
];

const thisMachine = (): Machine => ({
	env: process.env,
	playwrightPath: chromium.executablePath(),
	isRoot: process.getuid?.() === 0,
	starts: async (path) => {
		if (!existsSync(path)) return false;
		return process.platform === "win32" || (await run([path, "--version"])).code === 0;
	},
	run: (command) => run(command, { env: { DEBIAN_FRONTEND: "noninteractive" } }),
});

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, the system's, or Playwright's own download.
 *
 * @throws Error where CHROMIUM_PATH names no program; a wrong choice is not silently replaced.
 */
export async function findChromium(machine: Machine): Promise<string | undefined> {
	const { env, starts, playwrightPath } = machine;
	const chosen = env.CHROMIUM_PATH?.trim();
	if (chosen) {
		if (await starts(chosen)) return chosen;
		throw new Error(`CHROMIUM_PATH names no program that can be started: ${chosen}`);
	}
	const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
	const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
	for (const path of [...candidates, ...ELSEWHERE, playwrightPath]) if (await starts(path)) return path;
	return undefined;
}

/**
 * Installs a Chromium quietly: Playwright's, failing that one of Debian's packages.
 *
 * @throws Error that says what was tried and what a person can do.
 */
export async function installChromium(machine: Machine): Promise<string> {
	const asRoot = machine.isRoot ? [] : ["sudo", "--non-interactive"];
	const attempts: readonly (readonly string[])[][] = [
		[["npx", "playwright", "install", "chromium"]],
		[
			[...asRoot, "apt-get", "update", "--quiet"],
			[...asRoot, "apt-get", "install", "--yes", "--quiet", "chromium-headless-shell"],
		],
		[[...asRoot, "apt-get", "install", "--yes", "--quiet", "chromium"]],
	];
	const reasons: string[] = [];
	for (const commands of attempts) {
		for (const command of commands) {
			const { code, output } = await machine.run(command);
			if (code !== 0) reasons.push(`${command.join(" ")}: ${complaint(output)}`);
		}
		const found = await findChromium(machine);
		if (found) return found;
	}
	throw new Error(
		[
			"The browser tests need Chromium, and it could not be installed:",
			...reasons.map((reason) => `  ${reason}`),
			"Install Chromium or Google Chrome, or let CHROMIUM_PATH name one that is already there.",
		].join("\n"),
	);
}

/** Path of a Chromium on this machine, which is installed where there is none. Throws as the two above. */
export async function anyChromium(): Promise<string> {
	const machine = thisMachine();
	return (await findChromium(machine)) ?? installChromium(machine);
}

/** The line of a program's output that says what is wrong. */
function complaint(output: string): string {
	const lines = output.trim().split("\n");
	return (lines.find((line) => /error|^E:|sudo:/i.test(line)) ?? lines.at(-1) ?? "").trim();
}
