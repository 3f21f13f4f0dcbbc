import { expect, test } from "vitest";
import { directionOf } from "./direction-of.ts";

test.each([
	["", "ltr"],
	["Guten Tag", "ltr"],
	["שלום DevOps", "rtl"],
	["1. مرحبا", "rtl"],
	["DevOps שלום", "ltr"],
	["你好", "ltr"],
])("“%s” runs %s", (text, direction) => {
	expect(directionOf(text)).toBe(direction);
});
