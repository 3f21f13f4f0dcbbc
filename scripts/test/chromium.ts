import { statSync } from "node:fs";
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

/** Playwright adds the usual ones, `--no-sandbox` included; only the project's own pages are opened. */
export const CHROMIUM_ARGUMENTS = [
	"--disable-gpu",
	"--disable-quic",
	// The headless shell hints glyphs by default, which wraps titles differently from a screen.
	"--font-render-hinting=none",
];

/** Tries it: Ubuntu's placeholder for the snap, or a browser without its libraries, exists but doesn't start. */
const starts = async (path: string) =>
	statSync(path, { throwIfNoEntry: false })?.isFile() && (await x(path, ["--version"])).exitCode === 0;

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's own download. If there is none, says so
 * and installs Playwright's, or Debian's package as root in CI.
 *
 * @throws Error if no Chromium can be installed.
 */
export async function anyChromium(): Promise<string> {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
	const known = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), mac];
	const find = async () => {
		for (const path of [...known, chromium.executablePath()]) if (await starts(path)) return path;
	};
	const commands = ["playwright install chromium"];
	// A system package only where nobody's machine is changed: as root in CI.
	if (process.env.CI && process.getuid?.() === 0)
		commands.push("apt-get update && apt-get install --yes chromium");
	let found = process.env.CHROMIUM_PATH?.trim() || (await find());
	for (const command of found ? [] : commands) {
		console.log(`No Chromium found: ${command}`);
		await x("sh", ["-c", command], { nodeOptions: { stdio: "inherit" } });
		found ||= await find();
	}
	if (!found) throw new Error("Install Chromium or Google Chrome, or set CHROMIUM_PATH.");
	return found;
}
