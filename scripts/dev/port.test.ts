import { expect, test } from "vitest";
import { readPort } from "./port.ts";

test("falls back to the default port", () => {
	expect(readPort(undefined, 4173)).toBe(4173);
	expect(readPort(" ", 4173)).toBe(4173);
	expect(readPort("8080", 4173)).toBe(8080);
});

test.each(["0", "65536", "80a", "-1", "4173.5"])("rejects PORT=%s, naming the variable", (value) => {
	expect(() => readPort(value, 4173)).toThrow(`PORT must be a number from 1 to 65535, but is "${value}".`);
});
