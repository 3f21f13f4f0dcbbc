import { combined } from "../asked/phrase-table.ts";
import { tokenize } from "./fold.ts";
import { PhraseMatcher } from "./phrase-matcher.ts";

const ONESELF = "ich | mich | mir | mein* | i | i'm | me | my";
const SOMEBODY =
	"freund* | bruder | schwester | mutter | vater | sohn | tochter | kind | kollege* | kollegin | mann | frau | partner* | er | friend | brother | sister | mother | father | son | daughter | colleague | husband | wife";

/** Says of oneself or of somebody close that he doesn't want to live: servers die and are killed, but never themselves. */
const matcher = new PhraseMatcher<true>()
	.add(
		combined(
			"ich will | will ich | ich mochte | mochte ich | ich werde | ich wollte | ich wurde | ich konnte | ich muss | ich kann | ich mag",
			"… mich … umbringen | … mir … leben nehmen | … mir selbst … antun | … mir etwas antun | … mir was antun | … mich … toten | sterben | einfach sterben | nur noch sterben | lieber sterben | tot sein | lieber tot sein | … nicht mehr leben | … nicht mehr weiterleben | … nicht mehr da sein | … meinem leben ein ende",
		),
		true,
	)
	.add(
		`mich umzubringen | mich umbringen will | mich selbst umbringen | bringe mich um | bring mich um | bringe mich … um $ | mir das leben zu nehmen | am liebsten tot | am liebsten sterben | lebensmude | leben … keinen sinn mehr | keinen sinn … im leben | wenn ich tot ware | wenn ich nicht mehr da ware | leben … nicht mehr lebenswert | ritze mich
		kill myself | killing myself | hang myself | hurt myself | harm myself | hurting myself | harming myself | nothing to live for | no reason to live | see … reason to live | not worth living | life isn't worth | life is not worth | better off dead | end it all | go on living | if i was dead | if i were dead | tired of living`,
		true,
	)
	.add(combined("end | ending | take | taking", "my life | my own life | his own life | her own life"), true)
	.add(
		combined(
			"i want | i just want | i really want | i wanna | i",
			"to die | die $ | to be dead | wish i was dead | wish i were dead | wish i was never born",
		),
		true,
	)
	.add(
		combined(
			"don't want to | do not want to | no longer want to | don't wanna",
			"live $ | live anymore | live any more | live any longer | be alive | exist $ | exist anymore | be here anymore",
		),
		true,
		"i",
	)
	.add("mochte sterben $ | will sterben $ | mochte tot sein | will tot sein", true, "ich")
	.add("suizid* | selbstmord* | suicid*", true, `${ONESELF} | ${SOMEBODY}`)
	.add("sich umbringen | sich … leben nehmen | sich … antun | kill himself | kill herself", true, SOMEBODY);

/** Whether a normalized message says that somebody's life is in danger by his own hand. */
export const isDistress = (text: string): boolean => matcher.find(tokenize(text)).length > 0;
