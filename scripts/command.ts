/** Runs a command of package.json. Prints an error as its message, without a stack trace, and exits with 1. */
export function runCommand(command: () => Promise<void>): void {
	command().catch((error: Error) => {
		console.error(error.message);
		process.exit(1);
	});
}

/** Returns the lines of the error that a function throws. */
export function problemsOf(check: () => unknown): string[] {
	try {
		check();
		return [];
	} catch (error) {
		return (error as Error).message.split("\n");
	}
}
