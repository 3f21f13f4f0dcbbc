import type { EngagementEntry } from "../phrase-table.ts";

const AFTER = `danach | kunftig | in zukunft | wenn … endet | nachher | hinterher | spater | anschliessend | ohne sie | ohne dich | ohne ihn | wenn sie … weg | wenn du … weg | wenn er … weg | wenn sie … fertig | wenn du … fertig | wenn er … fertig | wenn sie … gehen | wenn du … gehst | wenn … lauft | wenn … steht | wenn … fertig ist | wenn … vorbei ist | nach projektende | nach dem projekt | nach der migration | nach dem umzug | nach der umstellung | nach der einfuhrung | nach der ubergabe | nach abschluss | am ende | dann weiter
	afterwards | afterward | after that | after you leave | after you left | after you're | after you are | after he leaves | after the project | after the migration | after the move | after the handover | after go live | after launch | once you're | once you are | once you leave | once he | once it's | once it is | when you're | when you are | when you leave | when he leaves | when he's | without you | without him | later | from then on`;
const KEEPS = `betreibt | betreiben | betreut | betreuen | betrieb | kummert | kummern | wartet | warten | wartung | pflegt | pflegen | pflege | verwaltet | ubernimmt | ubernehmen | wer macht | weitermachen | weiterfuhren | weiterbetreiben | zustandig | verantwortlich
	run | runs | running | operate | operates | operation | operations | maintain | maintains | maintenance | look after | looks after | take care | takes care | takes over | take over | machen sie das | wer hilft | who helps | on call | bereitschaft | rufbereitschaft | support it`;
const WE_KEEP = `selbst betreiben | selber betreiben | selbst zu betreiben | selbst weiterbetreiben | selbst warten | selbst pflegen | selber pflegen | selber weiterfuhren | wir … betreiben | wir … weiter | am laufen | it … betreiben | it … allein | it … alleine | allein klar | alleine klar | selbst klar | team … betreiben | team … ubernehmen | team … alleine | team … allein | team … weiter* | leute … betreiben | leute … ubernehmen
	we run | we operate | we maintain | we manage | ourselves | team … run | team … operate | team … maintain | team … take | people … run | people … operate | people … maintain | staff … run | staff … operate | staff … maintain`;
const GET = `bekommen wir | bekomme ich | bekommt man | kriegen wir | krieg ich | kriege ich | kriegt man | erhalten wir | erhalte ich | behalten wir | haben wir | habe ich | hab ich | liefern sie | lieferst du | liefert er | ubergeben sie | ubergibst du | ubergibt er | bleibt | bleiben
	do we get | do i get | will we get | would we get | do we have | will we have | do we receive | will we receive | do we keep | do you deliver | do you leave | do you hand | does he deliver | does he leave | left with | end up with | stays | stay with | remains`;

/** How a project goes, from the first step to what is left when it is over. */
export const COURSE: readonly EngagementEntry[] = [
	// Who goes on with it.
	{ tells: ["portfolio/handover", "facts/support"], weight: 3, said: KEEPS, beside: AFTER },
	{ tells: ["portfolio/handover"], said: WE_KEEP, beside: AFTER },
	{
		tells: ["portfolio/handover"],
		said: "wir … danach | wir … spater | team … danach | team … spater | leute … danach | wir … ohne sie | team … ohne sie | we … afterwards | team … afterwards | we … without you | team … without you",
		beside:
			"betreiben | weiterbetreiben | ubernehmen | warten | pflegen | allein | alleine | selbst | run | operate | maintain | manage",
	},
	{
		tells: ["services/devops/lead-3", "portfolio/handover"],
		weight: 6,
		said: "pipeline | pipelines",
		beside: `wer betreibt | wer wartet | wer pflegt | wer kummert | ohne sie | ohne dich | who maintains | who runs | who operates | without you | danach selbst | ${WE_KEEP}`,
	},
	{
		tells: ["portfolio/handover"],
		weight: 5,
		said: "abhangig | abhangigkeit | abhangigkeiten | ausgeliefert | gebunden | binden wir | angewiesen | dependent | depend | dependency | reliant | lock in | locked in | tied",
		beside:
			"von ihnen | von dir | von ihm | an sie | an dich | auf sie | auf dich | wir nicht | wir uns | dauerhaft | on you | on him | to you | stellen sie sicher | make sure | ensure",
	},
	{
		tells: ["portfolio/handover", "services/consulting/scenarios/plattformteam/phases/5"],
		said: "zugange | zugang | zugriff | zugriffsrechte | zugangsdaten | passworter | schlussel | access | accesses | credentials | logins | passwords | keys",
		beside:
			"zuruck | am ende | am schluss | danach | back | at the end | afterwards | when you leave | after you leave",
	},
	{
		tells: ["services/consulting/scenarios/plattformteam/phases/5", "portfolio/handover"],
		weight: 5,
		said: "zugriff | zugange | zugang | zugriffsrechte | access | credentials | logins",
		beside: `haben sie | hast du | hat er | behalten sie | behaltst du | do you … have | do you … keep | will you … have | do you retain`,
	},
	{
		tells: ["facts/support", "portfolio/handover"],
		said: "ansprechpartner | erreichbar | ansprechbar | fur fragen | ruckfragen | fur uns da | sie noch da | noch helfen | around | reachable | there for us | questions | available for questions",
		beside: `danach | nachher | hinterher | spater | nach dem projekt | nach projektende | nach der migration | nach der ubergabe | nach abschluss | afterwards | after the project | after the migration | after the handover | after go live | after you leave`,
	},
	// What is left.
	{
		tells: ["portfolio/handover"],
		weight: 3,
		said: "am ende | am schluss | zum schluss | hinterher | at the end | in the end | when it's over | when you're done | once you're done",
		beside: `was | what | ${GET}`,
		leans: true,
		furtherWords: 0,
	},
	{
		tells: ["portfolio/handover"],
		weight: 3,
		said: "bleibt | bleiben | dalassen | hinterlassen | stays | remains | is left | leave",
		beside: AFTER,
		leans: true,
		furtherWords: 0,
	},
	{
		tells: ["portfolio/handover"],
		weight: 3,
		said: `was bekommen wir $ | was bekomme ich $ | was kriegen wir $ | was krieg ich $ | was kriege ich $ | was erhalten wir $ | was handigen sie | was genau handigen sie | was liefert er ab | was lieferst du ab | was liefern sie … ab | was bleibt … bei uns | was bleibt uns | was lassen sie uns da
		what do we get $ | what do i get $ | what will we get $ | what do you deliver $ | what do you leave behind | what do you leave us | deliverable | deliverables | liefergegenstande | liefergegenstand | lieferumfang`,
		leans: true,
	},
	{
		tells: ["portfolio/handover"],
		said: "code | source code | dateien | files | quellcode | skripte | scripts | repository | repositories | repos | konfiguration | konfigurationen",
		beside: `${GET} | gehort | gehoren | uberlassen sie | geben sie | hand … over | at the end`,
		leans: true,
	},
	{
		tells: ["projects/overview/approach/5"],
		said: "doku | dokumentation | dokumentationen | documentation | docs | runbooks | runbook | betriebshandbuch",
		beside: `${GET} | gibt es | gibts | kriegen | hinterlassen sie | schreiben sie | schreibst du | leave | left behind | delivered | provide | geschrieben | erstellt | written | is there | are there | will there be`,
		leans: true,
	},
	// How it begins and goes on.
	{
		tells: ["projects/overview/approach/1"],
		weight: 5,
		said: "erstgesprach | das erste gesprach | im ersten gesprach | beim ersten gesprach | kennenlerngesprach | the first meeting | a first meeting | the first call | a first call | the first conversation | a first conversation | the initial call | the initial meeting | the intro call | the discovery call",
		beside:
			"wie | was | ablauf | ablaufen | lauft | passiert | vorbereiten | erwartet | what | how | happens | expect | look like",
	},
	{
		tells: ["projects/overview/approach"],
		said: "als erstes | zuerst | am anfang | zu beginn | first | to begin with | at the start | at the beginning",
		beside:
			"was machen sie | was macht er | was machst du | was tun sie | was tust du | was passiert | was wurden sie | would you do | what happens | do you do | does he do",
		leans: true,
	},
	{
		tells: ["projects/overview/approach", "facts/contact"],
		said: "womit fangen wir | wo fangen wir | wie fangen wir | womit beginnen wir | womit starten wir | wo starten wir | womit sollten wir anfangen | where do we start | where would we start | where would you start | where should we start | where to start | how do we begin | what do we start with",
		leans: true,
	},
	{
		tells: ["projects/overview/approach"],
		weight: 3,
		said: "typisches projekt | typischer auftrag | ein projekt bei ihnen | ein projekt mit ihnen | projekt bei dir | projekt mit dir | so ein projekt | so ein auftrag | ein projekt normalerweise | typical project | typical engagement | project with you | project with him | engagement with you | projects usually | project usually",
		beside:
			"ablauf | ablaufen | lauft | verlauft | sieht | aussehen | vor sich | vom ersten | von anfang | walk me | walk us | take me through | look like | looks like | go | goes | run | runs | work | works | from first | from start",
	},
	{
		tells: ["projects/overview/approach"],
		said: "neues projekt | neue projekte | ein projekt | einen auftrag | a new project | a project | new projects",
		beside:
			"gehen sie | geht er | gehst du | angehen | herangehen | do you approach | do you tackle | does he approach | does he tackle",
		furtherWords: 0,
	},
	{
		tells: ["facts/reply", "projects/overview/approach/1"],
		weight: 5,
		said: "was passiert nach | was geschieht nach | wie geht es … weiter | was passiert, wenn | what happens after | what happens when | what happens once",
		beside: "anfrage | nachricht | mail | inquiry | enquiry | message | i write | i contact | we contact",
	},
	// What has to be there.
	{
		tells: ["facts/contact", "projects/overview/approach/1"],
		said: "brauchen sie | braucht er | brauchst du | benotigen sie | benotigt er | benotigst du | mussen wir | muss ich | sollen wir | soll ich | sollten wir | sollte ich | do you need | does he need | should i | should we | must we | do we have to | anything we | anything i | anything to | do i have to | do we need to",
		beside: `von uns | von mir | vorab | vorher | im vorfeld | vorbereiten | vorbereitet | bereitstellen | bereithalten | schicken | zusenden | zusammenstellen | mitbringen | stellen $ | zuliefern | beisteuern | um anzufangen | um zu starten | um loszulegen | zum start | zum loslegen | fur das erste | furs erste | welche unterlagen | an unterlagen | welche infos | welche informationen
		from us | from me | from our side | on our side | upfront | up front | in advance | beforehand | prepare | send you | bring | provide | to get started | to start | to begin | before we start | before you start | before the first`,
	},
];
