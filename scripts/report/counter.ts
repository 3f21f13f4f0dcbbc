export type Counts = Readonly<Record<string, number>>;
export type Ranking = readonly (readonly [name: string, count: number])[];

/** Counts by name. */
export class Counter {
	readonly #counts = new Map<string, number>();

	add(name: string, count = 1): void {
		this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
	}

	/** Includes the names of another counter. */
	addAll(other: Counter): void {
		for (const [name, count] of other.#counts) this.add(name, count);
	}

	get total(): number {
		return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
	}

	get counts(): Counts {
		return Object.fromEntries(this.#counts);
	}

	/** Most first; names in their order where counts are equal. */
	get ranking(): Ranking {
		return [...this.#counts].sort(
			([name, count], [other, otherCount]) => otherCount - count || (name < other ? -1 : 1),
		);
	}
}
