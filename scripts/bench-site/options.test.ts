import { expect, it } from "vitest";
import { readBenchOptions } from "./options.ts";

const PATHS = ["/", "/services/devops", "/404"];

it("measures every page three times unless told otherwise", () => {
	expect(readBenchOptions([], PATHS)).toEqual({ routes: PATHS, runs: 3, built: false });
});

it("measures the pages named, as often as told, in the build that is there", () => {
	const parameters = ["--routes", "/,/services/devops", "--runs=1", "--built"];
	expect(readBenchOptions(parameters, PATHS)).toEqual({
		routes: ["/", "/services/devops"],
		runs: 1,
		built: true,
	});
});

it("names the pages that there are where one is asked for that there isn't", () => {
	expect(() => readBenchOptions(["--routes", "/,/service/devops"], PATHS)).toThrow(
		"--routes names no page of the site: /service/devops. There are /, /services/devops, /404.",
	);
});

it.each(["0", "-1", "1.5", "", "three"])("takes no %j for a number of runs", (runs) => {
	expect(() => readBenchOptions([`--runs=${runs}`], PATHS)).toThrow(
		`--runs has to be a whole number above 0, not "${runs}".`,
	);
});

it("names an option that there isn't", () => {
	expect(() => readBenchOptions(["--help"], PATHS)).toThrow("Unknown option '--help'");
});
