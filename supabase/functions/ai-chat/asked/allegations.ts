import type { Reading } from "../answers/reading.ts";
import { isTechnology } from "../search/weigh.ts";
import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { combined } from "./phrase-table.ts";

const HIM = "er | ihn | ihm | max | he | him";
const EVER_YOU =
	"sind sie | bist du | wurden sie | wurdest du | are you | were you | have you ever | have you been | did you ever";
const HARM =
	"ausfall | ausfalle | ausfallen | ausfalls | datenverlust* | datenleck | sicherheitsvorfall | schaden | stillstand | stillgestanden | verloren | geloscht | gehackt | hacked | outage* | downtime | data loss | breach | leak* | incident | incidents | damage* | crash* | lost | deleted | disaster*";
const UNHAPPY =
	"unzufrieden | unglucklich | enttauscht | verargert | sauer | beschwert | bereut* | unhappy | dissatisfied | disappointed | not happy | not satisfied | not pleased | angry | upset | annoyed | complained | complain | regret*";

/** What would be held against somebody. */
const matcher = new PhraseMatcher<"accused" | "harm" | "unhappy" | "unhappyClient" | "made">()
	.add(
		`verklagt | vorbestraft | verurteilt | verhaftet | im gefangnis | gefeuert | entlassen worden | rausgeworfen | rausgeschmissen | rausgeflogen | abgemahnt | betrogen | betruger* | gelogen | bankrott | pleite | insolvent | haftstrafe
		sued | lawsuit* | convicted | arrested | to jail | in jail | to prison | in prison | sacked | kicked out | thrown out | bankrupt | bankruptcy | scammer | a fraud $ | fraudster | a criminal $ | criminal record | cheated | liar | plagiari*`,
		"accused",
		`${HIM} | ${EVER_YOU}`,
	)
	.add(
		`ist er schuld | war er schuld | er … schuld ist | er … schuld war
		${combined("did he | did max | did you ever | have you ever | has he ever", "cause | ever cause | caused")} | ${combined("he | max", "caused | triggered")} | to blame him`,
		"accused",
		HARM,
	)
	.add(
		combined(
			combined("er | max", "… ausfall* | … schaden | … datenverlust* | … chaos"),
			"verursacht | verschuldet | angerichtet",
		),
		"accused",
	)
	.add("durch ihn | wegen ihm | because of him | because of max | due to him", "harm", HARM)
	.add(
		`lahmgelegt | ruiniert | vermasselt | verbockt | zum absturz gebracht | kaputt gemacht | kaputtgemacht | ${combined("daten | datenbank*", "… verloren | … geloscht | … geleakt")} | ${combined("crash | crashed | break | broke | take down | took down", "production | the production")} | screw up | screwed up | mess up | messed up`,
		"accused",
		"did he | did max | did you ever | he ever | has he | has max | have you ever | hat er | hat max | haben sie schon | haben sie je* | hast du schon | that he | dass er",
	)
	.add(
		`${combined("he | max | he ever | max ever | you ever", "lost | deleted | leaked")} | ${combined("did he | did max | did he ever | did you ever", "lose | delete | leak")}`,
		"accused",
		"data | database* | production",
	)
	.add(
		`his fault | seine schuld | throw him out | threw him out | kick him out | fire him | sack him | he lied | ${combined("he | max | you", "was fired | were fired | got fired | get fired | been fired | ever been fired | fired $ | fired from")} | ${combined("er | max", "… gestohlen | … geklaut")} | ${combined("he | max", "steal | stole | ever steal | ever stole | stolen")} | ${combined("his … | seiner … | seine …", "projects failed | projekte scheiterten | projekte gescheitert | projekte sind gescheitert")}`,
		"accused",
	)
	.add(UNHAPPY, "unhappy")
	.add(
		`${UNHAPPY} | beschwerde | beschwerden | complaint | complaints`,
		"unhappyClient",
		"uber ihn | uber max | mit ihm | about him | about max | with him | seine kunden | his clients | his customers | which client* | which customer* | welche kunden | welcher kunde | ein kunde | einen kunden | ein auftraggeber | jemand | schon jemals | any client* | any customer* | anyone | anybody | a client ever | a customer ever",
	)
	.add(
		`invent | invented | inventor of | founded | cofound* | founder of | creator of | erfunden | erfinder | erfand | mitentwickelt | gegrundet | grundete | mitgegrundet | mitbegrundet | grunder | mitgrunder`,
		"made",
		`${HIM} | you | sie`,
	)
	.add(combined("did", "he found | max found | you found"), "made");

/** What others said isn't the visitor's own voice. */
const HEARD =
	/\b(ich habe? (gehort|gelesen|erfahren)|(mir|uns) wurde (gesagt|erzahlt)|(i|we)('ve| have)? (heard|read)|(i|we) (was|were) told)\b/g;
/** Speaks for himself: what somebody complains of, or suffers, is his own and no claim. */
const OWN_VOICE = /\b(ich|wir|mich|uns|mein\w*|unser\w*|i|i'm|we|we're|my|us|our)\b/;
/** Speaks of what happened: whether something would is asked of every consultant. */
const HAPPENED =
	/\b(gab|ging|gingen|kam|kamen|war|waren|wurden?|verloren|geloscht|gehackt|stillgestanden|was|were|went|lost|deleted|hacked|crashed|leaked)\b/;
/** Speaks of what is done against harm. */
const KEPT_OFF =
	/\b(haft\w*|liab\w*|wenn|if|find\w*|found|gefunden|ursachen?|root cause|analys\w*|investigat\w*|handl\w*|deal\w*|react\w*|reagier\w*|respond\w*|erkenn\w*|detect\w*|umgeh\w*|experience|erfahrung\w*|verhinder\w*|vermeid\w*|vermied\w*|prevent\w*|avoid\w*|redu[cz]\w*|verringer\w*|weniger|less|fewer|help\w*|geholfen|behoben|beheb\w*|fix\w*|recover\w*|restor\w*|wiederherst\w*|wiederhergest\w*|rett\w*|gerettet)\b/;
/** What he may well have made: his own business, what he tells of. */
const OWN_MADE =
	/\b(firma|unternehmen|company|business|agentur|agency|startup|selbst\w*|beispiele?\w*|examples?|zahlen|numbers|figures|website|webseite|seite|site|chat\w*|bot|projekte?|projects?)\b/;

/** Whether a question takes for true, or wants to know, what the site neither says nor would: harm that the owner did, clients that weren't content, and inventions of others. */
export function isAllegation({ text, query, projects }: Reading): boolean {
	const said = new Set(matcher.find(tokenize(text)).map(({ value }) => value));
	const isOfHarm = said.has("accused") || (said.has("harm") && HAPPENED.test(text));
	const isOfClient = said.has("unhappyClient") || (said.has("unhappy") && projects.size > 0);
	if ((isOfHarm || isOfClient) && !OWN_VOICE.test(text.replace(HEARD, ""))) return !KEPT_OFF.test(text);
	const ofTechnology = query.products.length + query.names.length > 0 || query.terms.some(isTechnology);
	return (ofTechnology || projects.size > 0) && said.has("made") && !OWN_MADE.test(text);
}
