/** `npm run dev`: the site with hot reload and the real function, on one origin. `PORT` chooses where. */
import { runCommand } from "./command.ts";
import { runDevSite } from "./dev-site.ts";
import { REACT_ROUTER } from "./installed.ts";

runCommand(() => runDevSite({}, [...REACT_ROUTER, "dev", ...process.argv.slice(2)]));
