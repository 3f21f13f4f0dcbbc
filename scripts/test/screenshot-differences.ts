import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints a table of the screenshots that differ from another commit's, and by how much; see `test-results/`. */
export default class Differences implements Reporter {
	readonly #rows: string[] = [];

	onTestEnd(test: TestCase, { errors, attachments }: TestResult): void {
		const pictures = attachments.flatMap(({ name }) => /^(.+)-diff\.png$/.exec(name)?.[1] ?? []);
		const [, screen] = test.titlePath();
		for (const [index, { message = "" }] of errors.entries()) {
			const [, pixels, share] = /(\d+) pixels \(ratio ([\d.]+)/.exec(message) ?? [];
			this.#rows.push(
				`| ${screen} | ${pictures[index] ?? test.title} | ${pixels ?? "failed"} | ${share ?? ""} |`,
			);
		}
	}

	onEnd(): void {
		console.log(
			["| screen | picture | pixels | share |", "|---|---|---|---|", ...this.#rows.sort()].join("\n"),
		);
	}
}
