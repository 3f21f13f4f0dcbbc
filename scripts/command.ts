/**
 * Runs a command of package.json and exits with the code that it resolves to, if any. Prints an error as its message,
 * without a stack trace, and exits with 1.
 */
export function runCommand(command: () => Promise<number> | Promise<void>): void {
	command().then(
		(code: unknown) => {
			if (typeof code === "number") process.exit(code);
		},
		(error: Error) => {
			console.error(error.message);
			process.exit(1);
		},
	);
}
