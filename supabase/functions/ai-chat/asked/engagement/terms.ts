import { combined, type EngagementEntry } from "../phrase-table.ts";

const MONTHS =
	"januar februar marz april mai juni juli august september oktober november dezember january february march may june july october december".split(
		" ",
	);

const WOULD_HE =
	"wurde er | wurden sie | wurdest du | konnte er | konnten sie | kann er | konnen sie | kannst du | would he | would you | could he | could you | can he | can you | is he willing | are you willing";

/** When and where he works, for how long, and what he has done like it. */
export const TERMS: readonly EngagementEntry[] = [
	{
		tells: ["facts/onsite"],
		said: "arbeiten | kommen | vorbeikommen | kommst du | kommt er | kommt max | come | comes | visit | fly | flies | fliegen sie | fliegst du | drive",
		beside:
			"zu uns | vorbei | in den betrieb | in unseren betrieb | ins buro | in unser buro | in die firma | ins haus | ins werk | to our office | to our offices | to our site | to our place | to our plant | an unserem standort | in unserem buro | bei uns vor ort | to us | us in | visit us | kickoff | kick off | in person",
	},
	{
		tells: ["services/kubernetes/lead-2", "services/database-management/lead-2"],
		said: "rechenzentrum | eigene server | eigenen servern | own servers | own data center | own data centre",
		beside:
			"oder nur | nur cloud | nur die cloud | nur in der cloud | auch | or only | or just | only cloud | only the cloud | cloud only | as well",
	},
	{
		tells: ["facts/onsite", "facts/remote"],
		weight: 5,
		said: "workshop | workshops | schulung | schulungen | training | trainings",
		beside:
			"wo findet | wo finden | wo ist | where is | where are | where do | where does | online | remote | vor ort | on site",
	},
	{
		tells: ["facts/support"],
		said: "im monat | pro monat | a month | jeden monat | monatlich | monatliche | regelmassig | dauerhaft | laufend | every month | monthly | permanently | ongoing",
		beside:
			"betreuen | betreut | betreuung | support | wartungsvertrag | servicevertrag | updates | patches | patchen | wartung | wartungsarbeiten | maintenance | patching | look after us | look after our | retainer",
	},
	{
		tells: ["facts/support"],
		said: combined(
			"macht er | machen sie | ubernimmt er | ubernehmen sie | leistet er | leisten sie | bietet er | bieten sie | be on | do you do | does he do",
			"bereitschaft | bereitschaftsdienst | bereitschaftsdienste | rufbereitschaft | auch bereitschaft | auch rufbereitschaft | pager duty",
		),
	},
	// When he is free.
	{
		tells: ["portfolio/workload"],
		said: "wochenende | nachts | in der nacht | abends | at night | nights | night work | weekends | at the weekend | in the evening",
		beside:
			"arbeiten sie | arbeitest | arbeitet er | do you work | does he work | do you do | willing | available | your maintenance windows | in maintenance windows | in wartungsfenstern | im wartungsfenster",
	},
	{
		tells: ["portfolio/workload", "facts/availability"],
		weight: 6,
		said: "tag pro woche | tage pro woche | tag die woche | tage die woche | tag in der woche | tageweise | stundenweise | stunden pro woche | stunden die woche | stunden in der woche | hours a week | hours per week | a day per week | day a week | days a week | days per week | by the day | by the hour",
		beside:
			"nur | bloss | auch | only | just | buchen | geht das | ginge | moglich | konnen wir | kann man | book | possible | hire | can we",
	},
	{
		tells: ["facts/availability", "portfolio/workload"],
		weight: 5,
		said: "vollzeit | teilzeit | full time | fulltime | part time",
		beside: "verfugbar | frei | zeit | available | free | availability | verfugbarkeit",
	},
	{
		tells: ["portfolio/workload"],
		said: "teilzeit | halbtags | in teilzeit | auf teilzeitbasis | part time | parttime | half days | half time",
		furtherWords: 2,
	},
	{
		tells: ["portfolio/abroad"],
		weight: 5,
		said: "in der schweiz | in switzerland",
		beside: WOULD_HE,
	},
	{
		tells: ["portfolio/projects-abroad"],
		weight: 5,
		said: "in osterreich | in austria | in frankreich | in france | in den niederlanden | in the netherlands | in belgien | in belgium | in luxemburg | in luxembourg",
		beside: WOULD_HE,
	},
	{
		tells: ["portfolio/duration"],
		said: `${combined("wie lange … | wie lang … | how long …", "projekt | projekte | auftrag | auftrage | einsatze | project | projects | engagement | engagements | assignments")}`,
		beside:
			"normalerweise | ublicherweise | typischerweise | gewohnlich | im schnitt | durchschnittlich | im durchschnitt | meist | meistens | in der regel | usually | typically | normally | on average | generally",
		leans: true,
	},
	{
		tells: ["facts/availability"],
		said: "nebenher | nebenbei | parallel | zusatzlich | noch was | noch etwas | on the side | anything else | something else | another project | second project | second client | another client | weiteres projekt | weiteren auftrag | zweites projekt | zweiten kunden",
		beside:
			"annehmen | ubernehmen | aufnehmen | dazwischenschieben | einsteigen | anfangen | mitarbeiten | arbeiten konnen | start | join | kapazitat | kapazitaten | take … on | capacity | squeeze in | fit in | zeit | time",
	},
	{
		tells: ["facts/availability"],
		weight: 3,
		said: MONTHS.map(
			(month) =>
				`ab ${month} | ab anfang ${month} | from ${month} | starting ${month} | as of ${month} | starting in ${month}`,
		).join(" | "),
	},
	{
		tells: ["facts/availability"],
		weight: 5,
		said: "days notice | weeks notice | months notice",
		beside: "how many | how much | do you need | does he need",
	},
	{
		tells: ["facts/availability", "facts/terms"],
		said: "verlangern | verlangert | verlangerung | vertragsverlangerung | extend | extended | extension | prolong",
		beside:
			"wenn wir | konnen wir | vertrag | auftrag | projekt | einsatz | moglich | we | contract | project | engagement | possible",
	},
	// Who hired him until now, which is no question how to do so.
	{
		tells: ["portfolio/clients"],
		weight: 5,
		said: "wer hat … beauftragt | wer hat … engagiert | wer hat … gebucht | wer hat … angeheuert | von wem … beauftragt | von wem … engagiert | who hired | who has hired | who's hired | who booked | who has booked | who engaged | who has engaged | who commissioned | who has commissioned",
		named: true,
	},
	{
		tells: ["facts/reply"],
		weight: 5,
		said: "how fast | how soon | how quickly | wie schnell | wie bald",
		beside:
			"do you answer | do you reply | do you respond | will you answer | will you reply | will you respond | will i get an answer | will i get a reply | will i get a response | kommt … antwort | get back | hear back | hear from | antworten sie | antwortest du | antwortet er | melden sie sich | meldest du dich | meldet er sich | eine antwort",
	},
	{
		tells: ["facts/terms"],
		weight: 5,
		said: "notice period | notice periods | period of notice | kundigungsfrist | kundigungsfristen | kundigungszeit | wochen kundigungsfrist | terminate the contract | end the contract early | cancel the contract | vertrag kundigen | vertrag vorzeitig kundigen",
		furtherWords: 1,
	},
	{
		tells: ["portfolio/travel-costs"],
		weight: 5,
		said: "reisekosten | reisespesen | reisezeit | reisezeiten | fahrtkosten | spesen | hotelkosten | ubernachtungskosten | anfahrtskosten | kilometergeld | travel expenses | travel costs | travel cost | travel time | mileage | hotel costs",
		furtherWords: 1,
	},
	{
		tells: ["projects"],
		weight: 3,
		said: "ahnlich* | vergleichbar* | so etwas | sowas | so was | similar | comparable | like this | like that",
		beside:
			"gemacht | umgesetzt | schon | referenz | referenzen | referenzprojekt* | you've done | you have done | have you done | has he done | done before | references",
		leans: true,
	},
];
