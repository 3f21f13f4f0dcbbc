import { CLOUD_FOCUS_SINCE, FREELANCE_SINCE } from "../../../../src/content/site.ts";
import type { Lexicon } from "./concept.ts";

/** A visitor who wants to begin something, in the words he says it of himself. */
const BEGINS = `starte ich | beginne ich | fange ich an | lege ich los | starten wir ein* | beginnen wir ein* | startet man | beginnt man
	do i start | do we start | do i begin | do we begin | can i start | can we start | i get started | we get started | how to start | how to begin | to get started`;
/** A wish of the visitor's own. */
const WISHES = `kann ich | konnte ich | darf ich | kann man | konnte man | konnen wir | konnten wir
	can i | could i | may i | can we | could we`;

/** What a visitor has to give. */
const GIVES =
	"habe ein | habe eine | habe einen | habe da | hab da | hab ein | hatte da | hatte ein | hatte eine | hatten da | haben da";

/** Everyday words of visitors who want to be in touch, and of those who have work to give. */
export const DEALING_WORDS: Lexicon = {
	wish: `${WISHES} | ich mochte | ich will | ich wurde | ich muss | mochte ich | will ich | lassen sie mich | i want | i'd like | i would like | i need to | let me`,
	can: WISHES,
	talk: "sprechen | reden | unterhalten | plaudern | talk | speak",
	human: "person | leibhaftige* | agent | live",
	hire: `${BEGINS} | frage ich … an $ | frag ich … an $ | stelle ich … anfrage | stellt man … anfrage | stellen wir … anfrage | anfrage stellen | enquire | inquire | a request | my request | our request | fragt man … an $ | fragen wir … an $ | frage ich … bei ihnen an | anzufragen`,
	start: BEGINS,
	onward: `was nun | was jetzt | und nun | wie weiter | wie geht es jetzt weiter | wie geht es nun weiter | wie machen wir weiter | wie gehen wir weiter | wie verbleiben wir | wie kommen wir zusammen | nachste* schritt* | was kommt jetzt | was kommt als nachstes | was passiert als nachstes
		what next | what's next | what is next | what now | what happens next | next step | next steps | how do we proceed | how to proceed | how do we continue | where do we go from here`,
	contact: `leite das | leite es | leite dies* | leite mein* | leiten sie das | leiten sie es | leiten sie dies* | leiten sie mein* | weiterleiten | weiterleitest | richte ihm | richten sie ihm | etwas aus | ausrichten | weitergeben an | verbinden | verbinde | durchstellen | durchstell* | bescheid
		forward | pass this on | pass it on | pass that on | pass my | put me through | kennenlerntermin | teams meeting | teams termin | teams call | zoom meeting | zoom termin | videocall* | video call | video meeting | onlinetermin | online termin | online meeting | schedule a | set up a | vereinbaren | ausmachen`,
	firstCall: `jump on a | jump on an | hop on a | hop on an | intro call | introductory call | intro meeting | introductory meeting | discovery call | exploratory call | initial call | initial chat | initial consultation | initial meeting | first call | first chat | first consultation | first meeting | quick call | quick chat | short call | short chat | free call | free consultation | kennenlern call | kurzes gesprach | kurzes telefonat
		beratungsgesprach | kostenloses erstgesprach | kostenloses gesprach | kostenlose erstberatung | erstberatung`,
	middleman: `through agencies | via agencies | through an agency | via an agency | with agencies | through recruiters | via recruiters | with recruiters | through a recruiter | via a recruiter | through a third party | via a third party | third parties | through intermediaries | through a staffing
		uber agenturen | uber eine agentur | mit agenturen | uber vermittler | uber personalvermittler | mit vermittlern | mit personalvermittlern | uber dritte`,
	meeting: "meeting | besprechung | teams | zoom | google meet | webex | zoomen",
	phone:
		"rufen sie … zuruck | ruf … zuruck | rufe … zuruck | zuruckrufen | zuruckruf* | ruckruf* | call … back",
	brief:
		"details | einzelheiten | eckdaten | projektbeschreibung* | projektdetails | briefing | brief | anforderungen | requirements | project description | specs | lastenheft",
	send: "weiter | schicke | schicken | sende | zusenden | zuschicken | mitschicken | ubermitteln | hinschicken",
	attach: "pdf",
	pdf: "pdf",
	download: "pdf",
	have: GIVES,
	give: `${GIVES} | ich habe | ich hab | ich hatte | wir haben | wir hatten | i have | i've | we have | we've`,
	vacancy: `stelle | stellen | vakanz | vakanzen | rolle | position | positionen | auftrag | mandat | opportunity | opportunities | role | vacancy | gig | job | contract | projektanfrage | job opening | ein angebot fur sie | ein angebot fur dich | ein angebot fur euch`,
	recruiter:
		"hiring manager* | line manager* | fachabteilung | personalabteilung | fachbereich | hr department | recruiter* | recruiterin | personalberater* | headhunter* | talent acquisition | recruiting | recruitment",
	travel:
		"umziehen | ziehen sie | zieht er | ziehst du | umzieht | umziehst | umgezogen | ortsgebunden | standortgebunden | relocating",
	remote: "ortsgebunden | standortgebunden",
	employed:
		"fest … einstellen | fest … anstellen | einstellen $ | anstellen $ | hire … permanently | employ | on our payroll | on the payroll | aug | arbeitnehmeruberlassung | anu | zeitarbeit | leiharbeit | personaluberlassung | temp work",
	country:
		"in the us | usa | us based | us clients | us company | us companies | united states | the states | america | amerika | american | amerikanische* | great britain | united kingdom | in the uk | uk clients | grossbritannien | england",
	otherLanguage: `franzosisch* | spanisch* | italienisch* | russisch* | polnisch* | turkisch* | chinesisch* | arabisch* | niederlandisch* | hollandisch* | portugiesisch*
		french | spanish | italian | russian | polish | turkish | chinese | arabic | dutch | portuguese`,
	summed: "zusammen",
	overview: "fasse | fassen | fass | fasst | zusammenfass* | zusammengefasst | summari* | sum up",
	name: "in … satzen | in … worten | in … sentences | in … words",
	ask: "ne frage | eine frage | mal fragen | was fragen | etwas fragen | a question | ask something | ask you something",
	model: `modell | model | ki dienst | ki anbieter | ai service | ai provider | sprachmodell | ki modell | llm | sprach ki | chatgpt oder | gpt version`,
	assistantBrand: "chatgpt | gpt | gpt4 | openai | claude | gemini | copilot | mistral | llm | sprachmodell",
	built: "powers | angetrieben",
	truth:
		"true | wahr | stimmt | stimmen | richtig | korrekt | verlasslich | zuverlassig | vertrauen | trauen | glauben | verlassen | irren | irrst | irrt | falsch | fehler | right | correct | accurate | trust | reliable | rely | wrong | mistakes | errors | believe | rechtsverbindlich | verbindlich | bindend | rechtssicher | legally binding | binding",
	said: `was du sagst | was du schreibst | was du erzahlst | was du mir sagst | was du hier sagst | was sie sagen | was hier steht | dir | deine antwort | deine antworten | die antwort | die antworten | deinen antworten | den antworten | auskunfte | deine angaben | what you say | what you're saying | what you tell | what you told | your answer | your answers | the answers | you tell me`,
	source: "woher | come from | comes from | how do you know | where do you know | where do you get",
	knowledge:
		"das alles | dein wissen | deine antworten | die antworten | ihre antworten | deine informationen | die informationen | deine infos | deine daten | all this | all that | your answers | your information | your knowledge | the answers | the information",
	responsible: "verantwortlich | verantwortliche* | verantwortet | zustandig | responsible",
	differ:
		"unterschiedlich* | unterscheide* | verschieden | widerspr* | abweich* | weichen … ab | different | differ | differs | inconsistent | contradict*",
	milestone: `${FREELANCE_SINCE} | ${CLOUD_FOCUS_SINCE}`,
	meant:
		"ich meine | ich meinte | meinte | gemeint | meine nicht | i mean | i meant | not you | not the bot | nicht dich | nicht den bot",
};
