import type { Honesty } from "../answers/honesty.ts";
import { saysNothing } from "../common/says-only.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { tokenize } from "../text/fold.ts";
import { isProduct } from "../text/products.ts";

/** Words for having worked with something, and for the work. */
const USED =
	/^(eingesetzt|einsatz\w*|verwendet\w*|verwendung|benutzt|benutzen|genutzt|nutzt|gebraucht|gearbeitet|arbeitet\w*|gemacht|gebaut|aufgebaut|angewendet|angewandt|vorgekommen|erfahrung\w*|praktisch\w*|praxis\w*|hands|spielt\w*|rolle|betrieben|laufen|lief|kam|kamen|kommt|gab|projekt\w*|kunde\w*|auftrag\w*|auftraggeber\w*|unternehmen|firma|firmen|use[ds]?|using|work(ed|ing)?|involved|experience|deployed|applied|projects?|clients?|customers?|compan(y|ies)|built|build)$/;
/** Asks for more than whether or where. */
const ASKS_ELSE =
	/^\W*(und )?was (hat|haben|hast|habt|war|waren|gab|machte\w*|ist)\b|\b(wie|warum|wieso|weshalb|woher|wann|wer|wozu|wofur|seit|how|what|why|when|who|since|welche\w* (rolle|erfahrung\w*))\b/;
const REMOTE = /\b(remote|vor ?ort|homeoffice|home office|on ?site)\b/;
const REMOTE_WORD =
	/^(remote|ort|vorort|homeoffice|home|office|on|onsite|site|komplett|teilweise|hybrid|war|oder)$/;
/** The tasks of a project, which a question for them alone asks for. */
const TASK = /^(aufgabe|aufgaben|aufgabengebiet\w*|tatigkeit|tatigkeiten|tasks?|duties|responsibilit\w*)$/;
const KNOWS =
	/^(kennt|kennst|kennen|kann|konnen|kannst|beherrscht|beherrschen|knowledge|kenntnis\w*|know|knows|skills?|vertraut|familiar|fit|aus|sich)$/;

/** What is asked of the projects and technologies named. */
type Asked = "remote" | "tasks" | "used";

/** What a question holds that names nothing but technologies and projects and asks what one had to do with the other. */
export interface Used {
	projects: readonly string[];
	tools: readonly Passage[];
	/** Products named besides, which the site knows nothing of. */
	others: readonly string[];
	asked: Asked;
}

/** Reads questions whether, where and with what somebody worked. */
export class UsedReader {
	readonly #index: SearchIndex;
	readonly #honesty: Honesty;
	readonly #isName: (word: string) => boolean;
	/** Technologies by the term that their names begin with. */
	readonly #byFirstTerm = new Map<string, Passage>();

	/** @param isName Whether a folded word belongs to the owner's name. */
	constructor(index: SearchIndex, honesty: Honesty, isName: (word: string) => boolean) {
		this.#index = index;
		this.#honesty = honesty;
		this.#isName = isName;
		for (const passage of index.passages) {
			const [first] = passage.kind === "technology" ? index.vocabulary.termsIn(passage.names) : [];
			if (first !== undefined && !this.#byFirstTerm.has(first)) this.#byFirstTerm.set(first, passage);
		}
	}

	read(query: Query): Used | undefined {
		const { text } = query;
		if (ASKS_ELSE.test(text)) return undefined;
		const words = tokenize(text).map(({ word }) => word);
		const isRemote = REMOTE.test(text);
		const isTasks = words.some((word) => TASK.test(word));
		// Two sides of a project at once are told together.
		if (isTasks && isRemote) return undefined;
		const asked = isRemote ? "remote" : isTasks ? "tasks" : "used";
		const isBeside = (word: string) =>
			(isRemote && REMOTE_WORD.test(word)) || TASK.test(word) || KNOWS.test(word);
		const named = this.#named(query, isBeside);
		return named && { ...named, others: query.products, asked };
	}

	#named(query: Query, isBeside: (word: string) => boolean): Pick<Used, "projects" | "tools"> | undefined {
		const { vocabulary } = this.#index;
		const termsOf = (word: string) => vocabulary.resolve(word, query.language).terms;
		const projects = new Set<string>();
		const tools = new Set<Passage>();
		const rest: string[] = [];
		for (const { word } of tokenize(query.text)) {
			if (saysNothing(word) || this.#isName(word) || USED.test(word) || isBeside(word)) continue;
			if (isProduct(word)) continue;
			const terms = termsOf(word);
			const clients = this.#honesty.projectsNamed({ ...query, terms });
			for (const client of clients) projects.add(client);
			const tool = clients.size === 0 ? this.#toolOf(terms.map(({ term }) => term)) : undefined;
			if (tool) tools.add(tool);
			else if (clients.size === 0) rest.push(word);
		}
		// The rest of what a technology is called: "GitLab CI".
		const called = vocabulary.termsIn([...tools].map(({ names }) => names).join(" "));
		const isCalled = (word: string) => termsOf(word).some(({ term }) => called.has(term));
		return rest.every(isCalled) ? { projects: [...projects], tools: [...tools] } : undefined;
	}

	/** The technology that one of some terms names, alone or before others. */
	#toolOf(terms: readonly string[]): Passage | undefined {
		const toolOf = (term: string) => this.#index.names.technologies.get(term) ?? this.#byFirstTerm.get(term);
		return terms.map(toolOf).find((tool) => tool !== undefined);
	}
}
