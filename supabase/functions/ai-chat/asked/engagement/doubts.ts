import { Turns } from "./turn.ts";

const WHAT_IF =
	"was wenn | was machen wir wenn | was machen sie wenn | was tun sie wenn | was tun wir wenn | was passiert wenn | was passiert falls | was ist falls | was ist wenn | was geschieht wenn | und wenn | wie … wenn | what if | what happens if | what happens when | and if | in case";

/** What clients want to be sure of before they engage somebody: that it goes well, that he is the right one, and who works on it. */
export const DOUBTS = new Turns()
	// That there is a way back, and that plans may change.
	.ask(
		3,
		"projects/overview/approach/4",
		"ruckweg | weg zuruck | plan b | ruckfallplan | ruckfallebene | notausstieg | fallback | fallback plan | way back | back out | backout plan | undo it",
		"",
		{ leans: true },
	)
	.ask(
		3,
		"projects/overview/approach/4",
		"rollback | zuruckrollen",
		"konnen wir | kann man | gibt es | can we | could we | can you | is there | what if",
		{ leans: true, mostBeside: 0 },
	)
	.ask(
		4,
		"projects/overview/approach/4",
		"schiefgeht | schief geht | schieflauft | schief lauft | nicht klappt | nicht funktioniert | nicht aufgeht | scheitert | danebengeht | kaputtgeht | kaputt geht | breaks | goes wrong | go wrong | doesn't work | does not work | not work out | fails",
		WHAT_IF,
	)
	.ask(
		5,
		"services/cloud-migration services/cloud-migration/features/3",
		"migration … schief* | umzug … schief* | umschalten … schief* | umstellung … schief* | migration … scheitert | umzug … scheitert | migration … nicht klappt | umzug … nicht klappt | umzug … danebengeht | migration fails | migration … wrong | move fails | move goes wrong | move … cloud … goes wrong | migration … cloud … goes wrong | umzug … cloud … schief* | migration … cloud … schief* | cutover fails | cutover … wrong",
		WHAT_IF,
	)
	.ask(
		4,
		"projects/overview/approach/4",
		"prioritaten | reihenfolge | umplanen | umentscheiden | anders entscheiden | anforderungen | meinung | den plan | plane | the plan | priorities | priority | order | requirements | our mind | direction | plans | scope",
		`andern | andert | verschieben | verschiebt | verschoben | wechseln | tauschen | umstellen | anpassen | unterwegs | mittendrin | mitten | zwischendurch | change | changes | changing | shift | shifts | swap | switch | midway | halfway`,
		{ leans: true },
	)
	.ask(
		5,
		"services/cloud-migration/features/3 services/cloud-migration/features/4",
		"steht … still | stehen … still | lahmgelegt | stillstand | stillstehen | standstill | offline",
		"wie lange | wie lang | how long",
		{ leans: true },
	)
	.ask(
		5,
		"services/database-management/lead-2",
		"schlimmstenfalls | schlimmsten fall | im ernstfall | hochstens | maximal | worst case | at worst | at most",
		"daten | datenverlust | data",
		{ leans: true },
	)
	.ask(
		6,
		"services/kubernetes/lead-1",
		"laufend* arbeit | laufend* aufwand | pflegeaufwand | betriebsaufwand | ongoing work | ongoing effort | ongoing maintenance | upkeep | work … over time",
		"kubernetes | cluster | clusters | k8s",
	)
	// Why he, and what he advises against.
	.ask(
		4,
		"portfolio/why",
		"warum | wieso | weshalb | was spricht fur | was haben wir davon | vorteil | vorteile | why | what speaks for | advantage | benefit",
		`sie nehmen | ihn nehmen | dich nehmen | sie beauftragen | ihn beauftragen | dich beauftragen | sie buchen | sie engagieren | hire you | hire him | choose you | choose him | pick you | pick him | go with you | gerade sie | gerade ihn | gerade dich | gerade max | ausgerechnet | sie und nicht | ihn und nicht | dich und nicht | sie statt | ihn statt | statt eines | statt einer | fur sie entscheiden | fur ihn entscheiden | instead of … company | instead of … agency | instead of … firm | instead of … consultancy | rather than … company | rather than … agency | rather than … firm | over … company | over … agency | not … agency | not … company`,
	)
	.ask(
		5,
		"services/consulting/lead-2",
		"abraten | abgeraten | raten sie … ab | rat er … ab | ratst du … ab | advise against | advised against | recommend against | talk us out | talk clients out",
	)
	// Who works on it.
	.ask(
		4,
		"facts/alone",
		"wer macht | wer erledigt | who does | who will do | who will actually | who is doing | who's doing | who is going to do | who would do | who actually does",
		"die arbeit | arbeit … wirklich | tatsachlich | wirklich | konkret | am ende | the work | the job | actual work | actual job | actually",
	)
	.ask(
		4,
		"facts/alone",
		"euer team | ihr team | eurem team | ihrem team | dein team | your team | his team | your company | your firm | ihre firma | eure firma",
		"wie gross | wie viele | wieviele | wie viel | how big | how large | how many | size",
	)
	.ask(
		3,
		"facts/alone",
		"wie viele seid ihr | wie viele sind sie | how many of you | how many are you | nur eine person | nur einer | nur sie $ | nur du $ | nur er $ | sie alleine $ | sie allein $ | er allein $ | er alleine $ | du allein $ | du alleine $ | einer allein | alles selbst | alles selber | alles allein | alles alleine | everything yourself | everything himself | all of it yourself | all of it himself | just you | just him | just one person | only one person | only you | only him | one person only | by yourself | by himself | a one man",
	)
	.ask(
		4,
		"facts/alone",
		"noch andere | noch wer | noch jemand | weitere leute | anyone else | anybody else | other people",
		"arbeitet | arbeiten | arbeitest | beteiligt | ausser ihm | ausser ihnen | ausser dir | besides him | besides you | work | works | working | involved",
		{ mostBeside: 0 },
	)
	.ask(
		4,
		"portfolio/together facts/alone",
		"mit anderen | mit kollegen | im team | in teams | mit externen | with others | with other people | in a team | as part of a team | with colleagues",
		"arbeitet | arbeiten | arbeitest | zusammen | work | works | collaborate | collaborates",
	)
	.ask(
		4,
		"portfolio/together",
		"bindest | binden | bindet | einbinden | einbezieh* | beziehen | zusammen | zusammenarbeiten | arbeiten … mit | involve | include | integrate | cooperate | collaborate | kooperieren | work with | work alongside",
		"aus unserem haus | aus unserem hause | in unserem haus | unseren entwickler* | unseren eigenen | our developers | our engineers | our own | in house people | in house engineers | in house team | in house developers | unser* … team | unser* … leute | unsere mitarbeiter | unsere admins | unsere kollegen | our … team | our … people | our … staff",
	)
	.ask(
		5,
		"portfolio/together",
		"wer macht was | wer macht dabei was | wer macht da was | wer macht dann was | sie oder wir | du oder wir | er oder wir | who does what | you or us | you or we | he or us | him or us",
	)
	.ask(
		5,
		"portfolio/reviews",
		"referenzkunde* | referenzen | reference customers | reference clients | references | former clients | previous clients | past clients | fruheren kunden | fruhere kunden | ehemalige kunden | anderen kunden",
		"anrufen | ansprechpartner | sprechen | telefonieren | kontaktieren | call | talk to | speak to | speak with | contact",
	);
