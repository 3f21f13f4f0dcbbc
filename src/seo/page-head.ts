import type { MetaDescriptor } from "react-router-dom";
import { LOCALES } from "../content/site.ts";
import type { Page } from "../pages/pages.ts";
import { jsonLd } from "./json-ld.ts";
import { addressOf, markdownPath, type Site, socialImagePath } from "./site-address.ts";
import { SOCIAL_IMAGE } from "./social-image.ts";

const property = (name: string, content: string): MetaDescriptor => ({ property: `og:${name}`, content });

/** Returns a page's head. Omits canonical and hreflang links, which need absolute URLs, if the site's URL is unknown. */
export function pageHead(page: Page, site: Site): MetaDescriptor[] {
	const { path, language, alternates, meta } = page;
	const { address, content } = site;
	const { name } = content.owner;
	const url = addressOf(address, path);
	const [first] = alternates;
	const translations = [...alternates, ...(first ? [{ ...first, language: "x-default" }] : [])];
	const hreflangs = translations.map(({ language: hrefLang, href }) => ({
		...{ tagName: "link", rel: "alternate", hrefLang },
		href: addressOf(address, href),
	}));
	return [
		{ title: `${meta.title} | ${name}` },
		{ name: "description", content: meta.description },
		...(address.url
			? [{ tagName: "link", rel: "canonical", href: url } as const, property("url", url), ...hreflangs]
			: []),
		{
			tagName: "link",
			rel: "alternate",
			type: "text/markdown",
			href: addressOf(address, markdownPath(path)),
		},
		property("type", "website"),
		property("site_name", name),
		property("locale", LOCALES[language].replace("-", "_")),
		property("title", meta.title),
		property("description", meta.description),
		property("image", addressOf(address, socialImagePath(path))),
		property("image:width", String(SOCIAL_IMAGE.width)),
		property("image:height", String(SOCIAL_IMAGE.height)),
		property("image:alt", `${meta.title}, ${name}`),
		// X takes title, text and image from the Open Graph tags above.
		{ name: "twitter:card", content: "summary_large_image" },
		{ "script:ld+json": jsonLd(page, site) },
	];
}
