import type { Passage } from "../passages/passage.ts";
import { isToldIn } from "../passages/wording.ts";
import type { Ranked } from "../search/weigh.ts";
import type { Chosen } from "./sharpen.ts";

/** One challenge, step or group of tasks of a project. */
const STEP = /^projects\/[^/]+\/(details|tasks)\/\d+$/;

/** Whether a passage tells one of the challenges or steps of a project that another lists. */
export const isStepOf = ({ id, subject, text }: Passage, whole: Passage): boolean =>
	STEP.test(id) && subject === whole.subject && id !== whole.id && whole.text.includes(text);

/** Tells, in place of a project's list, those of its steps that the sentences found are from. */
export function withSteps(found: Chosen, ranked: readonly Ranked[]): Chosen {
	const told = [...found.sentences, ...(found.added ? [found.added] : [])];
	const stepsOf = ({ passage }: Ranked) =>
		ranked.filter(
			(step) =>
				isStepOf(step.passage, passage) &&
				told.some(
					({ ranked: { passage: from }, sentence }) =>
						from.subject === passage.subject && isToldIn(step.passage.text, sentence),
				),
		);
	const chosen = found.chosen.flatMap((each) => {
		const steps = stepsOf(each);
		return steps.length > 0 ? steps : [each];
	});
	const isUntold = ({ sentence }: (typeof told)[number]) =>
		!chosen.some(({ passage }) => STEP.test(passage.id) && isToldIn(passage.text, sentence));
	return {
		...found,
		chosen: [...new Map(chosen.map((each) => [each.passage.id, each])).values()],
		sentences: found.sentences.filter(isUntold),
		added: found.added && isUntold(found.added) ? found.added : undefined,
	};
}
