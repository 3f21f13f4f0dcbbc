import type { LegalPage } from "../../content/legal.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";
import { bulletList, escapeMarkdown, joinParts, link, paragraphs, section } from "./format.ts";

export const legalMarkdown = ({ sections }: LegalPage, site: SiteAddress): string =>
	joinParts(
		sections.map((part) =>
			section(
				2,
				part.title,
				paragraphs(part.paragraphs ?? []),
				// A backslash at the end of a line is a line break.
				(part.address ?? []).map(escapeMarkdown).join("\\\n"),
				bulletList(part.items ?? []),
				(part.links ?? [])
					.map(({ label, href }) => `- ${link(label, href.startsWith("/") ? addressOf(site, href) : href)}`)
					.join("\n"),
			),
		),
	);
