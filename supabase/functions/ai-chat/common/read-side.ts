import { isGenericWord } from "../text/common-words.ts";
import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { phrasesAlone } from "./says-only.ts";

/** A side of something that a short question asks for without naming the thing. */
export type Side =
	| "client"
	| "company"
	| "role"
	| "when"
	| "where"
	| "running"
	| "team"
	| "highest"
	| "until";

const matcher = new PhraseMatcher<Side>()
	.add(
		`in welchem projekt | bei welchem projekt | bei wem | fur wen | bei welche* kunde* | fur welche* kunde* | bei welche* unternehmen | bei welche* firma | fur welche* firma | wer … kunde | wer … auftraggeber | welche firma | welches unternehmen | welcher kunde
		welches projekt war | welchem projekt war | which project was | what project was | which project is that | in which project | on which project | in what project | for whom | for who | with whom | who for | which client* | what client* | which company | what company | for which company | at which company | who … client | who … customer`,
		"client",
	)
	.add(
		`was … fur ein unternehmen | was … fur eine firma | was … fur ein laden | was … fur ein betrieb | was … fur ein kunde | was macht das unternehmen | was macht die firma | was machen die | welche branche
		what kind of company | what sort of company | what does the company do | what does that company do | what industry | which industry`,
		"company",
	)
	.add("rolle* | position* | funktion | als was | as what | role* | job title | capacity", "role")
	.add(
		`wann | wie lange | wie lang | seit wann | zeitraum | welche* jahr | dauer | wann … prufung* | bestanden | abgelegt | erworben
		when | how long | since when | which year | what year | time frame | period | duration | when … exam* | pass | passed | obtain | obtained | earn | earned | acquire*`,
		"when",
	)
	.add(
		`wie lange noch | wie lange … noch | noch wie lange | bis wann | wann … ende | wann … endet | wann … vorbei | wann … fertig | wann … zu ende | wann … abgeschlossen
		how long will … last | how long does … last | how long will … run | how long will … go on | how long is … going | wie lange lauft | wie lange geht | how much longer | until when | till when | when … end | when … ends | when … over | when … finish | when … finished | when … completed`,
		"until",
	)
	.add(
		"wo | where | wo sitzt der | wo sitzt die | wo sitzt das | wo sitzen die | wo sind die … ansassig | wo ist die … ansassig | wo ist der … ansassig | where are they based | where is that based | where is it based | ort | stadt | land | standort | city | country | location",
		"where",
	)
	.add(
		`lauft … noch | laufen … noch | noch … lauft | noch … aktiv | noch … dort | noch … da | noch … dabei | da noch | dort noch | arbeit* … noch | ist … abgeschlossen | schon … abgeschlossen | ist … beendet | schon … fertig | ist … vorbei | schon … vorbei
		still running | still … running | still going | still active | still there | still working | still ongoing | still work | still … ongoing | is … ongoing | is … finished | is … completed | is … over | already … finished | already … completed`,
		"running",
	)
	.add(
		`wer … dabei | ansprechpartner* | vorstand* | ceo | geschaftsfuhr* | vorgesetzt* | projektleit* | kollegen | mit wem … zusammen* | allein | alleine | alone | by yourself | by himself | on your own | on his own | who else | contact person | gruppe | gruppen | gruppengrosse | teilnehmer* | group | groups | participants | attendees | team | teams | teamgrosse | leute | personen | mitarbeiter | kollegen | size | gross
		people | colleagues | headcount | team size | big | large`,
		"team",
	)
	.add(
		"beste | besten | best | hochste* | hoher* | hochwertigste* | ranghochste* | anspruchsvollste* | highest | most advanced | higher",
		"highest",
	);

/** Sides that say what a question is, whichever others it names: "How big was the team?" */
const STRONGEST: readonly Side[] = [
	"until",
	"team",
	"running",
	"highest",
	"company",
	"role",
	"client",
	"when",
	"where",
];
/** Words of these sides say nothing by themselves: "Wie groß?" */
const TEAM =
	/\bwer\b.*\bdabei\b|\bwho else\b|\bmit wem\b|\b(ansprechpartner\w*|contact person|vorgesetzt\w*|projektleit\w*|team\w*|gruppe\w*|groups?|teilnehmer\w*|alleine?|alone|by (your|him)self|on (your|his) own|participants|attendees|leute|personen|mitarbeiter|kollegen|people|colleagues|headcount)\b/;

/** Holding a role. */
const HELD =
	/^(hattest|hatten?|gehabt|innehatte\w*|spieltest|spielten?|ubernahm\w*|ubernommen|played|taken)$/;

/** Whether a normalized question asks if something still goes on, whatever it names. */
export const asksWhetherRunning = (text: string): boolean =>
	matcher.find(tokenize(text)).some(({ value }) => value === "running");

/** The side that a normalized question asks for, if it holds nothing else of its own. */
export function readSide(text: string): Side | undefined {
	const said = phrasesAlone(text, matcher, (word) => isGenericWord(word) || HELD.test(word));
	const side = STRONGEST.find((each) => said.has(each));
	return side === "team" && !TEAM.test(text) ? undefined : side;
}
