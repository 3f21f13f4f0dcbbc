import type { EngagementEntry } from "../phrase-table.ts";

const WHAT_IF =
	"was wenn | was machen wir wenn | was machen sie wenn | was tun sie wenn | was tun wir wenn | was passiert wenn | was passiert falls | was ist falls | was ist wenn | was geschieht wenn | und wenn | wie … wenn | what if | what happens if | what happens when | and if | in case";

/** What clients want to be sure of before they engage somebody: that it goes well, that he is the right one, and who works on it. */
export const DOUBTS: readonly EngagementEntry[] = [
	// That there is a way back, and that plans may change.
	{
		tells: ["projects/overview/approach/4"],
		weight: 3,
		said: "ruckweg | weg zuruck | plan b | ruckfallplan | ruckfallebene | notausstieg | fallback | fallback plan | way back | back out | backout plan | undo it",
		leans: true,
	},
	{
		tells: ["projects/overview/approach/4"],
		weight: 3,
		said: "rollback | zuruckrollen",
		beside: "konnen wir | kann man | gibt es | can we | could we | can you | is there | what if",
		leans: true,
		furtherWords: 0,
	},
	{
		tells: ["projects/overview/approach/4"],
		said: "schiefgeht | schief geht | schieflauft | schief lauft | nicht klappt | nicht funktioniert | nicht aufgeht | scheitert | danebengeht | kaputtgeht | kaputt geht | breaks | goes wrong | go wrong | doesn't work | does not work | not work out | fails",
		beside: WHAT_IF,
	},
	{
		tells: [
			"services/cloud-migration/scenarios/azure-landing-zone/phases/4",
			"services/cloud-migration/features/3",
		],
		weight: 5,
		said: "umzug lauft … schief | migration lauft … schief | migration … schief* | migration … cloud … schief* | umzug … cloud … schief* | migration … cloud … goes wrong | umzug … schief* | umschalten … schief* | umstellung … schief* | migration … scheitert | umzug … scheitert | migration … nicht klappt | umzug … nicht klappt | umzug … danebengeht | migration fails | migration … wrong | move fails | move goes wrong | move … cloud … goes wrong | cutover fails | cutover … wrong",
		beside: WHAT_IF,
	},
	{
		tells: ["projects/overview/approach/4"],
		said: "prioritaten | reihenfolge | umplanen | umentscheiden | anders entscheiden | anforderungen | meinung | den plan | plane | the plan | priorities | priority | order | requirements | our mind | direction | plans | scope",
		beside: `andern | andert | verschieben | verschiebt | verschoben | wechseln | tauschen | umstellen | anpassen | unterwegs | mittendrin | mitten | zwischendurch | change | changes | changing | shift | shifts | swap | switch | midway | halfway`,
		leans: true,
	},
	{
		tells: ["services/cloud-migration/features/3", "services/cloud-migration/features/4"],
		weight: 5,
		said: "steht … still | stehen … still | lahmgelegt | stillstand | stillstehen | standstill | offline",
		beside: "wie lange | wie lang | how long",
		leans: true,
	},
	{
		tells: ["services/database-management/lead-2"],
		weight: 5,
		said: "schlimmstenfalls | schlimmsten fall | im ernstfall | hochstens | maximal | worst case | at worst | at most",
		beside: "daten | datenverlust | data",
		leans: true,
	},
	{
		tells: ["services/kubernetes/lead-1"],
		weight: 6,
		said: "laufend* arbeit | laufend* aufwand | pflegeaufwand | betriebsaufwand | ongoing work | ongoing effort | ongoing maintenance | upkeep | work … over time",
		beside: "kubernetes | cluster | clusters | k8s",
	},
	// Why he, and what he advises against.
	{
		tells: ["portfolio/why"],
		said: "warum | wieso | weshalb | was spricht fur | was haben wir davon | vorteil | vorteile | why | what speaks for | advantage | benefit",
		beside: `sie nehmen | ihn nehmen | dich nehmen | sie beauftragen | ihn beauftragen | dich beauftragen | sie buchen | sie engagieren | hire you | hire him | choose you | choose him | pick you | pick him | go with you | gerade sie | gerade ihn | gerade dich | gerade max | ausgerechnet | sie und nicht | ihn und nicht | dich und nicht | sie statt | ihn statt | statt eines | statt einer | fur sie entscheiden | fur ihn entscheiden | instead of … company | instead of … agency | instead of … firm | instead of … consultancy | rather than … company | rather than … agency | rather than … firm | over … company | over … agency | not … agency | not … company`,
	},
	{
		tells: ["services/consulting/lead-2"],
		weight: 5,
		said: "abraten | abgeraten | raten sie … ab | rat er … ab | ratst du … ab | advise against | advised against | recommend against | talk us out | talk clients out",
	},
	// Who works on it.
	{
		tells: ["facts/alone"],
		said: "wer macht | wer erledigt | who does | who will do | who will actually | who is doing | who's doing | who is going to do | who would do | who actually does",
		beside:
			"die arbeit | tatsachlich | wirklich | konkret | am ende | the work | the job | actual work | actual job | actually",
	},
	{
		tells: ["facts/alone"],
		said: "euer team | ihr team | eurem team | ihrem team | dein team | your team | his team | your company | your firm | ihre firma | eure firma",
		beside: "wie gross | wie viele | wieviele | wie viel | how big | how large | how many | size",
	},
	{
		tells: ["facts/alone"],
		weight: 3,
		said: "wie viele seid ihr | wie viele sind sie | how many of you | how many are you | nur eine person | nur einer | nur sie $ | nur du $ | nur er $ | sie alleine $ | sie allein $ | er allein $ | er alleine $ | du allein $ | du alleine $ | einer allein | alles selbst | alles selber | alles allein | alles alleine | everything yourself | everything himself | all of it yourself | all of it himself | just you | just him | just one person | only one person | only you | only him | one person only | by yourself | by himself | a one man",
	},
	{
		tells: ["facts/alone"],
		said: "noch andere | noch wer | noch jemand | weitere leute | anyone else | anybody else | other people",
		beside:
			"arbeitet | arbeiten | arbeitest | beteiligt | ausser ihm | ausser ihnen | ausser dir | besides him | besides you | work | works | working | involved",
	},
	{
		tells: ["portfolio/together", "facts/alone"],
		said: "mit anderen | mit kollegen | im team | in teams | mit externen | with others | with other people | in a team | as part of a team | with colleagues",
		beside: "arbeitet | arbeiten | arbeitest | zusammen | work | works | collaborate | collaborates",
	},
	{
		tells: ["portfolio/together"],
		said: "bindest | binden | bindet | einbinden | einbezieh* | beziehen | zusammen | zusammenarbeiten | arbeiten … mit | involve | include | integrate | cooperate | collaborate | kooperieren | work with | work alongside",
		beside:
			"aus unserem haus | aus unserem hause | in unserem haus | unseren entwickler* | unseren eigenen | our developers | our engineers | our own | in house people | in house engineers | in house team | in house developers | unser* … team | unser* … leute | unsere mitarbeiter | unsere admins | unsere kollegen | our … team | our … people | our … staff",
	},
	{
		tells: ["portfolio/together"],
		weight: 5,
		said: "wer macht was | wer macht dabei was | wer macht da was | wer macht dann was | sie oder wir | du oder wir | er oder wir | who does what | you or us | you or we | he or us | him or us",
	},
	{
		tells: ["portfolio/reviews"],
		weight: 5,
		said: "referenzkunde* | referenzen | reference customers | reference clients | references | former clients | previous clients | past clients | fruheren kunden | fruhere kunden | ehemalige kunden | anderen kunden",
		beside:
			"anrufen | ansprechpartner | sprechen | telefonieren | kontaktieren | call | talk to | speak to | speak with | contact",
	},
];
