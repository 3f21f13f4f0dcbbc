import { isFiller } from "../common/read-concepts.ts";
import type { Passage } from "../passages/passage.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isStopWord } from "../text/common-words.ts";
import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { placeIn } from "../text/places.ts";

const services = new PhraseMatcher<string>()
	.add(
		"cloud migration* | cloudmigration* | migration in die cloud | umzug in die cloud | cloud umzug* | cloud",
		"cloud-migration",
	)
	.add("devops | automatisierung* | automation", "devops")
	.add("kubernetes* | k8s | container plattform* | containerplattform* | container platform*", "kubernetes")
	.add("monitoring* | observability | uberwachung*", "monitoring")
	.add("ki | ai | ki entwicklung | ai development | kunstliche intelligenz", "ai-development")
	.add("sicherheit* | it sicherheit* | security* | hartung* | hardening", "security")
	.add("datenbank* | database* | postgresql*", "database-management")
	.add("beratung* | technische beratung* | consulting* | technical consulting", "consulting");

const phases = new PhraseMatcher<true>().add(
	"phase | phasen | schritt | schritte | schritten | etappe* | abschnitt* | step | steps | stage | stages | phases",
	true,
);

/** Words that leave it at that: "How many phases does a project have?" */
const BESIDE =
	/^(\w*beispiel\w*|szenario\w*|example|projekt\w*|project|leistung|service|bereich|thema|passier\w*|geschieht|gemacht|mach\w*|tut|dauer\w*|lang\w*|gibt|hat|haben|umfasst|beinhaltet|besteh\w*|wieviele?|viele?|many|aussehen|sah|sieht|(vor)?letzte\w*|erste\w*|zweite\w*|dritte\w*|vierte\w*|funfte\w*|first|second|third|fourth|fifth|last|final|happens?|takes?|long|in|eins?|zwei|drei|vier|funf|one|two|three|four|five|\d)$/;
const MOST_WORDS = 14;

/** The phase of a service's example that a normalized question asks for by its place, or all of them, if it asks for nothing else. */
export function phaseAsked(text: string, index: SearchIndex): Passage | undefined {
	const tokens = tokenize(text);
	if (tokens.length > MOST_WORDS) return undefined;
	const named = services.find(tokens);
	const asked = phases.find(tokens);
	const [service, ...others] = new Set(named.map(({ value }) => value));
	if (!service || others.length > 0 || asked.length === 0) return undefined;
	const said = new Set([...named, ...asked].flatMap(({ words }) => words));
	const isElse = tokens.some(
		({ word, start }) => !said.has(start) && !isStopWord(word) && !isFiller(word) && !BESIDE.test(word),
	);
	if (isElse) return undefined;
	const all = index.passages.find(
		({ id }) => id.startsWith(`services/${service}/`) && id.endsWith("/phases"),
	);
	const place = placeIn(text);
	if (place === undefined) return all;
	return index.passages.filter(({ id }) => all && id.startsWith(`${all.id}/`)).at(place);
}
