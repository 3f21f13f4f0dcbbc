import { type Token, tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";

/**
 * What people talk about who aren't at work. A question that names one of these and no technology is about
 * it, whatever its other words would find on the site.
 */
const matcher = new PhraseMatcher<true>().add(
	`welche* auto | ein auto | mein auto | ihr auto | das auto | autos | neuwagen | gebrauchtwagen | fuhrerschein | motorrad | fahrrad | tankstelle | benzin | zugfahrt | bahnhof | flug | flughafen | taxi
	my car | a car | the car | what car | which car | your car | cars | car park | motorbike | bicycle | gas station | petrol | train ride | train station | flight | airport | taxi
	fernsehen | fernseher | kino | film | filme | serie | serien | musik | lied | konzert | buch | roman | fussball* | bundesliga | sport | verein | gitarre | klavier
	tv | television | movie | movies | film | song | music | concert | good book | novel | the match | football | soccer | basketball | sports | guitar | piano | world cup
	essen gehen | zu essen | gegessen | mittagessen | abendessen | fruhstuck* | restaurant | pizza | nudeln | brot | butter | milch | kuchen | pfannkuchen | bier | wein | kaffee | kochen | kocht man | rezept
	breakfast | lunch | dinner | restaurants | pasta | bread | milk | cake | pancakes | beer | wine | coffee | cook | bake | boil | recipe | egg | eggs
	wetter | regen | regnet | schnee | sonne | mond | weihnachten | ostern | silvester | urlaub | ferien | wochenende ihr | ihr wochenende | ihrem wochenende | weather | rain | raining | snow | moon | christmas | easter | holiday | holidays | vacation
	heirat* | geheiratet | hochzeit | ehemann | ihre frau | deine frau | seine frau | ihr mann | dein mann | bruder | schwester | geschwister | mutter | vater | eltern | oma | opa | wife | husband | wedding | brother | sister | siblings | mother | father | parents | are you single | girlfriend | boyfriend
	zahnarzt | arzt | krankenhaus | friseur | apotheke | abnehmen kg | diat | dentist | doctor | hospital | hairdresser | pharmacy | lose weight | diet | medicine
	steuererklarung | einkommensteuer | steuern zahlen | wie viel steuern | tax return | income tax | taxes | lotto | lottery | bitcoin* | ethereum | krypto | kryptowahrung* | cryptocurrenc* | aktienkurs* | goldpreis | borse | share prices | stock market
	wohnung | wohnungen | miete | haus kaufen | apartment | flat for rent | rent a flat | mortgage
	schuhe | schuhgrosse | kleidung | hose | frisur | shoes | shoe size | clothes | wearing | dress | supermarkt | supermarket | shop close | shop open | shops open | shops close | geschafte auf | geschafte zu | schlussel verloren | speiseeis | haircut | planets
	trump | putin | biden | obama | merkel | scholz | merz | selenskyj | elon musk | musk | kanye | taylor swift | politik | politiker | bundestagswahl | die wahl | wahl gewonnen | the election | bundesregierung | ukraine krieg | politics | politician | fortuna | liebst du | verliebt | love me | gefuhle | feelings | reich wird | wird man reich | get rich | which day | what time is it | lieblingsfarbe
	lehrer | polizist | bundeskanzler | kanzler | konig | konigin | teacher | king | queen | president | prime minister | einwohner | hauptstadt | wahlen | election | capital of
	sohn | tochter | onkel | tante | cousin | mobel | sofa | matratze | hamburger | burger | kartoffel* | gemuse | obst | fleisch | elefant | vogel | krieg | heute abend | gestern abend | welcher tag | welcher wochentag | uhrzeit | wie spat | tage hat | monate hat | welches handy | schmuck | garten | son | daughter | uncle | aunt | best friend | furniture | potato* | vegetables | fruit | meat | animal | animals | elephant | bird | the war | tonight | last night | what day | time in | bike | religion | own a house | bones | richest | geschlafen | schlafen | sleep | witz | joke | horoskop | horoscope`,
	true,
);
/** A longer message tells a story, in which such a word is by the way. */
const MOST_WORDS = 14;

/**
 * Whether a normalized question is about daily life instead of what this site is about.
 *
 * @param isSubject Whether a folded word names something that the site tells of.
 */
export function isOfDailyLife(text: string, isSubject: (word: string) => boolean): boolean {
	const tokens = tokenize(text);
	if (tokens.length > MOST_WORDS) return false;
	const found = matcher.find(tokens);
	const isBeside = ({ start: at }: Token) => !found.some(({ start, end }) => start <= at && at < end);
	return found.length > 0 && !tokens.some((token) => isBeside(token) && isSubject(token.word));
}
