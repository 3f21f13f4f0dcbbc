/**
 * Does what a command of package.json is for. Ends the process with the exit code that it resolves to, if any;
 * a failure is told in its own sentence, without a stack, and ends the process with code 1.
 */
export function runCommand(act: () => Promise<number> | Promise<void>): void {
	act().then(
		(code: unknown) => {
			if (typeof code === "number") process.exit(code);
		},
		(error: Error) => {
			console.error(error.message);
			process.exit(1);
		},
	);
}
