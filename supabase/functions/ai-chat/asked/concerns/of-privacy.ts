import { combined, type Entry } from "../phrase-table.ts";
import {
	ABROAD,
	AI_SERVICE,
	DATA,
	HASH,
	IP,
	KEPT,
	LOGS,
	MAIL,
	MY_DATA,
	RECEIVER,
	WRITTEN,
} from "./privacy-words.ts";
import { CHAT, SITE } from "./site-words.ts";

/** What visitors ask of their data: something of it, and beside that which side of it they mean. */
export const PRIVACY_CONCERNS: readonly Entry[] = [
	{
		tells: ["portfolio/processor"],
		weight: 6,
		said: "av vertrag | avv | auftragsverarbeit* | auftragsdatenverarbeit* | dpa | processing agreement | processor agreement | data processor | processes data on behalf | verarbeitet … auftrag",
		beside: `supabase | ${combined("ihrem | deinem | eurem | your", "hoster | hosting | host")} | ${CHAT} | ${SITE}`,
	},
	{
		tells: ["portfolio/hash-deleted"],
		weight: 5,
		said: `${combined(combined("der | the", "hash | hashwert"), "geloscht $ | gespeichert $ | deleted $ | erased $ | kept $")} | ${combined("hash meiner ip | hash of my ip", "… geloscht | … gespeichert | … deleted | … erased | … kept")} | ${combined("losch* … den | delete … the | keep … the", "hash $ | hashwert $ | hash of my ip")}`,
	},
	{
		tells: ["portfolio/ip-and-ai"],
		weight: 5,
		said: combined("meine | my", IP),
		beside: `${AI_SERVICE} | ki | ai | sprachmodell | language model | llm`,
	},
	{
		tells: ["portfolio/ip-in-chat"],
		said: `${HASH} | ${combined("count | counting | zahlen sie | zahlst du | zahlt ihr | zahlt | gezahlt", "requests | calls | messages | anfragen | aufrufe | nachrichten")} | anfragen gezahlt | aufrufe gezahlt | requests counted`,
		beside: `${IP} | ${MY_DATA} | ${CHAT} | speicher* | gespeichert | aufgehoben | stored | kept`,
	},
	{
		tells: ["portfolio/visit-data"],
		said: `${combined("beim | bei einem", "besuch | aufruf | aufrufen | lesen | surfen")} | wenn ich … seite | wenn ich … website | wenn ich … hier bin
			when i visit | when i open | when i load | by visiting | during my visit | when visiting | when someone visits`,
		beside: `daten | data | information* | erfasst | erhoben | gesammelt | gespeichert | collect* | recorded | erfahrt | weiss | learn | learns | uber mich | about me`,
	},
	{
		tells: ["portfolio/ip-of-visit", "portfolio/ip-in-chat"],
		said: LOGS,
		beside: `${SITE} | ${IP} | besucher | visitors | mein besuch | my visit`,
	},
	{
		tells: ["portfolio/ip-of-visit", "portfolio/ip-in-chat"],
		said: `${combined("werden ip adressen | werden die ip adressen | wird meine ip | wird meine ip adresse", "gespeichert $ | protokolliert $ | geloggt $")} | ${combined("are ip addresses | is my ip | is my ip address", "stored $ | saved $ | logged $")}`,
	},
	{
		tells: ["portfolio/ip-of-visit"],
		said: "github | serverlogs | server logs | serverprotokolle | server protokolle",
		beside: `wie lange speichert | werden … aufgehoben | werden … aufbewahrt | werden … gespeichert | how long … keep | how long … store | are … kept | are … stored | are … retained`,
	},
	{
		tells: ["portfolio/chat-log"],
		said: "protokoll | protokolle | logs | the log | your log | gelogged | geloggt | protokolliert | log … questions | log … messages",
		beside: `${CHAT} | assistenten | assistants`,
	},
	{
		tells: ["portfolio/messages-sent"],
		said: "bisherige* | vorherige* | fruhere* | vorangegangene* | chatverlauf | gesprachsverlauf | earlier | previous | chat history",
		beside: `${combined("nachrichten | fragen | beitrage | messages | questions", "… mitgeschickt | … mitgesendet | … ubertragen | … ubermittelt | … geschickt | … gesendet | … sent | … along | … transmitted | … passed")} | mitgeschickt | mitgesendet | sent along`,
	},
	{
		tells: ["portfolio/chat-optional"],
		said: "muss ich | mussen wir | bin ich gezwungen | bin ich verpflichtet | ist … pflicht | ist … freiwillig | do i have to | do i need to | must i | am i forced | am i required | is … mandatory | is … optional",
		beside: `${combined("den | diesen | the | this | mit dem | mit diesem", "chat … | chatbot … | bot … | assistenten … | assistant …")} | chat … benutzen | chat … nutzen | chat … verwenden | chat … freiwillig | chatten`,
	},
	{
		tells: ["portfolio/data-recipients"],
		said: RECEIVER,
		beside: WRITTEN,
	},
	{
		tells: ["portfolio/assistant"],
		said: AI_SERVICE,
		beside:
			"beteiligt | vorgesehen | angeschlossen | dahinter | hinter dem chat | steckt | im spiel | involved | intended | connected | behind the chat | behind this chat | behind it",
	},
	{
		tells: ["portfolio/data-abroad"],
		weight: 5,
		said: ABROAD,
		beside: `${combined("meine | my", "daten | data | ip | nachrichten | messages")} | site transfer data`,
	},
	{
		tells: ["portfolio/data-abroad"],
		weight: 5,
		said: combined("gehen daten | werden daten | is data sent | is data transferred", ABROAD),
	},
	{
		tells: ["portfolio/data-seats"],
		said: `${MY_DATA} | chatdaten | chat daten | chat data | chatnachrichten | chatverlauf | daten aus dem chat | data from the chat | nachrichten aus dem chat`,
		beside:
			"in der eu | innerhalb der eu | in europa | in deutschland | in the eu | within the eu | inside the eu | in europe | in germany | usa | us | vereinigten staaten | united states | amerika | america | drittland | drittlander | third countr* | ausserhalb der eu | outside the eu | outside europe | ausland | abroad | asien | asia",
	},
	{
		tells: ["portfolio/data-seats"],
		said: "supabase | openai | der ki anbieter | der ki dienst | the ai provider | the ai service",
		beside:
			"sitzt | sitz | firmensitz | hauptsitz | ansassig | land | eu | europa | europe | european | based | located | seat | headquarter* | country | usa | amerika | america",
	},
	{
		tells: ["portfolio/objection"],
		said: "widersprechen | widerspreche | widerspruch | widerspruchsrecht | object to | right to object | opt out",
		beside: DATA,
	},
	{ tells: ["portfolio/inquiry-kept"], said: combined("wie lange … | how long …", KEPT), beside: MAIL },
	{
		tells: ["portfolio/inquiry-kept"],
		said: combined(
			"wie lange … | how long …",
			combined("rechnungen … | belege … | buchungsbelege … | vertrage … | invoices … | contracts …", KEPT),
		),
	},
	{
		tells: ["portfolio/inquiry-data"],
		said: "wenn ich … maile | wenn ich … eine mail | wenn ich … schreibe | per mail | aus der mail | if i email | when i email | if i write | when i write | by email",
		beside: MY_DATA,
	},
	{
		tells: ["portfolio/inquiry-data"],
		said: combined("meine | meiner | meinen | my", MAIL),
		beside:
			"zugriff | wer sieht | weitergegeben | weitergeben | an dritte | access | who sees | who can see | shared | passed on | third parties",
	},
	{
		tells: ["services/ai-development/scenarios/assistent-kundendienst/phases/3", "portfolio/data-recipients"],
		said: "training | trainieren | trainiert | zum trainieren | trained | to train",
		beside: combined("our | unsere | unseren", "eingaben | fragen | daten | inputs | questions | prompts"),
	},
	{
		tells: ["portfolio/data-recipients"],
		said: "training | trainieren | trainiert | zum trainieren | train | trained | training data",
		beside: `${WRITTEN} | ${MY_DATA} | mein gesprach | my conversation | diesem chat | this chat`,
	},
	{
		tells: ["portfolio/other-visitors"],
		said: combined(
			"andere | anderen | anderer | andre | other",
			"leute | leuten | personen | nutzer | nutzern | besucher | besuchern | people | users | visitors",
		),
		beside: `${IP} | gechattet | gefragt | fragen gestellt | chats | gesprache | chatted | asked | conversations`,
	},
	{
		tells: ["facts/tracking"],
		said: "besuch | besuche | besucher | seitenaufrufe | visit | visits | visitors | page views",
		beside:
			"gezahlt | zahlen sie | zahlt ihr | zahlst du | gemessen | getrackt | verfolgt | counted | do you count | tracked | do you track | measured",
	},
	{
		tells: ["portfolio/chat-optional"],
		said: "freiwillig | verpflichtend | optional | mandatory | voluntary",
		beside: "chat | chats | chatbot | chatbots | bot | bots | assistenten",
	},
	{ tells: ["portfolio/chat-log"], said: "chatprotokoll* | chat log | chat logs | chatlog | chatlogs" },
	{ tells: ["legal/datenschutz/6"], said: "local storage | localstorage | session storage | sessionstorage" },
];
