import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { x } from "tinyexec";

/** The headless shell first: the same engine without a browser's UI, which makes tests take half as long again. */
const NAMES = [
	"chromium-headless-shell",
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
];

/**
 * Switches off background traffic, and features that containers lack. Playwright adds `--no-sandbox` itself; only the
 * project's own pages are opened.
 */
export const CHROMIUM_ARGUMENTS = [
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// The headless shell hints glyphs by default, which wraps titles differently from a screen.
	"--font-render-hinting=none",
];

/** Tries it: Ubuntu's placeholder for the snap, or a browser without its libraries, exists but doesn't start. */
const starts = async (path: string) => existsSync(path) && (await x(path, ["--version"])).exitCode === 0;

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's own download. If there is none, says so
 * and installs Playwright's, or Debian's package as root in CI.
 *
 * @throws Error if CHROMIUM_PATH doesn't start, or no Chromium can be installed.
 */
export async function anyChromium(): Promise<string> {
	const chosen = process.env.CHROMIUM_PATH?.trim();
	if (chosen && !(await starts(chosen)))
		throw new Error(`CHROMIUM_PATH names a program that doesn't start: ${chosen}`);
	return chosen || (await find()) || install();
}

async function find(): Promise<string | undefined> {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
	const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
	for (const path of [...installed, mac, chromium.executablePath()]) if (await starts(path)) return path;
}

async function install(): Promise<string> {
	const commands = ["playwright install chromium"];
	// A system package only where nobody's machine is changed: as root in CI.
	if (process.env.CI && process.getuid?.() === 0)
		for (const name of ["chromium-headless-shell", "chromium"])
			commands.push(`apt-get update && apt-get install --yes ${name}`);
	const log: string[] = [];
	for (const command of commands) {
		console.log(`No Chromium found: ${command}`);
		const { stdout, stderr } = await x("sh", ["-c", command]);
		log.push(command, stdout, stderr);
		const found = await find();
		if (found) return found;
	}
	throw new Error(`${log.join("\n")}Install Chromium or Google Chrome, or set CHROMIUM_PATH.`);
}
