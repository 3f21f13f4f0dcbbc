import { existsSync, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { x } from "tinyexec";

/** The headless shell first: the same engine without a browser's UI, which takes time of its own. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Playwright adds the usual ones, `--no-sandbox` included; only the project's own pages are opened. */
export const CHROMIUM_ARGUMENTS = [
	"--disable-gpu",
	"--disable-quic",
	// The headless shell hints glyphs by default, which wraps titles differently from a screen.
	"--font-render-hinting=none",
	// Each window of a full Chromium loads two pages for its address bar. Replaces Playwright's list, and keeps parts of it.
	"--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,OptimizationHints,PaintHolding",
];

/** Where the npm package unpacks its browser. */
const UNPACKED = resolve(".cache/chromium");

/** Ways to a browser, in the order in which they are tried. */
const WAYS = [
	{
		how: "Playwright's download",
		// Half a minute by default, and five attempts.
		command: "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT=2000 playwright install chromium",
	},
	{
		how: "the system's package chromium-headless-shell",
		isPossible: process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"),
		command: "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes chromium-headless-shell",
	},
	{
		how: "the npm package @sparticuz/chromium",
		isPossible: process.platform === "linux" && process.arch === "x64",
		// It trusts any browser in the temporary folder, and brings system libraries on AWS only.
		command: `
			rm -rf "${UNPACKED}" && mkdir -p "${UNPACKED}" && cd "${UNPACKED}" &&
			npm install --prefix . --no-save --no-package-lock --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=1000 \\
				@sparticuz/chromium@147.0.0 &&
			TMPDIR="$PWD" AWS_EXECUTION_ENV=AWS_Lambda_nodejs22.x \
				node -e 'import("@sparticuz/chromium").then((module) => module.default.executablePath())'`,
	},
];

/** Tries it: Ubuntu's placeholder for the snap, or a browser without its libraries, exists but doesn't start. */
const starts = async (path: string) =>
	statSync(path, { throwIfNoEntry: false })?.isFile() && (await x(path, ["--version"])).exitCode === 0;

async function find(): Promise<string | undefined> {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
	const known = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), mac];
	for (const path of [...known, chromium.executablePath()]) if (await starts(path)) return path;
	const path = join(UNPACKED, "chromium");
	if (!existsSync(path)) return;
	// The system libraries that it needs. Inherited by Playwright's workers and the browser.
	process.env.LD_LIBRARY_PATH = join(UNPACKED, "al2023/lib");
	return (await starts(path)) ? path : undefined;
}

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, the system's, Playwright's or one installed before. If there is none,
 * installs one, and prints how.
 *
 * @throws Error if no Chromium can be installed.
 */
export async function anyChromium(): Promise<string> {
	const given = process.env.CHROMIUM_PATH?.trim() || (await find());
	if (given) return given;
	for (const { how, command } of WAYS.filter(({ isPossible = true }) => isPossible)) {
		console.log(`No Chromium found; trying ${how}`);
		await x("sh", ["-c", command]);
		const found = await find();
		if (found) return found;
	}
	throw new Error(
		"The browser tests need a Chromium, and none could be installed. Install Chromium or Google Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one.",
	);
}
