import type { Reading } from "../answers/reading.ts";
import { isTechnology } from "../search/weigh.ts";
import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { combined } from "./phrase-table.ts";

const HIM = "he | him | his | max | er | ihn | ihm | sein* | you | sie | ihnen | du | dich";
const DID =
	"whose | which | wessen | did he | did max | did you ever | has he | has max | have you ever | hat er | hat max | haben sie schon | haben sie je* | hast du schon | that he | when he | after he | dass er | als er | nachdem er";
const CAUSED = `durch | wegen | verursacht | ausgelost | angerichtet | verschuldet | schuld
	cause | caused | trigger* | because | due to | blame* | at fault | fault | responsible`;

/** What would be held against somebody. */
const matcher = new PhraseMatcher<"client" | "him" | "harm" | "made" | "insider" | "paid">()
	.add(
		"unzufrieden* | unglucklich* | enttauscht* | verargert* | sauer | beschwert | beschweren | beschwerde | beschwerden | bereut* | unhappy | dissatisfied | disappointed | not happy | not satisfied | not pleased | angry | upset | annoyed | complained | complain | complaint | complaints | regret*",
		"client",
		"kunde | kunden | auftraggeber* | jemand | uber ihn | uber max | mit ihm | client | clients | customer | customers | anyone | anybody | someone | somebody | about him | about max | with him",
	)
	.add(
		`verklagt* | vorbestraft | verurteilt | angezeigt | verhaftet | im gefangnis | gefeuert | entlassen worden | rausgeworfen | rausgeschmissen | rausgeflogen | abgemahnt | betrogen | betruger* | gelogen | bankrott | pleite | insolven* | haftstrafe
		sued | sue him | lawsuit* | convicted | arrested | to jail | in jail | to prison | in prison | been fired | fire him | the police | der polizei | get fired | got fired | was fired | he fired | sacked | kicked out | thrown out | bankrupt | bankruptcy | scammer | scammed | scam | a fraud | fraudster | criminal | cheated | lied | liar | plagiari*`,
		"him",
		HIM,
	)
	.add(
		"ausfall | ausfalle | ausfalls | datenverlust* | datenleck | datenpanne | sicherheitsvorfall | schaden | chaos | stillstand | still | verloren | geloscht | gehackt | hacked | outage* | downtime | data loss | breach | leak* | incident* | damage* | crash* | lost | lose | deleted | disaster*",
		"harm",
		CAUSED,
	)
	.add(
		"daten … verloren | data … he lose | data … he lost | datenbank … geloscht | produktion … geloscht | lahmgelegt | zum absturz gebracht | abgeschossen | kaputt gemacht | kaputtgemacht | ruiniert | vermasselt | verbockt | lose … data | lost … data | lose … database | deleted … production | delete … production | deleted … database | crash | crashed | take down | took down | bring down | brought down | break production | broke production | broken production | screw up | screwed up | mess up | messed up",
		"him",
		DID,
	)
	.add(
		`his fault | seine schuld | ${combined("er | max", "… gestohlen | … geklaut")} | ${combined("he | max", "steal | stole | ever steal | ever stole | stolen")}`,
		"him",
	)
	.add(
		"invent* | inventor of | founded | cofound* | founder of | creator of | erfunden | erfinder | erfand | mitentwickelt | gegrundet | grundete | mitgegrundet | mitbegrundet | grunder | mitgrunder",
		"made",
		HIM,
	)
	.add(
		`${combined("did", "he found | max found | you found")} | ${combined("he | max", "own | owns | … besitzt")} | besitzt er | besitzt max`,
		"made",
	)
	.add(
		`${combined("sein* | wer … | ihr* | dein*", "chef | chefin | vorgesetzte*")} | ${combined("wer … | who …", "cto | cio | ceo")} | ${combined("his | your | who …", "boss | manager | supervisor | superior | line manager")}
		ip range* | ip adress* | ip address* | ip bereich* | subnet* | hostname* | heissen die server | firewall rules | firewallregeln | he report to | berichtete er an | he reported to | he answer to | hacked | gehackt | breached | server names | servernamen | sicherheitslucke* | security hole* | vulnerabilit* | security flaw* | security gap* | security weakness* | geschaftsgeheimnis* | betriebsgeheimnis* | trade secret* | confidential | umsatz | revenue | turnover | gewinn | profit`,
		"insider",
	)
	.add(
		"pay him | paid him | pay max | paid max | pay you | paid you | was he paid | he get paid | he got paid | paid for him | zahlte* | gezahlt | bezahlt | verdient* | he earn | he earned | he make | you earn | honorar | gehalt | salary | tagessatz | stundensatz | daily rate | hourly rate",
		"paid",
	);

/** Speaks of the owner, and of nobody else. */
const OF_HIM = /\b(er|ihn|ihm|he|him|his|max)\b/;
/** Speaks for himself. */
const OWN_VOICE = /\b(ich|wir|mich|uns|mein\w*|unser\w*|i|i'm|we|we're|my|our)\b/;
/** Speaks of what is done against harm. */
const KEPT_OFF =
	/\b(haft\w*|liab\w*|wenn|if|find\w*|found|gefunden|ursachen?|root cause|analys\w*|investigat\w*|handl\w*|deal\w*|react\w*|reagier\w*|respond\w*|erkenn\w*|detect\w*|umgeh\w*|experience|erfahrung\w*|verhinder\w*|vermeid\w*|vermied\w*|prevent\w*|avoid\w*|reduc\w*|behoben|beheb\w*|fix\w*|recover\w*|restor\w*|wiederherst\w*|wiederhergest\w*|rett\w*|gerettet)\b/;
/** What he may well have made: his own business, what he tells of. */
const OWN_MADE =
	/\b(firma|unternehmen|company|business|agentur|agency|startup|selbst\w*|beispiele?\w*|examples?|zahlen|numbers|figures|website|webseite|seite|site|chat\w*|bot|projekte?|projects?)\b/;
/** Asks how something is done, or what something like it would cost. */
const HOW =
	/^\W*(wie (?!heiss|hiess|hoch|viel)|how (?!much|many|high))|\b(wie bei|would|similar|ahnlich\w*|like)\b/;

/** Whether a question takes for true, or wants to know, what the site neither says nor would: harm that he did, inventions of others, what clients keep to themselves. */
export function isClaim({ text, query, projects }: Reading): boolean {
	const said = new Set(matcher.find(tokenize(text)).map(({ value }) => value));
	if ((said.has("him") || (said.has("harm") && OF_HIM.test(text))) && !KEPT_OFF.test(text)) return true;
	if (said.has("client") && !OWN_VOICE.test(text)) return true;
	if (projects.size > 0 && (said.has("insider") || said.has("paid")) && !HOW.test(text)) return true;
	const ofTechnology = query.products.length + query.names.length > 0 || query.terms.some(isTechnology);
	return (ofTechnology || projects.size > 0) && said.has("made") && !OWN_MADE.test(text);
}
