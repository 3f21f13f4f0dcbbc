import type { PhraseMatcher } from "../../text/phrase-matcher.ts";

/** A way to ask something that clients ask about working together. */
export interface Turn {
	/** Ids of what is told. */
	tells: readonly string[];
	/** Where several are found, the highest counts. */
	weight: number;
	/** How many words of content may stand beside it that none of its phrases says. */
	mostBeside: number;
	/** Whether the page told before may answer it itself. */
	leans: boolean;
	/** Whether a project that is named is the answer itself. */
	named: boolean;
}

type Options = Partial<Pick<Turn, "leans" | "named" | "mostBeside">>;

/** Turns of phrase for some subject, with what they are answered by. */
export class Turns {
	readonly #asked: { turn: Turn; said: string; beside: string }[] = [];

	get turns(): readonly Turn[] {
		return this.#asked.map(({ turn }) => turn);
	}

	/**
	 * @param said Phrases in the notation of `PhraseMatcher`.
	 * @param beside Others, of which one stands near; with them, a further word of content may stand in the question.
	 */
	ask(weight: number, tells: string, said: string, beside = "", options: Options = {}): this {
		const mostBeside = beside === "" ? 0 : 1;
		const turn = { tells: tells.split(" "), weight, mostBeside, leans: false, named: false, ...options };
		this.#asked.push({ turn, said, beside });
		return this;
	}

	addTo(matcher: PhraseMatcher<Turn>): void {
		for (const { turn, said, beside } of this.#asked) matcher.add(said, turn, beside);
	}
}
