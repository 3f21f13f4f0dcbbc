import { type Certification, STATUS_LABELS } from "../../content/types.ts";
import { blockSections, bulletList, joinParts, namedList, section } from "./format.ts";

export const certificationMarkdown = (certification: Certification): string => {
	const { issuer, level, status, competencies, tags, details } = certification;
	return joinParts([
		namedList([
			["Aussteller", issuer],
			["Stufe", level],
			[STATUS_LABELS[status], status],
		]),
		section(2, "Kernkompetenzen", blockSections(3, competencies)),
		section(2, tags.title, bulletList(tags.items)),
		section(2, "Details", namedList(details.map(({ label, value }) => [label, value]))),
	]);
};
