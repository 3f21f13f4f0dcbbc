/** How many tests a report tells of, by how they ended. */
export interface TestCount {
	passed: number;
	failed: number;
	skipped: number;
}

/** Counts the test cases of a JUnit report, as Vitest, Deno and Playwright write it. */
export function countTests(report: string): TestCount {
	const count: TestCount = { passed: 0, failed: 0, skipped: 0 };
	for (const [, inside = ""] of report.matchAll(/<testcase\b[^>]*?(?:\/>|>(.*?)<\/testcase>)/gs)) {
		if (/<(failure|error)\b/.test(inside)) count.failed++;
		else if (/<skipped\b/.test(inside)) count.skipped++;
		else count.passed++;
	}
	return count;
}
