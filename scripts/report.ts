/** `npm run report`: numbers about the assistant, from the lines that the function logged. For the owner, so in German. */
import { runReport } from "./report/run-report.ts";

process.exitCode = await runReport(process.argv.slice(2), process);
