import { certificationPassages } from "./passages/certifications.ts";
import { factPassages } from "./passages/facts.ts";
import { homePassages } from "./passages/home.ts";
import { legalPassages } from "./passages/legal.ts";
import { overviewPassages } from "./passages/overview.ts";
import type { Passage } from "./passages/passage.ts";
import { portfolioPassages } from "./passages/portfolio.ts";
import { projectPassages } from "./passages/projects.ts";
import { servicePassages } from "./passages/services.ts";
import { technologyPassages } from "./passages/technologies.ts";
import { toolboxPassages } from "./passages/toolbox.ts";
import type { SiteContent } from "./site-content.ts";

/** Everything the site says, as passages. */
export function buildPassages(content: SiteContent): Passage[] {
	return [
		...factPassages(content),
		...homePassages(content),
		...servicePassages(content),
		...overviewPassages(content),
		...projectPassages(content),
		...certificationPassages(content),
		...technologyPassages(content),
		...legalPassages(content),
		...portfolioPassages(content),
		...toolboxPassages(content),
	];
}
