import type { Passage } from "../passages/passage.ts";

/** When a project was, behind its name. */
const PERIOD = / \([^)]*\)$/;

/** Finds passages by what they are, rather than by what a question holds. */
export class Lookup {
	readonly #passages: readonly Passage[];

	constructor(passages: readonly Passage[]) {
		this.#passages = passages;
	}

	passage(id: string): Passage | undefined {
		return this.#passages.find((passage) => passage.id === id);
	}

	/** Those of some ids that there are. */
	passages(ids: Iterable<string>): readonly Passage[] {
		return [...ids].flatMap((id) => this.passage(id) ?? []);
	}

	/** The same as one id's, with a passage that tells of a section as that section. */
	told(id: string): Passage | undefined {
		const passage = this.passage(id);
		const section = this.passage(passage?.from ?? "");
		return passage && section ? { ...section, answer: passage.answer } : passage;
	}

	/** The summary of the page at an address. */
	page(href: string | undefined): Passage | undefined {
		return this.#passages.find(({ kind, links }) => kind === "summary" && links[0]?.href === href);
	}

	/** The summaries of the pages below a folder, in the site's order. */
	pages(folder: string): readonly Passage[] {
		return this.#passages.filter(({ kind, subject }) => kind === "summary" && subject.startsWith(folder));
	}

	/** Everything that is told of a page. */
	ofPage(subject: string): readonly Passage[] {
		return this.#passages.filter((passage) => passage.subject === subject);
	}

	/** The points of a list that are told one by one. */
	points(list: string): readonly Passage[] {
		const isPoint = (id: string) => id.startsWith(`${list}/`) && /^\d+$/.test(id.slice(list.length + 1));
		return this.#passages.filter(({ id }) => isPoint(id));
	}

	/** The pages whose titles stand in a text, in its order. */
	pagesNamedIn(answer: string): readonly Passage[] {
		const found = this.#passages.flatMap((page) => {
			const { kind, links } = page;
			if (kind !== "summary" || !links[0]) return [];
			const titles = Object.values(links[0].title).flatMap((title) => {
				const whole = title.replace(PERIOD, "");
				return [whole, ...whole.split(": ").slice(1)];
			});
			const places = titles.map((title) => answer.indexOf(title));
			const place = Math.min(...places.filter((at) => at >= 0));
			return Number.isFinite(place) ? [{ place, page }] : [];
		});
		return found.sort((left, right) => left.place - right.place).map(({ page }) => page);
	}
}
