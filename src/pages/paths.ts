import type { Content } from "../content/content.ts";
import { IMPRINT_PATH, PRIVACY_PATH } from "../content/legal.ts";
import type { Owner } from "../content/owner.ts";
import type { SitePath } from "../content/types.ts";

/** Paths in the site's first language; `pathIn` translates them. */
export const servicePath = (slug: string): SitePath => `/services/${slug}`;
export const projectPath = (slug: string): SitePath => `/projects/${slug}`;
export const certificationPath = (slug: string): SitePath => `/certifications/${slug}`;

export const PROJECTS_OVERVIEW_PATH: SitePath = "/projects/overview";

export const GLOSSARY_PATH: SitePath = "/glossar";
export const PROFILE_PATH: SitePath = "/profil";
export const COLOPHON_PATH: SitePath = "/technik";

/** Paths that differ in English. */
export const ENGLISH_PATHS: Readonly<Record<SitePath, SitePath>> = {
	[GLOSSARY_PATH]: "/glossary",
	[PROFILE_PATH]: "/profile",
	[COLOPHON_PATH]: "/engineering",
	[IMPRINT_PATH]: "/legal-notice",
	[PRIVACY_PATH]: "/privacy",
};

/** Returns links to the owner: mail, phone, calendar, profiles and CV. */
export const addressesOf = (
	{ email, phone, bookingUrl, profiles, cvUrl }: Owner<unknown>,
	labels?: { bookCall: string; cv: string },
) => [
	{ label: email, href: `mailto:${email}` },
	...(phone ? [{ label: phone, href: phoneHref(phone) }] : []),
	...(bookingUrl ? [{ label: labels?.bookCall ?? "", href: bookingUrl }] : []),
	...profiles.map(({ label, url }) => ({ label, href: url })),
	...(cvUrl ? [{ label: labels?.cv ?? "", href: cvUrl }] : []),
];

/** Returns the owner's external addresses, to which answers may link. */
export const ownAddresses = ({ owner, certifications }: Content): string[] => [
	...addressesOf(owner).map(({ href }) => href),
	...certifications.flatMap(({ verifyUrl }) => verifyUrl ?? []),
];

/** Returns the `tel:` link of a formatted number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** Prerendered as `404.html`, which static hosts serve for unknown paths. */
export const NOT_FOUND_PATH: SitePath = "/404";
