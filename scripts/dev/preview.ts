/**
 * `npm run preview`: serves the production build, as GitHub Pages does, and the real function on one origin. `PORT` and
 * `BASE_PATH` set the address; `--built <directory>` serves an existing build, `--limits` applies a visitor's limits.
 */
import { execSync } from "node:child_process";
import { parseArgs } from "node:util";
import { readBasePath } from "../build/base-path.ts";
import { runCommand } from "../command.ts";
import { functionPlugin } from "./function-plugin.ts";
import { servePages } from "./pages-server.ts";

runCommand(async () => {
	const { values } = parseArgs({ options: { built: { type: "string" }, limits: { type: "boolean" } } });
	const base = readBasePath(process.env.BASE_PATH);
	const port = Number(process.env.PORT || 4173);
	if (!values.built) execSync("npm run build", { stdio: "inherit" });
	await servePages(values.built ?? "build/client", { port, base, plugins: [functionPlugin(values.limits)] });
	console.log(`  The site and its assistant: http://localhost:${port}${base}`);
});
