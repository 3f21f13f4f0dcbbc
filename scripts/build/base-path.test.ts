import { expect, test } from "vitest";
import { readBasePath } from "./base-path.ts";

test.each([
	[undefined, "/"],
	["", "/"],
	[" / ", "/"],
	["repo", "/repo/"],
	["/repo", "/repo/"],
	["/repo/", "/repo/"],
	["/a/b.c-d_e~1/", "/a/b.c-d_e~1/"],
])("reads %j as %s", (value, basePath) => {
	expect(readBasePath(value)).toBe(basePath);
});

test.each(["https://example.com/repo", "/a//b", "/a b/", "/ä/", "/a?b", "..#"])(
	"rejects %j, naming the variable",
	(value) => {
		expect(() => readBasePath(value)).toThrow(
			`BASE_PATH must be a plain path such as /my-repo/, but is "${value}".`,
		);
	},
);
