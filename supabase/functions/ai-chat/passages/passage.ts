import type { Cue } from "../cues/cue.ts";

/** A text in both languages that the assistant answers in. */
export interface Localized {
	de: string;
	en: string;
}

export interface PassageLink {
	title: Localized;
	/** A route of this site. */
	href: string;
	/** What else a text may call what stands there. */
	called?: Localized;
}

/**
 * One thing the assistant can say, with everything needed to find it, to say it and to prove it.
 * All of it comes from `src/content`.
 */
export interface Passage {
	/** Stable and unique, such as `services/devops/phases`; logged, so it holds no text. */
	id: string;
	/** The page or subject it belongs to, such as `services/devops` or `facts`. */
	subject: string;
	kind: "fact" | "list" | "summary" | "section" | "technology";
	/** What it is called, by anyone who asks for it by name; searched first. */
	names: string;
	/** Other words that questions use for it. */
	keywords: string;
	/** What its subject is about; finds "the project with OpenShift". */
	context: string;
	/** What it says, in German; searched, and given to a model. */
	text: string;
	/** Title of the worked example that it is about. */
	example?: string;
	/** Who the worked example is of, as the site calls it. */
	client?: string;
	/** Id of the section whose words it tells, which is then what was told. */
	from?: string;
	/** The first and the last that a worked example tells, each as an answer of its own. */
	frame?: { start: Localized; end: Localized };
	/** What it tells about its subject. */
	cues: readonly Cue[];
	/** Says something only to a question that asks for all of it, such as a number of something. */
	needs?: readonly Cue[];
	/** Tells that the site doesn't say what was asked. */
	open?: boolean;
	/** Markdown without links: the fact first, then one to three sentences or a list. */
	answer: Localized;
	/** The page that proves it first, then others that belong to it. */
	links: readonly PassageLink[];
}
