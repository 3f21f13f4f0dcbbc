import { combined, type Entry } from "../phrase-table.ts";

const MEETING = `termin | termine | meeting | call | gesprach | telefonat | telefongesprach | videocall | erstgesprach | kennenlerngesprach | telefonieren | sprechen | treffen | appointment | chat | zoom | kalendereinladung | calendar invite | meet | talk | speak`;
const DAY = `montag* | dienstag* | mittwoch* | donnerstag* | freitag* | samstag* | morgen | ubermorgen | uhr | nachste woche | nachster woche | kommende woche | diese woche | heute | vormittag* | nachmittag*
	monday | tuesday | wednesday | thursday | friday | saturday | tomorrow | today | next week | this week | o'clock | afternoon`;
const NAMED_DAY =
	"montag | dienstag | mittwoch | donnerstag | freitag | monday | tuesday | wednesday | thursday | friday";
const BOOKS = `buchen | ausmachen | reservieren | machen wir | vereinbar* | book | schedule | set up | arrange | make an`;
/** Without those that are verbs as well. */
const MONTHS =
	"januar | februar | marz | april | mai | juni | juli | september | oktober | november | dezember | january | february | june | july | october | december";

const PERMANENT = `festanstellung | feste stelle | festen stelle | fester stelle | feste anstellung | festen job | fester job | unbefristete stelle | vollzeitstelle | full time position | full time job | full time role | permanent position | permanent role | permanent job | permanent employment | wechselwillig | neuen job | neue stelle | neue herausforderung | neuen herausforderung | new job | job change | jobwechsel | change jobs | switch jobs | fest einstellen | fest anstellen | sie einstellen | hire you permanently | employ you | join our company as an employee`;

/** What visitors want of the owner that isn't a question, and what he is told for it. */
export const DEALING_CONCERNS: readonly Entry[] = [
	// Wants to be employed, or to employ.
	{
		tells: ["facts/alone", "facts/contact"],
		said: `bei ihnen bewerben | bei dir bewerben | bei euch bewerben | bei ihm bewerben | mich bewerben | initiativ bewerben | initiativbewerbung | bewerbung als | bewerbung bei | fur sie arbeiten | fur dich arbeiten | fur euch arbeiten | bei ihnen arbeiten | bei euch arbeiten | suchen sie mitarbeiter* | sucht ihr mitarbeiter* | suchen sie noch leute | stellen sie ein | stellt ihr ein | stellenangebote | offene stellen
		can i work for you | could i work for you | work with him as | job with you | are you hiring | is he hiring | job openings | apply for a job | apply for an internship | internship with | apply for a position | join your team | open positions at your`,
	},
	{
		tells: ["facts/employment", "facts/contact"],
		said: PERMANENT,
		beside:
			"sie | ihnen | du | dir | dich | er | euch | ihn | lust | interesse | suchen | offen | you | your | he | him | interested | looking | open | sind | bist",
	},
	// Has work to give, and asks where to send it.
	{
		tells: ["facts/contact", "facts/availability"],
		said: `projektangebot fur sie | projektangebot fur dich | projektanfrage fur sie | projekt fur sie … schick* | projekt fur sie … send* | projekt fur dich … schick* | project for you … send | project for him … send | project for you … share | job description | projektbeschreibung | stellenbeschreibung | leistungsbeschreibung`,
		beside:
			"habe | haben | hatte | hatten | schicke* | sende* | zusenden | wohin | have | send | share | forward | got | need",
	},
	{
		tells: ["facts/contact"],
		said: "recruiter* | headhunter* | personalvermittl* | personalberater*",
		beside: "send it | send him | send you | schicke ich | schicken | sende ich | zusenden | an wen | wohin",
	},
	// Has something to sell or to ask for that isn't work.
	{
		tells: ["portfolio/proposal"],
		said: `seo agentur | seo agency | seo services | seo dienst* | link building | linkbuilding | linktausch | link tausch | links tauschen | link exchange | exchange links | swap links | backlink* | gastbeitrag | gastartikel | guest post* | sponsored post* | werbung schalten | werbeplatz | marketing agency | marketingagentur | marketing agentur | werbeagentur | bring you more clients | bring you clients | get you more clients | ihnen mehr kunden | ihnen neue kunden | qualified leads | more leads | leads for freelancers | leads per month | lead generation | leads generieren | platz 1 bei google | rank on google | first page of google
		partnership | partnerschaft | kooperationspartner* | affiliate | website verkaufen | webseite verkaufen | seite verkaufen | domain verkaufen | domain kaufen | website kaufen | sell your website | sell this website | sell your domain | buy your domain | buy your website | buy this domain`,
	},
	{
		tells: ["portfolio/proposal"],
		said: "ihnen | euch | dir | you",
		beside:
			"ein angebot fur … machen | angebot … unterbreiten | wir verkaufen | we sell | we offer our services | unsere produkte vorstellen | unser produkt vorstellen | unsere software vorstellen | unsere losung vorstellen | unsere dienstleistungen vorstellen | present our product | show you our product | demo of our",
	},
	{
		tells: ["portfolio/proposal"],
		said: "konferenz* | conference* | meetup* | podcast* | interview | interviews | webinar* | vortrag | vortrage | keynote | gastvortrag | messe | event | panel",
		beside:
			"sprechen | halten | hielten | auftreten | aufnehmen | einladen | gast | teilnehmen | geben | speak | speaking | talk | give | record | invite | guest | join | einen vortrag | be on",
	},
	// Isn't content.
	{
		tells: ["portfolio/complaint"],
		said: `geld zuruck | ruckerstattung | erstattung | refund | money back | reklamation | reklamier* | rechnung ist falsch | rechnung stimmt nicht | invoice is wrong`,
	},
	{
		tells: ["portfolio/complaint"],
		weight: 5,
		said: `${combined("he | max | you", "overcharged me | overcharged us | missed the deadline on our | missed our deadline | never showed up | didn't show up | did not show up")} | er ist … nicht erschienen | er ist … nicht aufgetaucht | max ist … nicht erschienen | hat uns zu viel berechnet | hat mir zu viel berechnet | hat uns betrogen | hat mich betrogen | he deleted our | he deleted my | er hat … unsere … geloscht | er hat … meine … geloscht`,
	},
	{
		tells: ["portfolio/complaint"],
		weight: 5,
		said: "unzufrieden | enttauscht | beschwer* | complain | complaint | unhappy | dissatisfied | disappointed | not satisfied | not happy | nicht zufrieden",
		beside:
			"ihrer leistung | ihre leistung | ihrer arbeit | ihre arbeit | deiner arbeit | deine arbeit | mit ihnen | mit dir | uber sie | uber ihn | uber dich | seine arbeit | seiner arbeit | mit ihm | the work | your work | his work | your service | about you | about him | with you | with him | von ihm | von max | your services | uber max | about max | mit max | with max | his service | his services",
	},
	// Isn't told here.
	{
		tells: ["facts/private"],
		said: "er verdient | verdient er | verdienen sie im | verdienst du im | sein gehalt | ihr gehalt | sein einkommen | ihr einkommen | jahreseinkommen | his salary | your salary | his income | your income | he earn | he earns | you earn | he make | he makes | geld macht er | macht er im jahr",
		beside:
			"jahr | monat | eigentlich | so | im | hoch | year | month | yearly | what | whats | how much | is",
	},
	{
		tells: ["facts/private"],
		said: "wen wahlt er | wen wahlen sie | wen wahlst du | is he single | is max single | are you single | ist er single | sind sie single | bist du single | in a relationship | in einer beziehung | vergeben oder single",
	},
	{
		tells: ["facts/private"],
		said: "welche farbe | what color | what colour | which color | which colour",
		beside: "er | sein | seine | he | his | your hair | your eyes | your car | your laptop",
	},
	{
		tells: ["facts/location"],
		said: "privatadresse | private adresse | private anschrift | home address | private address | wohnt er genau | wohnen sie genau | where exactly does he live",
	},
	// Isn't promised here.
	{
		tells: ["facts/promise"],
		said: "garantieren sie | garantierst du | garantiert ihr | sie garantieren | mir garantieren | uns garantieren | versprechen sie | versprichst du | mir versprechen | guarantee me | guarantee us | guarantee that | can you guarantee | do you guarantee | promise me | promise us | promise that | can you promise",
	},
	{
		tells: ["facts/availability"],
		said: `${combined(`${NAMED_DAY} | ${MONTHS}`, "is confirmed | is settled | is fixed | ist fix | ist bestatigt | ist abgemacht | steht … fest $")} | ${combined(combined("is | ist | steht", NAMED_DAY), "confirmed | settled | fixed | fix | bestatigt | abgemacht | fest")}`,
	},
	// Waits for an answer.
	{
		tells: ["facts/reply", "facts/contact"],
		said: "keine antwort $ | noch keine antwort | bisher keine antwort | bekomm* … keine antwort | habe* … keine antwort | keine antwort bekomm* | keine antwort erhalt* | keine ruckmeldung | nicht geantwortet | nie geantwortet | nicht gemeldet | nichts gehort | meldet sich niemand | meldet sich keiner | niemand meldet sich | meldet sich nicht | warte … auf … antwort | warte … auf … ruckmeldung | no reply $ | no answer $ | no response $ | got no reply | no reply yet | have no reply | got no answer | no answer yet | have no answer | received no answer | get no answer | got no response | no response yet | not replied | not answered | haven't heard | have not heard | hasn't replied | hasn't answered | didn't reply | didn't answer | never replied | never answered | not been answered | unbeantwortet | unanswered | nobody answered | nobody replied | no one answered | no one replied | still waiting for … reply | still waiting for … answer | still waiting for … response",
	},
	// Wants his data, or that something is binding.
	{
		tells: ["facts/rights"],
		said: "auskunft | auskunftsersuchen | data request | access request | subject access | copy of",
		beside:
			"dsgvo | gdpr | art | artikel | meine daten | gespeicherten daten | gespeicherte daten | personenbezogene* daten | my data | personal data | daten uber mich | data about me",
	},
	{
		tells: ["facts/promise"],
		said: "bestatig* mir | bestatig* uns | bestatigen sie | confirm that | confirm my | confirm our | please confirm | confirm to me | confirm me",
		beside:
			"auftrag | vertrag | bestellung | zusage | projekt | termin | order | contract | job | booking | project | deal | price | preis | rabatt",
	},
	{
		tells: ["facts/contact"],
		said: "bestellung aufgeben | hier … bestellen | place an order | order here | online bestellen",
	},
	{
		tells: ["facts/contact"],
		said: "leite | leiten | schick* … mail | schick* … email | schreib* … mail | sag | sagen sie | richte | forward | send … mail | send … email | tell max | tell him | pass",
		beside:
			"chef weiter | chef … mail | deinen chef | deinem chef | your boss | weiter an max | an max weiter | dass er sich | dass ich | he should call | to call me | that i called | to get back to me",
	},
	{
		tells: ["facts/remote"],
		said: "alles online | komplett online | ganz online | rein online | nur online | ausschliesslich online | everything online | fully online | entirely online | completely online | all online",
		beside:
			"geht | moglich | lauft | laufen | arbeiten | arbeitet | zusammenarbeit* | possible | work | works | do it | happen | handled",
	},
	// Wants to be called, or to meet.
	{
		tells: ["facts/phone"],
		said: "call me | call us | zuruckrufen | ruckruf | rufen sie mich | rufen sie uns | ruf mich | anrufen sie",
	},
	{ tells: ["facts/contact"], said: MEETING, beside: DAY },
	{
		tells: ["facts/contact"],
		said: "termin | meeting | appointment | call | telefonat | gesprach",
		beside: BOOKS,
	},
	{
		tells: ["facts/contact"],
		said: "passt | wurde … passen | works for you | work for you | are you free | sind sie frei | suits you",
		beside: NAMED_DAY,
	},
	{
		tells: ["facts/contact"],
		said: "konnen wir uns treffen | konnten wir uns treffen | wollen wir uns treffen | can we meet | could we meet | let's meet",
	},
];
