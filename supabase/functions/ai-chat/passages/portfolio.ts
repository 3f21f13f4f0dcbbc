import type { SiteContent } from "../site-content.ts";
import type { Passage } from "./passage.ts";
import { careerAnswers } from "./portfolio-career.ts";
import { concernAnswers } from "./portfolio-concerns.ts";
import { dataAnswers } from "./portfolio-data.ts";
import { dealingAnswers } from "./portfolio-dealings.ts";
import { formAnswers } from "./portfolio-form.ts";
import { noticeAnswers } from "./portfolio-notice.ts";
import { openAnswers } from "./portfolio-open.ts";
import { orderAnswers } from "./portfolio-order.ts";
import { privacyAnswers } from "./portfolio-privacy.ts";
import { projectAnswers } from "./portfolio-projects.ts";
import { sideAnswers } from "./portfolio-sides.ts";
import { siteAnswers } from "./portfolio-site.ts";
import { workAnswers } from "./portfolio-work.ts";

/**
 * Answers that no single page gives, to questions about the portfolio as a whole. They are told to common
 * questions and not found by searching, since every word of them stands on other pages as well.
 */
export function portfolioPassages(content: SiteContent): Passage[] {
	const told = [
		...projectAnswers(content),
		...orderAnswers(content),
		...workAnswers(content),
		...careerAnswers(content),
		...dealingAnswers(content),
		...sideAnswers(content),
		...siteAnswers(content),
		...dataAnswers(content),
		...privacyAnswers(content),
		...noticeAnswers(content),
		...formAnswers(content),
		...concernAnswers(content),
		...openAnswers(content),
	];
	return told.map((passage) => ({
		subject: "portfolio",
		kind: "list",
		names: "",
		keywords: "",
		context: "",
		text: passage.answer.de,
		cues: [],
		...passage,
	}));
}
