import { readDoing } from "../search/asked-doing.ts";
import { withoutChanceCues } from "../search/chance-cues.ts";
import { analyze, type Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { withinProject } from "../search/within-project.ts";
import type { Topic } from "../talk/conversation.ts";
import { withThoseMeant } from "../talk/thread.ts";
import { asMeant } from "../text/correction.ts";
import { normalize } from "../text/fold.ts";
import { type Intent, readIntent } from "../text/intents.ts";
import { withoutIntroduction } from "../text/introduction.ts";
import type { Language } from "../text/stem.ts";
import type { Honesty } from "./honesty.ts";

/** A message, and what is read out of it once for all that may answer it. */
export interface Reading {
	/** As the visitor wrote it, without what it takes back. */
	message: string;
	/** Normalized, and without the courtesy. */
	text: string;
	intent: Intent | undefined;
	query: Query;
	/** The projects named, by the subjects of their pages. */
	projects: ReadonlySet<string>;
	/** What the message before left to lean on. */
	topic: Topic | undefined;
}

/** What a message is read with. */
export interface Reader {
	index: SearchIndex;
	honesty: Honesty;
	/** Whether a folded word belongs to the owner's name. */
	isName: (word: string) => boolean;
}

/** Reads one message. */
export function readMessage(
	said: string,
	language: Language,
	topic: Topic | undefined,
	{ index, honesty, isName }: Reader,
): Reading {
	const namesSubject = (text: string) =>
		analyze({ text: normalize(text), message: text }, language, index.vocabulary).terms.some(
			(term) => term.topic,
		);
	const message = withoutIntroduction(asMeant(said), namesSubject);
	const { intent, rest } = readIntent(normalize(message));
	const asked = analyze({ text: rest, message }, language, index.vocabulary, isName);
	const read = readDoing(withoutChanceCues(asked, index), (term) => honesty.isClient(term));
	const meant = withThoseMeant(read, topic);
	const projects = honesty.projectsNamed(meant);
	const query = withinProject(meant, projects, index);
	return { message, text: rest, intent, query, projects, topic };
}
