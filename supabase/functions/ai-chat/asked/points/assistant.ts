import type { Entry } from "../phrase-table.ts";

const ASSISTANT =
	"ki | ai | chatbot* | assistent* | assistant* | llm | llms | sprachmodell* | language model* | bot | model | modell";

/** What is asked about a point of the page on assistants in words that the page itself has none of, in whatever form. */
export const ASSISTANT_POINTS: readonly Entry[] = [
	{
		tells: [
			"services/ai-development/scenarios/assistent-kundendienst/phases/3",
			"services/ai-development/features/1",
		],
		said: ASSISTANT,
		beside:
			"halluzin* | erfindet | erfinden | ausdenk* | denkt sich | denken sich | dichtet | unsinn | quatsch | falsche antworten | hallucinat* | invent | invents | inventing | makes … up | make … up | making … up | nonsense | wrong answers | false answers",
	},
	{
		tells: [
			"services/ai-development/scenarios/assistent-kundendienst/phases/3",
			"services/ai-development/features/1",
		],
		said: ASSISTANT,
		beside:
			"nichts findet | nicht findet | nichts gefunden | keine antwort | nichts weiss | nicht weiss | nicht weiterweiss | finds nothing | find nothing | finds no | can't find | cannot find | doesn't find | doesn't know | does not know | no answer | nothing is found",
	},
	{
		tells: [
			"services/ai-development/features/4",
			"services/ai-development/scenarios/assistent-kundendienst/phases/1",
		],
		said: `${ASSISTANT} | antwort | antworten | answers`,
		beside:
			"testest | testen sie | getestet | testet | misst | messen sie | messt | gemessen | qualitat | prufst | prufen sie | gepruft … live | wie gut | gut sind | test | tested | testing | measure* | quality | evaluate* | are good | checks | wer pruft | wer kontrolliert | who reviews",
	},
	{
		tells: ["services/ai-development/features/2"],
		weight: 6,
		said: "ki | ai | chatbot* | assistent* | assistant* | llm | llms",
		beside:
			"allowed to see | allowed to read | who can see | who may see | who sees | sehen darf | sehen durfen | lesen darf | wer … sieht | wer … sehen | vertraulich* | nicht offnen | nicht sehen | nicht lesen | alles sehen | rechte … beachtet | zugriffsrechte | berechtigungen | leserechte | not allowed | aren't allowed | confidential | permissions | access rights | everyone see | see everything | to everyone | bestimmte mitarbeiter* | bestimmte dokumente | certain employees | certain documents | certain people",
	},
	{
		tells: ["services/ai-development/features/2"],
		said: "alle dokumente | alle unterlagen | jedes dokument | all documents | all the documents | every document",
		beside:
			"sieht jeder | sieht dann jeder | jeder … sehen | jeder … lesen | jeder mitarbeiter | jede* kolleg* | everyone see | everybody see | every employee | every colleague",
	},
	{
		tells: ["services/ai-development/features/5"],
		weight: 6,
		said: ASSISTANT,
		beside:
			"im haus | im eigenen haus | bei uns laufen | bei uns im | ohne cloud | ohne die cloud | without the cloud | without cloud | in house | on site | eigener hardware | our own hardware | our own servers | own gpus | eigenen gpus | eigenen servern | on premises | on prem | air gapped | offline",
	},
	{
		tells: ["services/ai-development/scenarios/assistent-kundendienst/phases/1"],
		said: ASSISTANT,
		beside:
			"protokolliert | mitprotokolliert | geloggt | aufgezeichnet | mitgeschnitten | betriebsrat | is logged | gets logged | be logged | recorded | works council",
	},
	{
		tells: ["services/ai-development/features/3"],
		weight: 6,
		said: `${ASSISTANT} | agent | agents | agenten`,
		beside: "erp | crm | ticketsystem | jira | our systems | unsere systeme | in unser system",
	},
	{
		tells: ["services/ai-development", "services/ai-development/features/1"],
		said: "assistent* | chatbot* | assistant* | chat bot",
		beside:
			"wie diesen | wie dieser | wie hier | so einen … bauen | so einen … entwickeln | bauen … so einen | like this | like that | like yours | like the one",
	},
	{
		tells: ["services/ai-development/features/5", "services/ai-development/features/2"],
		weight: 6,
		said: "sprachmodell* | llm | llms | ki | ai | language model*",
		beside:
			"kundendaten | unseren daten | unsere daten | firmendaten | personenbezogene daten | patientendaten | our data | customer data | personal data | company data",
	},
	{
		tells: [
			"services/ai-development/scenarios/assistent-kundendienst/phases/3",
			"services/ai-development/features/4",
		],
		weight: 3,
		said: "halluzin* | hallucinat*",
	},
	{
		tells: [
			"services/ai-development/scenarios/assistent-kundendienst/phases/2",
			"services/ai-development/technologies",
		],
		weight: 5,
		said: "vektordatenbank* | vector database* | vector db | vector store*",
	},
	{
		tells: ["services/ai-development/technologies", "services/ai-development/features/5"],
		weight: 5,
		said: "sprachmodelle | sprachmodellen | language models | llms | bedrock | azure openai",
		beside:
			"welche | which | nutzt | nutzen sie | verwenden sie | setzen sie | arbeiten sie | oder bedrock | or bedrock | oder azure openai | or azure openai | work with | do you use",
	},
	{
		tells: ["services/ai-development/scenarios/assistent-kundendienst/phases/1"],
		weight: 3,
		said: "dokument* | documents | document | unterlagen | handbucher | manuals",
		beside:
			"alte version* | alten version* | alte fassung* | veraltete* | alte stand* | old version* | outdated | old document* | obsolete",
	},
	{
		tells: [
			"services/ai-development/features/4",
			"services/ai-development/scenarios/assistent-kundendienst/phases/5",
		],
		weight: 6,
		said: "modell | model | sprachmodell* | llm | ki | ai | assistent* | assistant*",
		beside:
			"kostet … anfrage | anfrage … kostet | request … cost | query … cost | question … cost | kosten … anfrage | kosten pro | anfrage kostet | cost … request | cost … query | costs … request | per request | per query | kosten je | tokenkosten | token costs",
	},
	{
		tells: ["services/ai-development/scenarios/assistent-kundendienst/results/2"],
		weight: 5,
		said: "techniker | technikern | technicians | kundendienst",
		beside: "how much faster | wie viel schneller | wieviel schneller | schneller | faster",
	},
	{
		tells: ["services/ai-development/features/1"],
		said: ASSISTANT,
		beside:
			"quelle | quellen | quellenangabe* | fundstelle | fundstellen | sources | cite | cites | citations | where it found | where … answer comes from | woher … antwort",
	},
];
