import type { Certification } from "../../../../src/content/types.ts";
import type { SiteContent } from "../site-content.ts";
import { CONTACT_LINK, certificationLink, EXPERIENCE_LINK, markdownLink } from "./links.ts";
import type { Passage } from "./passage.ts";
import { blockBullets, bullets, enumerate, firstSentences, inGerman, said } from "./wording.ts";

/** What the pages of the certifications say. */
export function certificationPassages(content: SiteContent): Passage[] {
	return [
		certificationList(content),
		...content.certifications.flatMap((certification) => onePage(certification, content.owner.name)),
	];
}

function certificationList({ certifications, owner }: SiteContent): Passage {
	const line = (certification: Certification, status: string, topicsOf: string) =>
		[
			`${markdownLink(certificationLink(certification), "de")}: ${certification.issuer}`,
			`Level ${certification.level}`,
			...examCodes(certification),
			...numberedTopics(certification).map((numbers) => `${topicsOf} ${numbers}`),
			status,
		].join(", ");
	return {
		id: "certifications",
		subject: "certifications",
		kind: "list",
		names: "Zertifikate Zertifizierungen certificates certifications",
		keywords: "zertifiziert certified Aussteller Level",
		context: "",
		text: certifications
			.map(({ title, issuer, level, status }) => `${title}: ${issuer}, ${level}, ${status}`)
			.join("\n"),
		cues: ["certificates", "level", "validity"],
		answer: {
			de: `${owner.name} hat ${certifications.length} Zertifikate:\n\n${bullets(
				certifications.map((certification) =>
					line(certification, certification.status, "Themen der Prüfungen"),
				),
			)}`,
			en: `${owner.name} holds ${certifications.length} certificates:\n\n${bullets(
				certifications.map((certification) =>
					line(certification, englishStatus(certification), "topics of the exams"),
				),
			)}`,
		},
		links: [EXPERIENCE_LINK],
	};
}

/** Whether a certificate has to be kept up, and is. */
export const isActive = ({ status }: Certification): boolean => status === "Aktiv zertifiziert";

const englishStatus = (certification: Certification) =>
	isActive(certification) ? "actively certified" : "vendor-neutral";

/** What the exam is called, where there is one with a short name. */
const examCodes = ({ details }: Certification): readonly string[] =>
	details.flatMap(({ value }) => (value.length < LONGEST_CODE ? value : []));
const LONGEST_CODE = 20;

/** The numbers of the exams whose topics it covers. */
function numberedTopics({ details }: Certification): readonly string[] {
	const numbers = details.flatMap(({ label }) => /^Themen der Prüfung (\d+)/.exec(label)?.[1] ?? []);
	return numbers.length > 0 ? [numbers.join("/")] : [];
}

function onePage(certification: Certification, owner: string): Passage[] {
	const { title, issuer, level, status, tags, details, competencies, summaryEn } = certification;
	const subject = `certifications/${certification.slug}`;
	const page = certificationLink(certification);
	const exam = examCodes(certification);
	const codes = details.map(({ label, value }) => `${label}: ${value}`);
	const shared = {
		subject,
		kind: "section" as const,
		names: `${title} ${certification.slug.replaceAll("-", " ")}`,
		context: `Zertifikat certificate ${issuer} ${certification.meta.title} ${summaryEn}`,
		links: [page],
	};
	const topics = competencies.map((block) => block.title);
	const [first] = exam;
	const state = isActive(certification) ? "Das Zertifikat ist aktiv." : "Es ist herstellerneutral.";
	const holds = {
		de: `${owner} hat das Zertifikat „${title}“, ausgestellt von ${issuer}, Level ${level}${first ? `, Prüfung ${first}` : ""}. ${state} Themen sind ${enumerate(topics, "und")}.`,
		en: `${owner} holds “${title}” from ${issuer}, level ${level}. ${summaryEn}`,
	};
	return [
		{
			...shared,
			id: subject,
			kind: "summary",
			keywords: `Zertifikat certificate zertifiziert ${issuer} ${level} ${exam.join(" ")}`,
			text: `${certification.lead} ${summaryEn}`,
			cues: ["certificates", "level", "experience"],
			answer: holds,
		},
		{
			...shared,
			id: `${subject}/validity`,
			keywords: "gültig aktiv Status Datum",
			text: `Status: ${status}. Ein Datum nennt die Website nicht.`,
			cues: ["validity", "when", "certificates"],
			needs: ["validity"],
			answer: {
				de: `„${title}“ trägt den Status „${status}“. Wann die Prüfung war und bis wann das Zertifikat gilt, steht nicht auf der Website; das beantwortet ${owner} gern selbst.`,
				en: `“${title}” is listed as ${englishStatus(certification)}. The site doesn't say when the exam was or how long the certificate is valid; ${owner} will gladly tell you.`,
			},
			links: [page, CONTACT_LINK],
		},
		{
			...shared,
			id: `${subject}/competencies`,
			keywords: "Kompetenzen Inhalte Themen Prüfungsthemen",
			text: competencies.map((block) => `${block.title}: ${block.text}`).join(" "),
			cues: ["features", "certificates"],
			answer: {
				de: `${said(firstSentences(certification.lead, 2), owner)} Zu „${title}“ gehören die Themen ${enumerate(topics, "und")}.`,
				en: `${summaryEn} Its topics, in German: ${enumerate(topics, "and")}.`,
			},
		},
		...competencies.map(
			(block, index): Passage => ({
				...shared,
				id: `${subject}/competencies/${index + 1}`,
				names: block.title,
				keywords: title,
				text: block.text,
				cues: [],
				answer: {
					de: `Zu „${title}“ gehört ${block.title}: ${said(block.text, owner)}`,
					en: inGerman(`${block.title}: ${block.text}`),
				},
			}),
		),
		{
			...shared,
			id: `${subject}/tags`,
			keywords: `${tags.title} ${tags.items.join(" ")}`,
			text: tags.items.join(", "),
			cues: ["technologies"],
			answer: {
				de: `${tags.title} rund um „${title}“: ${enumerate(tags.items, "und")}.`,
				en: `“${title}” goes with ${enumerate(tags.items, "and")}.`,
			},
		},
		{
			...shared,
			id: `${subject}/details`,
			keywords: `Prüfung exam code ${details.map(({ label }) => label).join(" ")}`,
			text: codes.join(". "),
			cues: ["exam", "certificates"],
			answer: {
				de: `Zu „${title}“:\n\n${blockBullets(details.map(({ label, value }) => ({ title: label, text: value })))}`,
				en: `${summaryEn} From the page, in German:\n\n${bullets(codes)}`,
			},
		},
	];
}
