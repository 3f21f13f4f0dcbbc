import type { SiteContent } from "../site-content.ts";
import { ABOUT_LINK, OVERVIEW_LINK, serviceLink } from "./links.ts";
import type { Passage } from "./passage.ts";
import { enumerate } from "./wording.ts";

/** Titles of the groups of technologies that belong together, by what is asked for. */
const GROUPS: Readonly<Record<string, RegExp>> = {
	cicd: /CI\/CD/i,
	cloud: /Cloud/i,
	container: /Container/i,
	iac: /Infrastruktur als Code/i,
	monitoring: /Monitoring/i,
};
const LANGUAGE =
	/^(Bash|C#|C\+\+|Go|Java|JavaScript|Kotlin|Perl|PHP|PowerShell|Python|Ruby|Rust|SQL|TypeScript)$/;
const PROGRAMMING = /Programm/i;
const SYSTEM = /^(AlmaLinux|CentOS|Debian|Fedora|Rocky Linux|RHEL|SLES|Ubuntu)$/;

/**
 * Which tools of a kind the site names, put together from its lists; like the answers about the portfolio,
 * told to common questions and not found by searching.
 */
export function toolboxPassages({
	home,
	projectsOverview,
	services,
	owner: { name },
}: SiteContent): Passage[] {
	const groups = [...home.about.technologyGroups, ...projectsOverview.coreTechnologies];
	const kinds = Object.entries(GROUPS).map(([id, title]) => ({
		id,
		items: groups.filter((group) => title.test(group.title)).flatMap(({ items }) => items),
	}));
	const everything = groups.flatMap(({ items }) => items);
	const programming = groups.filter(({ title }) => PROGRAMMING.test(title)).flatMap(({ items }) => items);
	kinds.push(
		{ id: "programming", items: [...programming, ...everything.filter((item) => LANGUAGE.test(item))] },
		{ id: "systems", items: everything.filter((item) => SYSTEM.test(item)) },
	);
	const serviceOf = (title: RegExp | undefined) => {
		const isNamed = (text: string) => title?.test(text) ?? false;
		const service =
			services.find((each) => isNamed(each.title)) ??
			services.find(({ features }) => features.some((feature) => isNamed(feature.title)));
		return service ? [serviceLink(service)] : [];
	};
	return kinds.flatMap(({ id, items }): Passage[] => {
		// "Amazon Web Services" beside "AWS" is the same once more.
		const names = [...new Set(items)].filter(
			(item) => !(item === "Amazon Web Services" && items.includes("AWS")),
		);
		if (names.length === 0) return [];
		return [
			{
				id: `toolbox/${id}`,
				subject: "toolbox",
				kind: "list",
				names: "",
				keywords: "",
				context: "",
				text: names.join(", "),
				cues: [],
				answer: {
					de: `${name} arbeitet mit ${enumerate(names, "und")}.`,
					en: `${name} works with ${enumerate(names, "and")}.`,
				},
				links: [...serviceOf(GROUPS[id]), ABOUT_LINK, OVERVIEW_LINK],
			},
		];
	});
}
