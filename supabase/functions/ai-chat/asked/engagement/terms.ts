import { Turns } from "./turn.ts";

const MONTHS =
	"januar februar marz april mai juni juli august september oktober november dezember january february march may june july october december".split(
		" ",
	);

/** When and where he works, for how long, and what he has done like it. */
export const TERMS = new Turns()
	.ask(
		4,
		"facts/onsite",
		"arbeiten | kommen | vorbeikommen | kommen sie | kommst du | kommt er | kommt max | kommen sie auch | come | comes | visit | fly | flies | fliegen sie | fliegst du | drive",
		"zu uns | vorbei | in den betrieb | in unseren betrieb | ins buro | in unser buro | in die firma | ins haus | ins werk | to our office | to our offices | to our site | to our place | to our plant | an unserem standort | in unserem buro | bei uns vor ort | to us | us in | visit us | kickoff | kick off | in person",
	)
	.ask(
		4,
		"services/kubernetes/lead-2 services/database-management/lead-2",
		"rechenzentrum | eigenes rechenzentrum | eigenen rechenzentrum | eigene server | eigenen servern | own servers | own data center | own data centre",
		"oder nur | nur cloud | nur die cloud | nur in der cloud | auch | or only | or just | only cloud | only the cloud | cloud only | as well",
	)
	.ask(
		5,
		"facts/onsite facts/remote",
		"workshop | workshops | schulung | schulungen | training | trainings",
		"wo findet | wo finden | wo ist | where is | where are | where do | where does | online | remote | vor ort | on site",
	)
	.ask(
		4,
		"facts/support",
		"im monat | pro monat | a month | jeden monat | monatlich | monatliche | regelmassig | dauerhaft | laufend | every month | monthly | permanently | ongoing",
		"betreuen | betreut | betreuung | support | wartungsvertrag | servicevertrag | updates | patches | patchen | wartung | wartungsarbeiten | maintenance | patching | look after us | look after our | retainer",
	)
	// When he is free.
	.ask(
		4,
		"portfolio/workload",
		"am wochenende | wochenende | nachts | in der nacht | abends | at night | nights | night work | on weekends | weekends | at the weekend | in the evening",
		"arbeiten sie | arbeitest | arbeitet er | arbeiten sie auch | do you work | does he work | do you do | willing | available | maintenance windows | wartungsfenster",
	)
	.ask(
		4,
		"portfolio/workload facts/availability",
		"tag pro woche | tage pro woche | tag die woche | tage die woche | tag in der woche | tageweise | stundenweise | a day per week | day a week | days a week | days per week | by the day | by the hour",
		"buchen | geht das | moglich | konnen wir | kann man | book | possible | hire | can we",
	)
	.ask(
		5,
		"facts/availability portfolio/workload",
		"vollzeit | teilzeit | full time | fulltime | part time",
		"verfugbar | frei | zeit | available | free | availability | verfugbarkeit",
	)
	.ask(
		4,
		"facts/availability",
		"nebenher | nebenbei | parallel | zusatzlich | noch was | noch etwas | on the side | anything else | something else | another project | second project | second client | another client | weiteres projekt | weiteren auftrag | zweites projekt | zweiten kunden",
		"annehmen | ubernehmen | aufnehmen | dazwischenschieben | kapazitat | kapazitaten | take on | take … on | capacity | squeeze in | fit in | zeit | time",
	)
	.ask(
		3,
		"facts/availability",
		MONTHS.map(
			(month) =>
				`ab ${month} | ab anfang ${month} | from ${month} | starting ${month} | as of ${month} | starting in ${month}`,
		).join(" | "),
	)
	.ask(
		4,
		"facts/availability facts/terms",
		"verlangern | verlangert | verlangerung | vertragsverlangerung | extend | extended | extension | prolong",
		"wenn wir | konnen wir | vertrag | auftrag | projekt | einsatz | moglich | we | contract | project | engagement | possible",
	)
	// Who hired him until now, which is no question how to do so.
	.ask(
		5,
		"portfolio/clients",
		"wer hat … beauftragt | wer hat … engagiert | wer hat … gebucht | wer hat … angeheuert | von wem … beauftragt | von wem … engagiert | who hired | who has hired | who's hired | who booked | who has booked | who engaged | who has engaged | who commissioned | who has commissioned",
		"",
		{ named: true },
	)
	.ask(
		5,
		"facts/reply",
		"how fast | how soon | how quickly | wie schnell | wie bald",
		"do you answer | do you reply | do you respond | will you answer | will you reply | will you respond | will i get an answer | will i get a reply | will i get a response | kommt … antwort | get back | hear back | hear from | antworten sie | antwortest du | antwortet er | melden sie sich | meldest du dich | meldet er sich | eine antwort",
	)
	.ask(
		5,
		"portfolio/travel-costs",
		"reisekosten | reisespesen | reisezeit | reisezeiten | fahrtkosten | spesen | hotelkosten | ubernachtungskosten | anfahrtskosten | kilometergeld | travel expenses | travel costs | travel cost | travel time | mileage | hotel costs",
		"",
		{ mostBeside: 1 },
	)
	.ask(
		3,
		"projects",
		"ahnlich* | vergleichbar* | so etwas | sowas | so was | similar | comparable | like this | like that",
		"gemacht | umgesetzt | schon | referenz | referenzen | referenzprojekt* | you've done | you have done | have you done | has he done | done before | references",
		{ leans: true },
	);
