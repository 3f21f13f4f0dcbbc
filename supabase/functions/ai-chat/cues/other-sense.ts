import type { Token } from "../text/fold.ts";
import type { Cue } from "./cue.ts";

/** Cues whose words mean something else in some company. */
interface OtherSense {
	cues: readonly Cue[];
	company: RegExp;
}

const OTHER_SENSES: readonly OtherSense[] = [
	// What a provider bills is no term of the owner's.
	{
		cues: ["terms", "price"],
		company: /\b(cloud|azure|aws|gcp|microsoft|amazon) ?(rechnung\w*|bills?|invoices?)\b/,
	},
	// Neither is how fast failures may come, and how many of them.
	{
		cues: ["price"],
		company:
			/\b(error|failure|fehler)[ -]?budgets?\b|\b(burn|error|failure|success|recall|sampling|fehler|ausfall)[ -]?rates?\b/,
	},
	// Neither is a client from that industry, or an example about one.
	{
		cues: ["terms"],
		company:
			/\binsurance (clients?|customers?|projects?|examples?|scenarios?|case|sector|industry)\b|\b(references?|banking|banks?|industr(y|ies)|experience|finance|any|work\w*) (\w+ ){0,2}insurance\b/,
	},
	// What he does in a field of work or in a year, and not for a living.
	{
		cues: ["who"],
		company:
			/\b(was (mach|tu)\w* (er|sie|du|max)|what dos? (he|you|max) do)\b.*\b(im bereich|in sachen|beim thema|rund um|in the (area|field|context) of|in terms of|when it comes to|regarding|around|(19|20)\d\d)\b/,
	},
	// The visitor's customers, who are to notice nothing.
	{
		cues: ["clients"],
		company:
			/\b(ohne dass|ohne das|without)\b.*\b(kunden?|clients?|customers?)\b|\b(kunden?|clients?|customers?) (\w+ ){0,4}(be)?(merk\w*|mitbekomm\w*|spur\w*|notic\w*|feel)\b/,
	},
	// The tools that are chosen between, and not those that he knows.
	{
		cues: ["technologies"],
		company: /\b(tool|werkzeug)[ -]?(selection|choice|comparison|evaluation|auswahl|wahl|vergleich\w*)\b/,
	},
	// How long something stands still.
	{
		cues: ["price"],
		company: /\bhow much (downtime|interruption|disruption|data( loss)?)\b(?! (did|was|were|had)\b)/,
	},
	{
		cues: ["price"],
		company:
			/\bcosts?\b.*\b(in|of) (downtime|interruption|outage)\b|\b(downtime|ausfallzeit\w*|unterbrechung\w*|schreibpause)\b.*\b(kostete\w*|gekostet|costs?)\b|\b(kostete\w*|gekostet)\b.*\b(downtime|ausfallzeit\w*|unterbrechung\w*)\b/,
	},
	// A certification that the visitor's own company is to get.
	{
		cues: ["certificates", "exam", "level"],
		company:
			/\b(uns|unser\w*|us|our) (\w+ ){0,6}(zertifizieren|certified)\b|\bcertify (us|our)\b|^(?=.*\b(support|help|helfen|unterstutz\w*|begleit\w*|prepare|vorbereit\w*|weg zur|auf dem weg|wir|we|our|unsere?)\b).*\b(iso|tisax|soc ?2|c5|grundschutz)\b/,
	},
	// What software uses up, and what it costs to run, is no price of the owner's.
	{
		cues: ["price"],
		company:
			/\b(an?|one|each|every|eine|jede|per|je|pro) (single |einzelne |ki |ai |llm )?(anfrage|abfrage|request|query|(frage|question|answer|prompt) (\w+ ){0,2}(assistent\w*|assistant|chatbot|bot|modell|model|llm)) ((?!was |what |wie |how )\w+ ){0,4}(kostet|costs?)\b|\b(kostet|costs?) (eine|jede|an?|each|every) (frage|question) (an|to) (den|die|das|the|an|einen) (\w+ )?(assistent\w*|assistant|chatbot|bot|modell|model|llm)\b|\b(kostet|kosten|costs?)\b.*\b(an (zeit|rechenzeit|speicher|speicherplatz|leistung|ressourcen)|(eine|je|pro|jede) (anfrage|antwort)|im (blick|griff)|under control|in check|per (request|question|query))\b/,
	},
	// Certificates of servers run out and are renewed; those of a person are earned.
	{
		cues: ["certificates", "validity", "exam", "level"],
		company:
			/\b(tls|ssl|https|wildcard|letsencrypt|x509)\b.*\b\w*(zertifikat\w*|certificates?|certs?)\b|^(?=.*\b(zertifikate?n?|certificates?|certs?)\b)(?=.*\b(cluster\w*|server\w*|ingress|api|website|webseite|uns|unser\w*|our|we)\b).*\b(ablauf\w*|abgelaufen\w*|ablief\w*|lauf\w*( \w+){0,3} ab|lief\w*( \w+){0,3} ab|expir\w*|erneuer\w*|renew\w*|run(s|ning)? out)\b|\b(ablaufende\w*|auslaufende\w*|expiring) (\w+ )?(zertifikate?n?|certificates?|certs?)\b/,
	},
	// A job done on its own, rather than one that is sat.
	{
		cues: ["exam"],
		company:
			/\b(nur|blosse?|reine) (eine )?prufung\b|\bprufung( \w+){0,2} ohne umsetzung\b|\b(sicherheits|architektur|code) ?prufung\b/,
	},
	// The visitor's people, and not the owner's.
	{
		cues: ["alone"],
		company:
			/\b(jede[rn]?|alle|unsere?[rn]?|meine?[rn]?|every|each|our|my) (\w+ ){0,2}(mitarbeiter\w*|mitarbeitenden?|kolleg\w+|employees?|colleagues?|team)\b|\b(bestimmte[nr]?|einzelne[nr]?|ehemalige[nr]?|manche|einige|certain|some|former) (mitarbeiter\w*|mitarbeitende\w*|kolleg\w+|employees?|colleagues?)\b/,
	},
	// What runs out, in no course of anything.
	{ cues: ["approach"], company: /\bablaufende\w*\b/ },
	// Where a cloud runs, and what stays up when a part of it fails.
	{
		cues: ["availability"],
		company:
			/\b(always|constantly|still|no longer) available\b|\bavailability (zones?|sets?|groups?|targets?)\b|\bverfugbarkeitszone\w*\b|\b(hoch|stets|standig|dauerhaft) ?verfugbar\w*\b/,
	},
	// Who is talked to, rather than in which language.
	{ cues: ["languages"], company: /\b(mit wem|with (whom|which)|who)\b.*\b(sprechen|reden|speak|talk)\b/ },
	// Whose turn it is.
	{
		cues: ["who", "when"],
		company:
			/\bwer (ist |hat )?(bei uns )?(wann |jetzt |gerade )?(dran|dienst|bereitschaft|zustandig)\b|\bwho (is|'s|has) (when |currently )?(on (call|duty)|oncall|bereitschaft)\b/,
	},
	// "When" that begins a condition.
	{
		cues: ["when"],
		company:
			/^\W*(would|will|do|does|can|could|is|are|how|what|which|who)\b(?!.*\b(say|know|tell (me|us)|and|or|since|until) when (he|you|the|was|did)\b).* when\b/,
	},
	// Calls that nobody wants.
	{
		cues: ["phone"],
		company: /\bklingel\w*\b|\b(phone|phones) (rings?|ringing|goes off)\b/,
	},
	{ cues: ["location"], company: /\bim nacken\b/ },
	// What is for or against something.
	{
		cues: ["languages"],
		company: /\bspricht (\p{L}+ ){0,3}(gegen|fur|dafur|dagegen)\b/u,
	},
	// The visitor says it of himself.
	{
		cues: ["gaps"],
		company:
			/\b(ich|wir|hab|habe|haben) (\w+ ){0,2}(keine ahnung|kein\w* erfahrung)\b|\b(we|i) (have )?(no experience|do not know|don't know|don t know)\b/,
	},
];

/** The cues that the words of a text don't say in their company. */
export function otherwiseMeant(tokens: readonly Token[]): ReadonlySet<Cue> {
	const text = tokens.map(({ word }) => word).join(" ");
	return new Set(OTHER_SENSES.flatMap(({ cues, company }) => (company.test(text) ? cues : [])));
}
