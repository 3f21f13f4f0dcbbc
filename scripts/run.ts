import { spawn } from "node:child_process";

export interface RunOptions {
	/** Added to the environment; an empty value counts as not set for most programs. */
	env?: Readonly<Record<string, string>>;
	/** Shows the output as it comes; otherwise it is only collected. */
	show?: boolean;
}

export interface Outcome {
	/** 0 for success; 127 where the program could not be started, as a shell would say. */
	code: number;
	/** Standard output and standard error, in the order in which they came. */
	output: string;
	/** Standard output alone. */
	stdout: string;
}

/** Runs a program to its end. A signal that ends it counts as failure. */
export function run(command: readonly string[], { env, show }: RunOptions = {}): Promise<Outcome> {
	const [program = "", ...parameters] = command;
	const child = spawn(program, parameters, {
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	let stdout = "";
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
			if (stream === child.stdout) stdout += text;
			if (show) process.stderr.write(text);
		});
	return new Promise((resolve) => {
		child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n`, stdout }));
		child.on("close", (code) => resolve({ code: code ?? 1, output, stdout }));
	});
}
