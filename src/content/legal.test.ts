import { expect, test } from "vitest";
import { imprint } from "./legal-imprint.ts";
import { privacy } from "./legal-privacy.ts";
import { aiProvider, backendProvider, hostingProvider } from "./legal-providers.ts";
import { owner } from "./owner.ts";

test("the imprint names the owner, with address, e-mail and VAT number", () => {
	const { street, postalCode, city, country } = owner.postalAddress;
	for (const fact of [
		owner.name,
		street,
		`${postalCode} ${city}`,
		country.de,
		owner.email,
		owner.vatId ?? "",
	])
		expect(JSON.stringify(imprint)).toContain(fact);
});

test("the privacy page names the owner and all providers", () => {
	const providers = [hostingProvider, backendProvider, aiProvider];
	const facts = providers.flatMap(({ name, address, privacyUrl }) => [name, address, privacyUrl]);
	for (const fact of [owner.name, owner.email, ...facts]) expect(JSON.stringify(privacy)).toContain(fact);
});

test("the privacy page lists everything that a visit stores on the device", () => {
	for (const key of ["color-mode", "react-router-scroll-positions"])
		expect(JSON.stringify(privacy)).toContain(key);
});
