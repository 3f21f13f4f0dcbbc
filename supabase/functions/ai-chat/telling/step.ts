import type { Passage, PassageLink } from "../passages/passage.ts";
import type { Topic } from "../talk/conversation.ts";

/** What is said to one message, before links are added, and what the next message may lean on. */
export interface Step {
	outcome: "answered" | "declined" | "small_talk";
	message: string;
	passages?: readonly Passage[];
	grounding?: readonly Passage[];
	links?: readonly PassageLink[];
	topic?: Topic;
	/** Whether it turns away something that this site isn't about. */
	turnsAway?: boolean;
	/** Whether it is said in these words where a model could answer, too. */
	isFinal?: boolean;
}

/** How many passages a model is given. */
const MOST_GROUNDING = 6;

export const declined = (message: string, links: readonly PassageLink[] = []): Step => ({
	outcome: "declined",
	message,
	links,
});

/** What a model is given: the passages told, then the best others. */
export const ground = (
	ranked: readonly { passage: Passage }[],
	told: readonly Passage[] = [],
): readonly Passage[] =>
	[...new Set([...told, ...ranked.map(({ passage }) => passage)])].slice(0, MOST_GROUNDING);
