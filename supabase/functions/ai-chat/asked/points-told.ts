import { namesStep, readPlace } from "../common/read-place.ts";
import type { Passage } from "../passages/passage.ts";
import { EXAMPLE } from "../passages/subjects.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Teller } from "../telling/tell.ts";
import { asksForLatest } from "./item-meant.ts";

/** A point of a list, by the list's id and its place. */
const POINT = /^(.+)\/(\d{1,2})$/;
/** Lists whose points follow each other. */
const IN_ORDER = /\/(phases|approach)$/;
/** How a project goes, and what is said of the time behind it. */
const PROJECT_STEPS = "projects/overview/approach";
const AFTERWARDS = "facts/support";
/** Lists of a project's page, whose points are told in passages of one name. */
const DETAILED = /^(projects\/(?!overview)[^/]+)\/(challenges|approach)$/;
const PROJECT = /\bproje[ck]t/;
const DETAIL = /^(projects\/[^/]+)\/details\/\d+$/;

/** A list, and the place of the point in it that was told last. */
interface List {
	id: string;
	points: readonly Passage[];
	told: number | undefined;
}

/** The point of a list just told, or of the one that a point told is of, that a normalized message means by its place. */
export function pointMeant(text: string, topic: Topic | undefined, teller: Teller): Passage | undefined {
	const place = topic && readPlace(text);
	// "His last project" was the latest.
	if (!place || (asksForLatest(text) && PROJECT.test(text))) return undefined;
	const beside = "at" in place ? besideEachOther(topic, teller).at(place.at) : undefined;
	if (beside) return beside;
	for (const id of topic.told) {
		const list = listOf(namesStep(text) && EXAMPLE.test(id) ? `${id}/phases` : id, teller);
		// Points of a page stand in no order, so that a first step is none of them.
		if (!list || (namesStep(text) && !IN_ORDER.test(list.id))) continue;
		if ("at" in place) return list.points.at(place.at);
		const last = list.points.length - 1;
		if (list.id === PROJECT_STEPS && place.by === 1 && (list.told ?? last) === last)
			return teller.passage(AFTERWARDS);
		if (list.told === undefined || !IN_ORDER.test(list.id)) return undefined;
		return list.points[list.told + place.by];
	}
	return undefined;
}

/** Worked examples told one beside the other, which are picked from like a list. */
function besideEachOther({ told }: Topic, teller: Teller): readonly Passage[] {
	return told.length > 1 && told.every((id) => EXAMPLE.test(id)) ? teller.passages(told) : [];
}

/** The list that a passage tells or is a point of. */
function listOf(id: string, teller: Teller): List | undefined {
	const [, page] = DETAIL.exec(id) ?? [];
	const [, list] = POINT.exec(id) ?? [];
	const lists = page ? [`${page}/challenges`, `${page}/approach`] : [list ?? id];
	for (const each of lists) {
		const points = pointsOf(each, teller);
		const told = points.findIndex((point) => point.id === id);
		const isOf = points.length > 1 && (each === id || told >= 0);
		if (isOf) return { id: each, points, told: told >= 0 ? told : undefined };
	}
	return undefined;
}

function pointsOf(list: string, teller: Teller): readonly Passage[] {
	const [, page] = DETAILED.exec(list) ?? [];
	const whole = teller.passage(list);
	if (!whole) return [];
	if (!page) return teller.points(list);
	return teller.points(`${page}/details`).filter(({ keywords }) => whole.answer.de.includes(keywords));
}
