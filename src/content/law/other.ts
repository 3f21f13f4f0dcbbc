import type { Law } from "../legal.ts";
import type { Localized } from "../types.ts";
import { gdpr } from "./gdpr.ts";

const empty: Localized = { de: "", en: "" };

/**
 * A country to fill in; `npm run check` names what is empty. Inside the EU, keep `...gdpr`; outside, replace it by texts
 * of your own, as in `switzerland.ts`.
 */
export const otherCountry: Law<Localized> = {
	...gdpr,
	helplines: empty,
	emergency: empty,
	imprint: empty,
	responsible: empty,
	taxNumber: empty,
	taxLaw: empty,
	storage: empty,
	retention: empty,
	retentionLaws: empty,
	authority: { name: "", street: "", city: "", url: "", label: "" },
};
