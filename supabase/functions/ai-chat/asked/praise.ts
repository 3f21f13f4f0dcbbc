import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { CHAT, isOfOtherSite, PAGE, SITE } from "./concerns/site-words.ts";
import { combined } from "./phrase-table.ts";

const matcher = new PhraseMatcher<true>()
	.add(
		combined(
			"schone | schoner | tolle | toller | super | coole | cooler | gute | guter | gelungene | gelungener | klasse | hubsche | starke | ansprechende | informative | ubersichtliche | nice | great | good | lovely | beautiful | cool | awesome | amazing | fantastic | clean",
			`${PAGE} | chat | chatbot | bot | design | assistent | assistant | arbeit | job | work | webauftritt`,
		),
		true,
	)
	.add(
		`${SITE} | ${CHAT} | design | layout`,
		true,
		`gefallt mir | gefallt … gut | ist … schon | ist … toll | schon geworden | toll geworden | schick geworden | super | klasse | sehr schon | gut gemacht | gut geworden | gelungen | sieht gut aus | sieht toll aus | sieht schick aus | gut finde | finde … gut | finde … toll | well done | looks good | looks great | looks nice | looks really good | looks really nice | like | love | is great | is nice | is awesome | is beautiful | impressed | impressive`,
	)
	.add(
		"ich liebe dich | ich mag dich $ | ich hab dich lieb | du bist super $ | du bist toll $ | du bist klasse $ | i love you | i like you $ | you are great $ | you're great $ | you are awesome $ | you're awesome $",
		true,
	)
	.add(
		"gut gemacht | well done | weiter so | keep it up | hut ab | kompliment | komplimente | compliments",
		true,
	);

/** Praise is short, and a longer message says more. */
const MOST_WORDS = 12;

/** Whether a normalized message praises the site or its chat, which wants no more than thanks, and asks nothing. */
export function isPraise(text: string): boolean {
	const tokens = tokenize(text);
	if (text.includes("?") || tokens.length > MOST_WORDS || isOfOtherSite(text)) return false;
	return matcher.find(tokens).length > 0;
}
