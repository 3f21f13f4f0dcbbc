/** What a question wants to know, apart from what it is about. */
export type Cue =
	| "approach"
	| "availability"
	| "bot"
	| "capabilities"
	| "certificates"
	| "challenges"
	| "clients"
	| "company"
	| "contact"
	| "count"
	| "current"
	| "cv"
	| "duration"
	| "employment"
	| "exam"
	| "example"
	| "experience"
	| "features"
	| "goals"
	| "languages"
	| "legal"
	| "level"
	| "location"
	| "price"
	| "privacy"
	| "profile"
	| "programming"
	| "projects"
	| "promise"
	| "remote"
	| "results"
	| "role"
	| "services"
	| "since"
	| "tasks"
	| "technologies"
	| "timeline"
	| "validity"
	| "when"
	| "where"
	| "who"
	| "years";

interface CueRule {
	cue: Cue;
	/** How much of a question the cue makes up; a plain content word weighs between 0.35 and 1.3. */
	weight: number;
	/** Meets normalized text. */
	pattern: RegExp;
}

/** A subject that answers by itself, whatever else the sentence holds. */
const WHOLE = 2.6;
const STRONG = 1.2;
const PLAIN = 0.8;
const WEAK = 0.4;

const RULES: readonly CueRule[] = [
	{
		cue: "price",
		weight: WHOLE,
		pattern:
			/\b(preise?|preislich|preislist\w*|preisspanne|tagess(a|at)tz\w*|tagesrate|stundens(a|at)tz\w*|stundenlohn|honorar\w*|konditionen|kostenvoranschlag|pauschale?|festpreis\w*|budget|teuer|gunstig|verrechne\w*|was (kost\w+|nimm\w*|verlang\w*|berechn\w*)|(wie ?viel|was) .{0,30}kost\w+|kost\w* .{0,25}\b(tag|stunde)|pricing|prices?|priced|(day|daily|hourly) ?(rates?|fees?)|rates?|fees?|expensive|cheap|charges?|quotation|how much (do|does|would|is|are|will|for|money)|(what|how) .{0,40}\bcosts?|costs? of (hiring|working|a|an))\b/g,
	},
	{ cue: "price", weight: WEAK, pattern: /\b(kosten|kostet|costs?)\b/g },
	{
		cue: "availability",
		weight: WHOLE,
		pattern:
			/\b(freie? kapazitat\w*|kapazitaten|ab wann|wann .{0,30}\b(frei|anfangen|starten|beginnen|loslegen|zeit|verfugbar|los|einsteigen)|(noch|gerade|aktuell|derzeit|momentan) (frei|zeit|verfugbar|plat\w*|buchbar)|ausgebucht|ausgelastet|(sind|ist|bist|waren?) .{0,20}(verfugbar|buchbar)|verfugbar (fur|ab|im|in)|starttermin|projektstart|nachste[nrs]? (woche|monat|jahr|quartal)|kurzfristig|sofort (anfangen|starten|verfugbar)|available|(his|your) availability|free (slots?|capacity)|when .{0,30}\b(start|begin|free|available|join)|how soon|start date|earliest|next (week|month|quarter)|fully booked|currently booked|take on)\b/g,
	},
	{
		cue: "availability",
		weight: PLAIN,
		pattern: /\b(verfugbar|verfugbarkeit|availability|auslastung|projektanfragen?)\b/g,
	},
	{
		cue: "promise",
		weight: WHOLE,
		pattern:
			/\b(garantier\w*|garantie\w*|verspr[ei]ch\w*|versprochen|zusicher\w*|(fest|verbindlich) zu(sagen|sage|gesagt)?|verbindlich\w*|guarante\w*|promis\w+|rabatt\w*|discount\w*|zahlungsziel|vertragsstrafe|haft(ung|et|pflicht\w*)|liability|warranty)\b/g,
	},
	{
		cue: "contact",
		weight: WHOLE,
		pattern:
			/\b((zu )?(kontaktier\w*|erreich(e|en|bar))|kontaktdaten|kontaktformular|kontakt (aufnehmen|mit|zu)|telefon\w*|handynummer|anruf\w*|anzurufen|anschreiben|email\w*|mailadresse|get in touch|getting in touch|contact (him|you|form|details|info\w*)|(can|could|do|to) (i |we )?(contact|reach|call|email|message)|phone( number)?|whatsapp|beauftrag\w*|buchen|buche|engagieren|anheuern|anfrage (stellen|senden|schicken)|projektanfrage (stellen|senden|schicken)|(hire|book|engage) (him|you)|hiring him|erstgesprach vereinbaren|nachricht (schicken|senden|hinterlassen|schreiben))\b/g,
	},
	{
		cue: "contact",
		weight: PLAIN,
		pattern: /\b(kontakt\w*|contact|erreicht|anfrage|enquiry|inquiry|erstgesprach|mail|hire|hiring|book)\b/g,
	},
	{ cue: "cv", weight: WHOLE, pattern: /\b(cv|lebenslauf\w*|resume|vita|werdegang)\b/g },
	{
		cue: "profile",
		weight: WHOLE,
		pattern:
			/\b(linkedin|xing|github[- ]?profil\w*|(berufliches|online|netzwerk)-?profil\w*|social media|soziale\w* (netzwerke|medien)|freelancermap|(his|your) profile|profile? (page|link))\b/g,
	},
	{
		cue: "languages",
		weight: WHOLE,
		pattern:
			/\b(sprachkenntnisse\w*|fremdsprache\w*|muttersprache\w*|(welche|wie viele|mehrere|andere) sprachen|sprich(t|st)|sprechen|(auf|in|kann|konn\w*|fliessend) (deutsch|englisch|franzosisch|spanisch|english|german|french|spanish)|(in|auf) (englischer|deutscher) sprache|englischkenntnisse|deutschkenntnisse|which languages|what languages|languages? (do|does|he|you|skills?)|speaks?|spoken|fluent)\b/g,
	},
	{
		cue: "programming",
		weight: WHOLE,
		pattern:
			/\b(programmiersprachen?|programmier\w*|programming( languages?)?|skriptsprache\w*|scripting languages?|coding languages?|code in)\b/g,
	},
	{
		cue: "remote",
		weight: STRONG,
		pattern:
			/\b(remote\w*|vor ort|vor-ort|on[- ]?site|reise\w*|reist|travel\w*|hybrid|fernarbeit|von zuhause|aus der ferne|office days?|in person)\b/g,
	},
	{
		cue: "location",
		weight: STRONG,
		pattern:
			/\b(standort\w*|ansassig|wohnhaft|wohnort|wohn(t|st|en)|sitzt|sitz|beheimatet|zu ?hause|dusseldorf\w*|nrw|rheinland|(where|wo) (is|are|does|do|ist|bist|sind|lebt|arbeite\w*|kommt?|kommst|befinde\w*) ?(he|you|sie|er|du|dein\w*|ihr\w*|sein\w*)?|(is|are|he's|you're) (he |you )?(based|located)|location|which (city|country)|(welche\w*|aus welche\w*) (stadt|land|region|ort)|woher|hometown|headquartered)\b/g,
	},
	{
		cue: "years",
		weight: STRONG,
		pattern:
			/\b((wie ?viele?|how many) .{0,15}(jahre?|years)|jahrelange?|berufserfahrung|years of experience|(wie lange|how long) .{0,40}(schon|bereits|dabei|erfahrung|branche|beruf|geschaft|business|industry|experience|doing|been|worked)|how (experienced|senior)|wie (erfahren|lange ist er|lange bist du|lange sind sie))\b/g,
	},
	{
		cue: "since",
		weight: STRONG,
		pattern:
			/\b(seit wann|since when|selbsts?tandig\w*|freiberuf\w*|freelanc\w*|angefangen|grundung\w*|gegrundet|founded|start(ed)? (his|your) (career|business)|anfange)\b/g,
	},
	{
		cue: "timeline",
		weight: PLAIN,
		pattern:
			/\b(stationen|meilenstein\w*|milestones?|laufbahn|karriere|career|entwicklung seit|im laufe der jahre|over the years|journey|timeline|historie)\b/g,
	},
	{
		cue: "who",
		weight: STRONG,
		pattern:
			/\b(wer (ist|sind|steckt|verbirgt|betreibt)|uber (ihn|dich|sie|den (inhaber|berater|freelancer|anbieter))|stell\w* .{0,20}\bvor|vorstell\w*|who (is|are|runs|owns)|about (him|you|yourself|the (owner|consultant|freelancer))|introduce|introduction|background|zur person|was fur ein mensch|was macht .{0,20}\b(er|max|inhaber)|what does he do|what do you do|beruf)\b/g,
	},
	{
		cue: "employment",
		weight: WHOLE,
		pattern:
			/\b(festanstell\w*|fest angestellt\w*|festangestellt\w*|angestellt\w*|unbefristet\w*|arbeitsvertrag|permanent (position|employ\w*|role|job)|employee|full[- ]?time|part[- ]?time|vollzeit|teilzeit|arbeitnehmeruberlassung|anu|gehalt\w*|salary|jobangebot\w*|job offers?)\b/g,
	},
	{
		cue: "privacy",
		weight: WHOLE,
		pattern:
			/\b(meine (daten|nachrichten?|eingaben?|angaben)|(chat\w*|nachrichten|gesprach\w*|unterhaltung|anfragen|daten) .{0,25}(gespeichert|speicher(t|n)|aufgezeichnet|mitgelesen|protokolliert)|(website|webseite|seite|chat) .{0,30}(cookies?|track\w*|datenschutz|dsgvo|gdpr)|cookies?|tracking|datenschutzerklarung|my (data|messages?|privacy)|privacy policy|(store|save|record|log)s? .{0,15}(this|my|our|chat|conversation|messages?)|(is|are) .{0,25}(stored|saved|recorded|logged)|wird .{0,40}(gespeichert|aufgezeichnet))\b/g,
	},
	{
		cue: "legal",
		weight: WHOLE,
		pattern:
			/\b(impressum|imprint|umsatzsteuer\w*|ust-?id\w*|vat( id| number)?|steuernummer|anschrift|postanschrift|postal address|rechtsform|handelsregister)\b/g,
	},
	{ cue: "certificates", weight: PLAIN, pattern: /\b(zertifi\w*|certif\w*|certs?|zertifikate?)\b/g },
	{
		cue: "exam",
		weight: PLAIN,
		pattern: /\b(prufung\w*|prufungscode|exams?|exam code|az-?\d+|saa-?c?\d+|101|102)\b/g,
	},
	{
		cue: "level",
		weight: PLAIN,
		pattern:
			/\b(level|stufe\w*|niveau|aussteller\w*|ausgestellt\w*|issue[dr]|issuing|wer vergibt|vergeben|status|herausgeber|associate|expert|express)\b/g,
	},
	{
		cue: "validity",
		weight: STRONG,
		pattern:
			/\b(noch gultig|gultig\w*|lauft .{0,20}\bab|ablaufdatum|abgelaufen|expir\w*|valid\w*|aktiv|still active|renew\w*|wann .{0,30}(bestanden|abgelegt|gemacht|erworben)|when .{0,30}(pass|obtain|earn|get)\w*)\b/g,
	},
	{
		cue: "services",
		weight: PLAIN,
		pattern:
			/\b(leistung\w*|dienstleistung\w*|services?|angebots?|angebote|leistungsangebot|portfolio|wobei .{0,25}(helf|hilf|unterstutz)\w*|was .{0,25}\b(anbiet\w*|bietet?|bietest|bieten|leiste\w*)|what .{0,30}\boffer\w*|(can|could) (he|you) (help|do) (us|me|for)|how can (he|you) help|offerings?|specialis\w*|speciali[sz]\w*|schwerpunkte?|spezialgebiet\w*|spezialisiert)\b/g,
	},
	{
		cue: "projects",
		weight: PLAIN,
		pattern:
			/\b(projekt\w*|projects?|referenz\w*|references?|portfolio|fallstudie\w*|kundenprojekt\w*|engagements?|assignments?|woran .{0,25}gearbeitet|worked on|track record)\b/g,
	},
	{
		cue: "clients",
		weight: PLAIN,
		pattern:
			/\b(kunden?|kundin|auftraggeber\w*|clients?|customers?|fur wen|for whom|who .{0,20}worked (for|with)|unternehmen|firmen|companies|branchen?|industries|industry|sector\w*|sektor\w*)\b/g,
	},
	{ cue: "company", weight: WEAK, pattern: /\b(unternehmen|firma|company|branche|business|was macht)\b/g },
	{
		cue: "current",
		weight: PLAIN,
		pattern:
			/\b(aktuell\w*|derzeit\w*|momentan\w*|gerade|laufend\w*|zur ?zeit|heute|current\w*|right now|at the moment|ongoing|these days|nowadays|now)\b/g,
	},
	{ cue: "count", weight: PLAIN, pattern: /\b(wie ?viele?|anzahl|how many|number of|zahl der)\b/g },
	{
		cue: "technologies",
		weight: PLAIN,
		pattern:
			/\b(technolog\w*|tech ?stack|stack|tools?|tooling|toolset|werkzeug\w*|womit|software|programme|plattformen|kenntnisse|skills?|kompetenz\w*|know-?how|beherrsch\w*)\b/g,
	},
	{
		cue: "experience",
		weight: WEAK,
		pattern:
			/\b(erfahr\w*|experience\w*|schon mal|auskenn\w*|kenn(t|st|en) .{0,30}\baus|gearbeitet mit|worked with|familiar|know-?how|beherrsch\w*|kann er|knows?|vertraut|expertise|ahnung)\b/g,
	},
	{
		cue: "duration",
		weight: STRONG,
		pattern:
			/\b(wie lange?|dauer\w*|how long|duration|zeitraum\w*|zeitplan\w*|zeitrahmen|time ?frame|time ?line|how (many|much) (weeks|months|time)|wie ?viele? (wochen|monate|zeit|tage)|zeitaufwand|aufwand|how quickly|wie schnell)\b/g,
	},
	{
		cue: "when",
		weight: PLAIN,
		pattern: /\b(wann|welche[mns]? jahr|von wann|when|(what|which) year|jahreszahl|zeitpunkt|datum|date)\b/g,
	},
	{
		cue: "where",
		weight: PLAIN,
		pattern: /\b(wo|where|welche\w* (stadt|ort|land)|(what|which) (city|country|place)|ort|einsatzort)\b/g,
	},
	{
		cue: "role",
		weight: PLAIN,
		pattern:
			/\b(rolle\w*|funktion|position|als was|in welcher (rolle|funktion|position)|role|job title|capacity|titel)\b/g,
	},
	{
		cue: "results",
		weight: PLAIN,
		pattern:
			/\b(ergebnis\w*|resultat\w*|erreich(t|te|en)|erfolg\w*|gebracht|herausgekommen|outcomes?|results?|achiev\w*|benefits?|nutzen|vorteile?|improv\w*|verbesser\w*|auswirkung\w*|kam .{0,20}\b(heraus|raus))\b/g,
	},
	{
		cue: "goals",
		weight: PLAIN,
		pattern: /\b(ziele?n?|zielsetzung|zweck|goals?|objectives?|aims?|purpose)\b/g,
	},
	{
		cue: "challenges",
		weight: PLAIN,
		pattern:
			/\b(herausforder\w*|schwierig\w*|schwer\w*|probleme?n?|hurden?|stolperstein\w*|risik\w*|challeng\w*|difficult\w*|hard|obstacles?|risks?|hurdles?)\b/g,
	},
	{
		cue: "approach",
		weight: PLAIN,
		pattern:
			/\b(vorgeh\w*|vorgegangen|ablauf\w*|ablaufen|lauf(t|en) .{0,40}\bab|schritt\w*|phasen?|arbeitsweise|methodik|methode\w*|wie (geh|arbeite)\w*|wie .{0,40}(umgesetzt|gelost|aufgebaut|durchgefuhrt|gemacht|organisiert)|approach\w*|steps?|phases?|process|workflow|methodology|procedure|how (do|does|did|would) (he|you|it|they|a|an|the) .{0,40}(work|approach|proceed|go|done|solve\w*|run)|zusammenarbeit|collaborat\w*|onboarding)\b/g,
	},
	{
		cue: "tasks",
		weight: PLAIN,
		pattern:
			/\b(aufgaben?\w*|tatigkeit\w*|gemacht|getan|zustandig\w*|verantwort\w*|tasks?|duties|responsib\w*|was hat .{0,30}(gemacht|getan)|what did .{0,40}\bdo)\b/g,
	},
	{
		cue: "example",
		weight: PLAIN,
		pattern: /\b(beispiel\w*|szenari\w*|fallbeispiel|praxis\w*|examples?|scenarios?|sample|walk ?through)\b/g,
	},
	{
		cue: "features",
		weight: PLAIN,
		pattern:
			/\b(leistungsumfang|umfang|enthalten|umfasst|beinhalt\w*|bestandteil\w*|gehort .{0,15}\b(dazu|zu)|dazugehort|merkmale?|includ\w*|covers?|scope|features?|deliverables?|was (macht|machen|genau)|kompetenzen|inhalte?|themen|topics?)\b/g,
	},
];

/** What one question wants to know: each cue with its weight, and the characters that say so. */
export interface Cues {
	weights: ReadonlyMap<Cue, number>;
	/** Whether a character of the text belongs to a cue. */
	covers(start: number): boolean;
}

/** Reads the cues of a normalized text. */
export function readCues(text: string): Cues {
	const weights = new Map<Cue, number>();
	const spans: [number, number][] = [];
	for (const { cue, weight, pattern } of RULES)
		for (const match of text.matchAll(pattern)) {
			weights.set(cue, Math.max(weight, weights.get(cue) ?? 0));
			spans.push([match.index, match.index + match[0].length]);
		}
	return { weights, covers: (at) => spans.some(([start, end]) => at >= start && at < end) };
}
