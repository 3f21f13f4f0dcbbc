const NONE: ReadonlyMap<number, number> = new Map();

/** Numbers by place, of which few are not 0, as they are kept in a file: `3 17:4` is 1 at place 3 and 4 at place 17. */
export class SparseRows {
	readonly #written: Readonly<Record<string, string>>;
	readonly #unit: number;
	readonly #read = new Map<string, ReadonlyMap<number, number>>();

	/** @param unit What a written 1 stands for. */
	constructor(written: Readonly<Record<string, string>>, unit = 1) {
		this.#written = written;
		this.#unit = unit;
	}

	has(key: string): boolean {
		return Object.hasOwn(this.#written, key);
	}

	/** Read when it is first asked for; empty where there is none. */
	get(key: string): ReadonlyMap<number, number> {
		const known = this.#read.get(key);
		if (known) return known;
		const written = this.has(key) ? this.#written[key] : undefined;
		if (!written) return NONE;
		const row = new Map(written.split(" ").map((each) => this.#place(each)));
		this.#read.set(key, row);
		return row;
	}

	#place(written: string): readonly [number, number] {
		const [at, number = "1"] = written.split(":");
		return [Number(at), Number(number) * this.#unit];
	}
}
