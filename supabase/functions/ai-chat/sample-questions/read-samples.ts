/** Questions, German and English, by the kind that they are of. */
export type Kinds = ReadonlyMap<string, readonly string[]>;
/** By the start of each sentence of a page, the questions that it answers, German and English. */
export type Questions = Readonly<Record<string, readonly string[]>>;

async function readFolder(folder: string): Promise<ReadonlyMap<string, unknown>> {
	const files = new Map<string, unknown>();
	for await (const { name } of Deno.readDir(`${import.meta.dirname}/${folder}`)) {
		const [, file] = /^(.+)\.json$/.exec(name) ?? [];
		if (file !== undefined)
			files.set(file, JSON.parse(await Deno.readTextFile(`${import.meta.dirname}/${folder}/${name}`)));
	}
	return new Map([...files].toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** The sample questions of each page, by its subject. */
export async function readQuestions(): Promise<ReadonlyMap<string, Questions>> {
	const pages = await readFolder("pages");
	return new Map(Array.from(pages, ([page, questions]) => [page.replace("-", "/"), questions as Questions]));
}

/**
 * The sample questions of all kinds: for passages that tell a fact in short, for pages, and for nothing on the site.
 *
 * @throws Error where a passage has samples in two files.
 */
export async function readKinds(): Promise<Kinds> {
	const passages = [...(await readFolder("passages")).values()] as Questions[];
	const unanswered = (await readFolder("unanswered")) as ReadonlyMap<string, readonly string[]>;
	const pages = Map.groupBy(await readQuestions(), ([subject]) => subject.split("/")[0] ?? "");
	const ofPassages = passages.flatMap((questions) => Object.entries(questions));
	const twice = ofPassages.find(([id], at) => ofPassages.findIndex(([other]) => other === id) < at);
	if (twice) throw new Error(`the samples of ${twice[0]} stand in two files`);
	return new Map([
		...ofPassages,
		...Array.from(
			pages,
			([sort, found]) =>
				[`page/${sort}`, found.flatMap(([, questions]) => Object.values(questions).flat())] as const,
		),
		["page/whole", [...(await readFolder("whole")).values()].flat() as string[]] as const,
		...Array.from(unanswered, ([kind, questions]) => [`unanswered/${kind}`, questions] as const),
	]);
}
