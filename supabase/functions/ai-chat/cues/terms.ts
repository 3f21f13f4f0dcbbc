import { type CueRule, PLAIN, rule, STRONG, WHOLE } from "./cue.ts";

/** Questions that clients put to any freelancer, whatever the project. */
export const TERMS: readonly CueRule[] = [
	rule(
		"form",
		WHOLE,
		`formular … abschick* | formular … absend* | formular … ausfüll* | formular … angeb* | formular … passiert | formular … öffne* | formular … feld* | formular … pflicht* | formular … eintrag* | formular … mein* | passiert … formular | passiert … kontaktformular | kontaktformular … passiert
		kontaktformular … abschick* | kontaktformular … absend* | kontaktformular … ausfüll* | kontaktformular … öffne* | kontaktformular … angeb* | öffne* … formular | öffne* … kontaktformular | welche felder | pflichtfeld* | pflichtangabe* | mailprogramm* | e-mail programm | email programm
		funktioniert … formular | funktioniert … kontaktformular | form … submit | form … send | submit … form | fill … form | form … work | form … open | form … fields | which fields | required fields | mandatory fields | mail program* | mail client | email client`,
	),
	rule(
		"handover",
		STRONG,
		`dokumentieren sie | dokumentiert er | do you document | does he document | bekomm* … dokumentation | erhalten … dokumentation | do we get … documentation | will we get … documentation | was bekomm* … am ende | was erhalten … am ende | what do we get | nach dem projekt | nach projektende | am ende des projekts | nach ihrem weggang | wenn sie weg sind | wenn sie gehen | bleibt … bei uns | bleiben … bei uns | gehört … uns | gehört … mir | wem gehört | eigentum | ohne sie weiter | abhängig von ihnen
		abhängigkeit von ihnen | after the project | after you leave | once you leave | when you leave | stay with us | stays with us | keep the code | keeps the code | keep … docs | wer behalt | own the code | who owns | belong to us | lock in`,
	),
	rule(
		"reply",
		WHOLE,
		`wann antwort* | wann … antwort* | wann meld* | wann … meld* | wann … rückmeldung | wann hör* … von | wann … von … hör* | wie schnell … antwort* | wie schnell … meld*
		wie schnell … reagier* | wie schnell … rückmeldung | wie lange … antwort* | wie lange … rückmeldung | bis wann … antwort* | bis … antwort | rückmeldezeit
		how soon … reply | how soon … answer | how soon … respond | how soon … hear | how quickly … reply | how quickly … respond
		how quickly … answer | how fast … reply | how fast … respond | how long … reply | how long … respond | how long … answer | how long … hear back
		antwort* … selbst | antwort* … selber | antwort* … mensch* | antwort* … sekretariat | wer antwortet $ | wer antwortet mir | wer antwortet auf … anfrage* | wer liest … anfrage* | reply personally | answer personally | reply … himself | answer … himself | who replies | who answers
		when … reply | when … respond | when … answer | when … hear back | when … get back | hear back`,
	),
	rule(
		"terms",
		WHOLE,
		`nda | ndas | geheimhaltung* | verschwiegen* | vertraulichkeit* | non disclosure | confidentiality | rahmenvertrag* | werkvertrag*
		dienstvertrag* | dienstleistungsvertrag* | projektvertrag* | vertragsart* | vertragslaufzeit* | vertragsbedingung* | mindestlaufzeit* | mindestvertrag* | avv
		auftragsverarbeitungsvertrag* | dpa | rechnung | rechnungen | rechnungsstell* | abrechn* | rechn* … ab $ | in rechnung | invoice* | invoicing | billing
		payment | zahlung | zahlungen | zahlungsbedingung* | zahlungsziel* | zahlungsfrist* | zahlungsweise | zahlungsart* | ratenzahlung | anzahlung | vorkasse | kündigungsfrist* | kündig* | notice period | cancel* | stornier*
		haben … versicherung | hast … versicherung | hat … versicherung | versicherungsschutz | versicherungsnachweis* | versichert | haftpflicht* | betriebshaftpflicht* | berufshaftpflicht* | insurance | insured | liability insurance | agb | terms and conditions
		subunternehm* | subcontract* | agentur | agenturen | vermittler* | personaldienstleist* | personalvermittl* | recruiting agency | agency | agencies | staffing
		scheinselbst* | bogus self | mindestabnahme | minimum engagement | minimum project length | minimum length | minimum duration | minimum term | minimum commitment | minimum booking | minimum period | minimum time | minimum project | minimum contract | sicherheitsüberprüf* | security clearance | führungszeugnis | background check`,
	),
	rule("terms", PLAIN, "vertrag | verträge | contract | contracts"),
	rule(
		"size",
		STRONG,
		`startup | startups | start up | start ups | kmu | mittelstand | mittelständler* | kleine … firma | kleine firmen | kleinen firmen | kleine* unternehmen | kleinunternehm* | kleinere* unternehmen | kleinbetrieb*
		kleine* betrieb* | kleine* auftrag* | kleine* projekt* | kleinere* projekt* | kleinprojekt* | konzerne | großunternehm* | große* unternehmen | small compan* | small business* | small firm* | small project* | small job* | small task* | small gig* | smaller job* | one off job* | one off task* | tiny project* | small assignment* | smaller project* | smaller compan* | small team
		sme | smes | large compan* | enterprises | corporations | unternehmensgröße* | company size | nonprofit* | gemeinnützig*`,
	),
	rule(
		"alone",
		STRONG,
		`allein | alleine | einzelkämpfer* | ein mann | mitarbeiter | mitarbeitende | eigenes team | ihr team | dein team | alone | on his own | by himself | on your own | by yourself | your team
		his team | one man | you get sick | you are sick | you fall ill | you are ill | you become ill | covers for you | cover for you | team of | kollegen … mit | vertretung … krank | krank werden | urlaubsvertretung | freelancer network | solo`,
	),
	rule(
		"education",
		WHOLE,
		`studium | studiert | studier* | ausbildung | gelernt … beruf | er gelernt | sie gelernt | du gelernt | berufsausbildung | bachelor* | diplom | diplominformatik* | universität* | hochschule* | fachhochschule* | hochschulabschluss*
		uni | welche* abschluss | abschluss haben | abschluss hat | abschluss hast | schulabschluss | schule besucht | zur schule | doktortitel | promoviert | promotion | informatiker
		degree | degrees | did … study | studied | university | college | education | educational | phd | graduate* | diploma | masters degree | alma mater`,
	),
	rule(
		"support",
		WHOLE,
		"mach* … wartung $ | biete* … wartung an $ | ubernehm* … wartung $ | ubernimm* … wartung $ | offer* … maintenance $ | do you … maintenance $ | does he … maintenance $ | mach* … bereitschaft | mach* … rufbereitschaft | ubernehm* … rufbereitschaft | ubernimm* … rufbereitschaft | leiste* … rufbereitschaft | biete* … rufbereitschaft | biete* … bereitschaft | do bereitschaft | does he … bereitschaft | do you … bereitschaft | are you … bereitschaft | is he … bereitschaft | offer* … bereitschaft | provide* … bereitschaft | rundumdieuhr | be bereitschaft | take … bereitschaft | join … bereitschaft | bereitschaft shift* | do oncall | on call support | hotline | notdienst | supportvertrag* | wartungsvertrag* | support contract | maintenance contract | managed service* | rufnummer … notfall | emergency support | notfallsupport",
	),
	rule(
		"support",
		PLAIN,
		"support | supports | helpdesk | am wochenende | on weekends | at weekends | on the weekend",
	),
	rule(
		"private",
		WHOLE,
		`wie alt | how old | alter $ | geburtstag* | geburtsdatum | geboren | verheiratet | ehefrau | seine frau | seiner frau | deine frau | deiner frau | ehepartner* | lebensgefährt* | geschwister | freundin | kinder | familie* | hobby | hobbys | hobbies | freizeit | religion* | religiös* | politisch* | partei | gewählt
		raucht er | rauchen sie | rauchst du | raucher | nichtraucher | he smoke | you smoke | smoker | haustier* | hund | hunde | katze | katzen | pets | dogs | vegetarier* | sternzeichen | lieblings* | vermögen | reich | verdienst | his wife | your wife | her husband | siblings | his girlfriend | married | birthday | born | kids | children | family | political* | religious | vote | favourite | favorite | spare time | free time | net worth
		gefeuert | feuern | entlassen | entlassung | rausgeworfen | rausgeflogen | rausgeschmissen | gekündigt | verklag* | gerichtsverfahren | vorbestraft | vorstrafe* | kriminell* | betrüg* | betrog* | gelogen | lügt | lügst | lügner | skandal* | insolven* | pleite | bankrott
		er … gescheitert | sein* … gescheitert | projekte … gescheitert | versagt | inkompetent* | unfähig* | schlampig* | abzock* | überteuert | unzufrieden* | beschwerden über | schlechte bewertung* | misserfolg* | größter fehler | größte schwäche | schwächen | drogen | alkohol | erfunden | erfindung | gefälscht | fake | invented | made up | französisch | spanisch | italienisch | russisch | polnisch | türkisch | chinesisch | arabisch | niederländisch | french | spanish | italian | russian | polish | turkish | chinese | arabic | dutch | gegründet | gründer | umsatz | umsätze | jahresumsatz | gewinn | aktie* | vorstand | geschäftsführer | gehaltswunsch | founded | revenue | turnover | profit* | stock price | ceo
		fired | sacked | laid off | dismissed | sued | lawsuit* | criminal* | convicted | fraudster* | a fraud $ | scam* | liar | lied | lying | bankrupt* | scandal* | incompetent | overpriced | rip off | cheated | unhappy client* | bad review* | he … failed | his … failed | max … failed | which … failed | projects … failed | any project … failed | a project ever fail* | projekt … schiefgegangen | worst | weakness* | biggest mistake | illegal* | bribe* | bestech*`,
	),
	rule(
		"gaps",
		WHOLE,
		`welche … nicht $ | was … nicht $ | womit … nicht $ | which … not $ | was … nicht kann | was kann … nicht | was kannst du nicht | was können sie nicht | nicht beherrsch* | kein* erfahrung | keine ahnung | kennt … nicht | kennen sie … nicht | kennst du nicht | machen sie nicht | macht er nicht | bieten sie nicht | bietet er nicht
		not know | don't know | doesn't know | do not know | not do | don't do | doesn't do | no experience | not offer | don't offer | doesn't offer | can't do | can not do | cannot do | not familiar`,
	),
];
