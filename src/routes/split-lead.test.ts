import { expect, test } from "vitest";
import { splitLead } from "./split-lead.ts";

test("splits a lead after its first sentence, before the space", () => {
	expect(splitLead("Ein Cluster ist schnell da. Die Arbeit kommt danach. Und bleibt.")).toEqual({
		opening: "Ein Cluster ist schnell da.",
		rest: " Die Arbeit kommt danach. Und bleibt.",
	});
});

test("doesn't split after abbreviations", () => {
	const lead = "Werkzeuge, z.\u00a0B. Terraform 1.9, nach 3. und 4. Versuch. „So“ geht es weiter.";
	expect(splitLead(lead).rest).toBe(" „So“ geht es weiter.");
	expect(splitLead("Ein Satz.")).toEqual({ opening: "Ein Satz.", rest: "" });
});
