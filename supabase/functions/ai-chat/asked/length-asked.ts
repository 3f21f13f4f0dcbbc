import { saysNothing } from "../common/says-only.ts";
import type { Passage } from "../passages/passage.ts";
import { EXAMPLE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { searchWords } from "../search-words.ts";
import { normalize, wordsIn } from "../text/fold.ts";
import { wordTerms } from "../text/word-forms.ts";

const ASKS =
	/\b(wie ?lang(e|'?s)?|wie ?viele (wochen|monate)|how long|how (many weeks|many months|much time)|wie ?viel zeit)\b/;
const TAKES =
	/^(dauer\w*|gedauert|brauch\w*|benotig\w*|lange?|wochen|monate|zeit|geht|gehen|zieht|takes?|took|needs?|long|weeks|months|time|until|till|bis)$/;
/** How long somebody has done it, or until what had failed works again. */
const ELSE = /\b(schon|bereits|seit|been|noch|wieder|again|back|still|already|since|left)\b/;
/** Work that is done as a whole, and that it is done; it says nothing of which. */
const UNDERTAKING =
	/(projekt|projekte|projekts|projektes|project|projects|migration|migrations?projekt|einfuhrung|umstellung|umstieg|umzug|aufbau|umbau|vorhaben|konsolidierung|entwicklung|fahig|bereit|reif)$/;
const DOES =
	/^(einfuhr\w*|eingefuhrt|aufbau\w*|aufzubauen|aufgebaut|einricht\w*|einzurichten|eingerichtet|entwick\w*|bau(en|t)|gebaut|umstell\w*|migrier\w*|produktiv\w*|fertig\w*|einsatzbereit|einsatzfahig|steht|live|set|up|setup|build|building|develop\w*|introduc\w*|roll|rollout|implement\w*|migrat\w*|ready|running|runs|production|done|finished|complete\w*)$/;
const WHOLE =
	/^(insgesamt|gesamt\w*|ganze[nrs]?|komplett\w*|total|overall|whole|entire|altogether|typisch\w*|ublich\w*|normal\w*|typical\w*|usual\w*|ungefahr|etwa|circa|ca|roughly|about|average|durchschnittlich\w*|realistisch\w*)$/;

/**
 * The course, with its length, of the worked example of the one service whose project a question asks the length of,
 * by what the service, its example or the client is called and by nothing else.
 */
export function lengthAsked({ text, language, products }: Query, index: SearchIndex): Passage | undefined {
	if (!ASKS.test(text) || ELSE.test(text) || products.length > 0) return undefined;
	const words = wordsIn(text).filter((word) => !saysNothing(word) || UNDERTAKING.test(word));
	if (!words.some((word) => UNDERTAKING.test(word) || DOES.test(word))) return undefined;
	const said = words
		.filter((word) => !TAKES.test(word) && !DOES.test(word) && !WHOLE.test(word))
		.map((word) => word.replace(UNDERTAKING, ""))
		.filter((word) => word !== "" && !saysNothing(word));
	if (said.length === 0) return undefined;
	const meant = said.map((word) => {
		const { terms } = index.vocabulary.resolve(word, language);
		return terms.flatMap(({ term, others = [] }) => [term, ...others]);
	});
	const called = index.passages.filter((example) => {
		if (!EXAMPLE.test(example.id)) return false;
		const own = ownTerms(example, index);
		return meant.every((terms) =>
			terms.some((term) => own.has(term) || index.names.isPageName(term, example.subject)),
		);
	});
	const [first] = called;
	if (!first || called.some(({ subject }) => subject !== first.subject)) return undefined;
	return index.passages.find(({ id }) => id === `${first.id}/phases`);
}

/** What an example and its client are called, and what is said of its length. */
function ownTerms(
	{ id, subject, example = "", client = "" }: Passage,
	{ passages }: SearchIndex,
): Set<string> {
	const lengths = passages.filter((each) => each.id.startsWith(`${id}/results/`) && /Wochen/.test(each.text));
	const asked = lengths.map(({ text }) => `${text} ${searchWords(subject, text)}`).join(" ");
	return new Set(wordsIn(normalize(`${example} ${client} ${asked}`)).flatMap(wordTerms));
}
