/** `npm run dev`: serves the site with hot reload and the real function on one origin. `PORT` sets the port. */
import { createServer } from "vite";
import { readBasePath } from "../build/base-path.ts";
import { runCommand } from "../command.ts";
import { freePort, readPort } from "./port.ts";

runCommand(async () => {
	// Validated first, because Vite prints configuration errors with a stack trace.
	readBasePath(process.env.BASE_PATH);
	if (process.env.PORT?.trim()) await freePort(readPort(process.env.PORT, 0));
	const server = await createServer();
	await server.listen();
	server.printUrls();
	server.bindCLIShortcuts({ print: true });
});
