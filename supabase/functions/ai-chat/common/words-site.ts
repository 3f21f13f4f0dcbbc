import type { Lexicon } from "./concept.ts";

/** Everyday words for the site and its chat, and the words that say what kind of answer is wanted. */
export const SITE_WORDS: Lexicon = {
	site: "seite | startseite | hero | website | webseite | webseiten | homepage | webauftritt | internetseite | internetauftritt | site | page | pages | webpage | web site | domain",
	automatic: "automatisch | automatisiert",
	bot: `bot | chatbot | roboter | maschine | programm | robot | machine | assistent | assistant | chatgpt | gpt | llm | sprachmodell | automat | antwortet | antworte | beantwort* | computer | openai`,
	ai: "ki | ai | kunstliche | artificial",
	human:
		"mensch | menschen | menschlich | echte | echter | echten | echt | human | real | spreche | rede | schreibe ich mit | schreibe ich hier | chatte | talking | chatting | speaking | tippt | typing | verbunden",
	chat: "chat | chats | chatverlauf | gesprach | gesprache | unterhaltung | konversation | nachrichten | verlauf | chatting | conversation | conversations | messages",
	input:
		"mein | meine | meinen | meiner | meinem | eingabe | eingaben | my | mine | i write | i type | ich schreibe | ich eingebe | fragen | frage | questions | question",
	data: "daten | data | information | informationen | info",
	store: `erhoben | erhebt | erheben | erfasst | erfassen | sammelt | gesammelt | sammeln | verarbeitet | collect* | speicher* | gespeichert | aufbewahr* | bewahr* | behalten | vorgehalten | aufgezeichnet | aufzeichn* | mitgelesen | mitlesen | liest | lesen | lese | mitschneid* | mitgeschnitten | protokoll* | weitergegeben | weitergeben | verwendet | verwende | passiert | geschieht | ausgewertet | trainiert | geloggt | sicher
		store | stored | stores | save | saved | saves | record | recorded | records | log | logged | read | reads | keep | kept | share | shared | happen | happens | safe | secure`,
	privacy:
		"datenschutz | datenschutzerklarung | privatsphare | dsgvo | gdpr | vertraulich | anonym | privat | privacy | private | confidential | anonymous | data protection",
	cookies:
		"cookie | cookies | tracking | tracker | trackt | track | tracks | tracked | analytics | webanalyse",
	imprint:
		"impressum | imprint | legal notice | umsatzsteuer | mehrwertsteuer | mwst | ust | vat | ust id | umsatzsteuer id | vat id | vat number | anbieterkennzeichnung",
	here: "hier | das | dies | dieser | diese | dieses | here | this",
	help: "hilfe | helfen | hilf | hilft | hilfst | help | helps | unterstutz* | assist | fur mich | fur uns | for me | for us | for my | for our | fur mein* | fur unser* | tun fur | do for",
	where: "wo | where | wohin",
	when: "zeitraum | zeitraume | laufzeiten | period | periods | wann | when | welches jahr | welchem jahr | what year | which year",
	since:
		"seit wann | since when | seit wie vielen | seit wievielen | seit wie langer | how long have you been | how long has he been | wie lange schon | wie lange sind sie | wie lange bist du | wie lange ist er",
	fromWhen: `ab wann | wie schnell … anfangen | wie schnell … starten | wie schnell … beginnen | wie schnell … loslegen | wie schnell … einsteigen | wie bald | zu wann
		from when | as of when | how soon | how quickly … start | how quickly … begin | how fast … start | how fast … begin`,
	how: "wie | how",
	howMany:
		"in zahlen | wie viele | wie viel | wieviele | anzahl | how many | how much | number of | zahl der",
	why: "warum | wieso | weshalb | wozu | why | grunde | grund | reasons | reason",
	ask: "wollte fragen | mochte fragen | darf ich fragen | wollte wissen | mochte wissen | mich interessiert | mich wurde interessieren | wurde mich interessieren | eine frage | kurze frage | was wondering | wondering | wanted to ask | wanted to know | tell me | like to know | let me know | a question | quick question",
	advice:
		"soll ich | sollte ich | soll man | sollte man | werde ich | werde man | wird man | should i | should we | should one",
	all: `tabelle | tabellarisch* | table | alle | alles | allen | aller | liste | listen | auflisten | auflistung | samtliche* | gesamte* | komplette* | vollstandig* | all | list | lists | complete | every`,
	current: `currently active | gerade aktiv | derzeit aktiv | womit … beschaftigt | womit … zugange | aktuell | aktuelle | aktueller | aktuellen | aktuelles | derzeit | derzeitig* | gerade | grad | momentan | momentane* | jetzt | jetzige* | zurzeit | zur zeit | im moment | heute | laufend | laufende* | laufen gerade | parallel | nebeneinander | laufen noch | lauft noch | still running | gegenwartig* | is he working on | are you working on | he is working on
		current | currently | right now | now | at the moment | present | presently | ongoing | at present | today | these days | nowadays`,
	latest:
		"letzte | letzter | letztes | letzten | letztem | zuletzt | jungste* | neueste* | aktuellste* | last | latest | most recent | newest | recent | recently",
	earliest:
		"erste | erster | erstes | ersten | allererste* | alteste* | fruheste* | first | oldest | earliest | very first",
	longest: "langste* | am langsten | longest",
	completed:
		"abgeschlossen* | fertiggestellt* | already done | already over | already finished | schon fertig | bereits fertig | schon erledigt | bereits erledigt | schon vorbei | beendet | beendete* | completed | finished | concluded",
	howBig:
		"wie gross war | wie gross waren | how big was | how big were | how large was | how large were | teamgrosse* | team size | team sizes | wie viele leute waren | wie viele personen waren | how many people were | size of the team | size of his team",
	moved: "migriert | umgezogen | verlegt | migrated | moved",
	highest:
		"hochste | hochsten | hochster | hochstes | hochwertigste* | hochrangigste* | anspruchsvollste* | ranghochste* | oberste* | highest | most advanced | most senior | top | highest level",
	largest:
		"kurzeste* | kleinste* | teuerste* | shortest | smallest | grosste* | wichtigste* | spannendste* | beste* | schwierigste* | lieblings* | biggest | largest | most important | favourite | favorite | hardest | toughest",
	overview:
		"one paragraph | a paragraph | kurzfassung | ubersicht | uberblick | zusammenfassung | overview | summary",
	about: "worum | thema | themen | inhalt | inhalte | inhalten | content | contents | about | topic | topics",
	builtThee:
		"made you | built you | created you | programmed you | developed you | coded you | dich gebaut | dich programmiert | dich entwickelt | dich erstellt | dich gemacht | dich erschaffen",
	thee: "dich | dir",
	thou: "bist du | are you",
	canThou: "kannst du | can you",
	whatFor:
		"use it for | use that for | use this for | use them for | using it for | wofur | wobei | worin | in was | what for",
	which: "welche* | which | welch | was fur | what kind | what sort",
	can: "konnen | kann | kannst | konnte | konnten | konntest | can | could",
	not: "nicht | kein | keine | keinen | keiner | nie | niemals | ohne | not | no | never | without | don't | doesn't | can't | isn't | aren't",
	stated: "stehen | steht | genannt | gibt es | existieren | vorhanden",
};
