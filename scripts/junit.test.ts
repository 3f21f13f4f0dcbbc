import { expect, test } from "vitest";
import { countTests } from "./junit.ts";

test("cases are counted by how they ended, in every dialect", () => {
	const report = `<?xml version="1.0"?>
		<testsuites tests="9"><testsuite name="a" tests="9" failures="9">
			<testcase name="passes" time="0"></testcase>
			<testcase name="a &gt; passes too" time="0"/>
			<testcase name="says something">
				<system-out>fine</system-out>
			</testcase>
			<testcase name="fails"><failure message="no"/></testcase>
			<testcase name="throws"><error>no</error></testcase>
			<testcase name="waits"><skipped/></testcase>
		</testsuite></testsuites>`;
	expect(countTests(report)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test("a report without cases counts nothing", () => {
	expect(countTests("<testsuites></testsuites>")).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
