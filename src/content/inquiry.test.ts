import { expect, test } from "vitest";
import { inquiryAbout } from "./inquiry.ts";

test("a mail about a page names it with the spaces that a keyboard has", () => {
	expect(inquiryAbout("Solutions Architect\u00a0– Associate")).toContain("„Solutions Architect – Associate“");
});
