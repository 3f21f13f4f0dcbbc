import { combined } from "../asked/phrase-table.ts";
import { tokenize } from "./fold.ts";
import { PhraseMatcher } from "./phrase-matcher.ts";

const SOMEBODY =
	"freund* | bruder | schwester | mutter | vater | mama | papa | sohn | tochter | kind | kolleg* | mann | frau | partner* | friend | brother | sister | mother | father | mom | dad | son | daughter | child | colleague | husband | wife | girlfriend | boyfriend";
const WANT_DE =
	"ich will | will ich | ich mochte | mochte ich | ich werde | ich wollte | ich muss | ich kann | ich mag";
const WANT_EN =
	"i want to | i wanna | i will | i'm going to | im going to | i'm gonna | i think about | i'm thinking about | i'm thinking of";

const matcher = new PhraseMatcher<"plain" | "likely">()
	// Means oneself, whatever else is said.
	.add(
		`mich … umbringen | mich umzubringen | bringe mich um $ | bring mich um $ | bringe mich … um $ | bring mich … um $ | mir … das leben nehmen | mir das leben zu nehmen | mir selbst … antun | meinem leben ein ende | ritze mich | verletze mich selbst | uberdosis genommen | packung tabletten
		kill myself | killing myself | hang myself | hurt myself | harm myself | hurting myself | harming myself | cut myself | cutting myself | end my life | ending my life | take my life | taking my own life | end my own life | took too many pills | overdosed on | going to kms | wanna kms
		suizidgedanken | selbstmordgedanken | suizidal | suicidal | je veux mourir | quiero morir | voglio morire`,
		"plain",
	)
	.add("suizid | selbstmord | suicide", "plain", "ich | mich | mir | i | i'm | my | gedanken | thoughts")
	// Means somebody close.
	.add(
		"sich umbringen | sich umzubringen | bringt sich um | sich … das leben nehmen | sich … antun | will nicht mehr leben | mochte nicht mehr leben | kill himself | kill herself | killing himself | killing herself | want to live anymore | wants to die $ | suizid | selbstmord | suicide",
		"plain",
		SOMEBODY,
	)
	// Is also said of servers, and of what somebody is tired of.
	.add(
		`${combined(WANT_DE, "sterben $ | einfach sterben | nur noch sterben | lieber sterben | tot sein | lieber tot sein | nicht mehr leben | nicht mehr weiterleben | von einer brucke springen")}
		${combined(WANT_EN, "die $ | just die | be dead | jump off a bridge | ending it $ | end it all")}`,
		"likely",
	)
	.add(
		`mochte sterben $ | will sterben $ | nicht mehr leben | am liebsten tot | am liebsten sterben | lebensmude | keine lust mehr zu leben | keinen sinn … im leben | leben … nicht mehr lebenswert | halte das leben nicht mehr aus | halte mein leben nicht mehr aus | niemand … mich vermissen`,
		"likely",
		"ich | mir | mich | mein*",
	)
	.add(
		"not worth living | life isn't worth living | reason to live | better off dead | better off without me | tired of living | don't want to live | do not want to live | no longer want to live | don't wanna live | don't want to be alive | don't want to exist | don't want to be here anymore | wish i was dead | wish i were dead | wish i was never born | go on living | if i was dead | if i were dead",
		"likely",
		"i | i'm | my | me",
	)
	.add(
		"nothing to live for | life is pointless | nobody would miss me | no one would miss me | mein leben hat keinen sinn | liebsten ware ich tot | wenn ich tot ware",
		"likely",
	);

/** Says alone what it is about. */
const ALONE = /^\W*(suizid|selbstmord|suicide)\W*$/;
/** What a visitor's work is about, and nobody's life. */
const AT_WORK =
	/\b(servern?|clusters?|pods?|containern?|apps?|anwendung\w*|applications?|systeme?|systems?|software|datenbank\w*|databases?|cloud|aws|azure|rechenzentrum|legacy|migration\w*|debt|builds?|pipelines?|deployments?|jenkins|kubernetes|linux|project|projekt|vertrag|contract|meetings?)\b/;

/** Whether a normalized message says that somebody's life is in danger by his own hand. */
export function isDistress(text: string): boolean {
	const found = matcher.find(tokenize(text));
	const isLikely = found.length > 0 && !AT_WORK.test(text);
	return isLikely || ALONE.test(text) || found.some(({ value }) => value === "plain");
}
