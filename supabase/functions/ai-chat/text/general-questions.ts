import { tokenize } from "./fold.ts";
import { PhraseMatcher } from "./phrase-matcher.ts";

/**
 * Turns of phrase that ask how to do something oneself, what is wrong with one's own system, or which of
 * two products is better: questions to a handbook rather than to a consultant's site.
 */
const matcher = new PhraseMatcher<true>().add(
	`wie kann ich | wie kann man | wie könnte ich | wie könnte man | wie muss ich | wie muss man | wie soll ich | wie sollte man | wie geht das mit
	was muss ich tun | was muss ich machen | was tun wenn | mit welchem befehl | welcher befehl | welchen befehl | befehl für | command for | command to | which command | what command | syntax für | syntax of
	how do i | how can i | how would i | how could i | how should i | how to | how does one | how do we | what is the best way to
	warum startet mein* | warum läuft mein* | warum geht mein* | warum funktioniert mein* | warum stürzt mein* | mein* … startet nicht | mein* … läuft nicht | mein* … funktioniert nicht | mein* … geht nicht | mein* … stürzt
	why does my | why is my | why won't my | why can't i | my … doesn't | my … won't | my … fails | my … crashes | my … keeps
	fehlermeldung | error message | stack trace | crashloopbackoff | unterschied zwischen | unterschiede zwischen | difference between | differences between | vs | versus | verglichen mit | compared to | besser als | better than
	schreib* … skript | schreib* … script | schreib* … code | write … script | write … code`,
	true,
);

/** "Wie starte ich", "wie baut man". */
const ONESELF = /\bwie (\p{L}+ )?(ich|man)\b/u;
/** Speaks to the owner or of him. */
const TO_OWNER = /\b(sie|ihnen|ihr|ihre\w*|euch|eure\w*|du|dir|dein\w*|you|your|he|him|his)\b/;

/** What a question is wrapped in. */
const POLITELY =
	/\b(kannst|konntest|konnen|konnten|can|could|weisst|wissen) (du|sie|ihr|you)( (mir|uns|me|us|bitte|please|mal|kurz|vielleicht))*( (sagen|erklaren|zeigen|verraten|helfen|tell|explain|show|help))?/g;

/** Whether a normalized text asks for general knowledge of the trade. */
export const asksForKnowHow = (text: string): boolean =>
	(ONESELF.test(text) || matcher.find(tokenize(text)).length > 0) &&
	!TO_OWNER.test(text.replace(POLITELY, ""));

// Folding leaves "dos" of "does".
/** Handles a command line, a file or a setting. */
const HANDLES =
	/\b(wie|how)\b(?! (lang|long)).*\b(ich|man|i|to|one)\b.*\b(restart|reboot|delete|remove|uninstall|install|exit|quit|kill|rename|undo|revert|mount|unmount|reset|clone|merge|rebase|(start|stop|enable|disable|list) (\p{L}+ ){0,2}(services?|containers?|nginx|apache|docker|process(es)?|pods?|daemon|cluster)|neu starten?|neustart\w*|loschen?|entfernen?|installier\w*|beenden?|stoppen?|umbenennen?|anzeigen?|finden? (\p{L}+ ){0,2}(dateien|files)|erstellen? (\p{L}+ ){0,2}(ssh|key|schlussel|user|benutzer|branch|datei|ordner|cronjob)|check (\w+ )?(disk|memory|cpu|ports?)|see (\w+ )?(disk|memory|cpu|ports?)|find (\w+ )?files|open ports?|offene ports?|create (\p{L}+ ){0,2}(key|user|branch|file|folder|cron\w*)|cron ?job|set up a cron)\b/u;
/** The same in German, where the verb stands before who does it; "startet man nginx neu" is read as "neustarten man nginx". */
const HANDLES_BEFORE =
	/\bwie (start|stopp|losch|entfern|installier|beend|erstell|find|pruf|offn|les|zeig|kopier|mount|benenn|setz|seh)\p{L}* (ich|man)\b.*\b(neu|ssh|key|schlussel|benutzer|user|branch|dateien?|ordner|ports?|prozesse?|dienste?|pakete?|cron\p{L}*|speicherplatz|passwort|logs?|docker|vim|festplatten?|laufwerk\p{L}*|partition\p{L}*|pods?|containers?|nginx|apache)\b|\bwie neustarten (ich|man)\b/u;
const COMMAND =
	/\b(befehl|command|kommando)\b.*\b(um|fur|zum|to|for|mit|lautet|which|what|welche[rn]?)\b|\b(which|what|welche[rmn]?|lautet der) (\w+ )?(befehl|command)\b/;
/** Wants a value out of a manual. */
const VALUE =
	/\b(welche[rn]?|what|which|standard|default) (standard|default)?-?ports?\b|\b(wie viel|wieviel|how much) (ram|speicher|arbeitsspeicher|memory|cpu) (braucht|benotigt|dos|do)\b/;
/** An error as a machine reports it. */
const REPORTED =
	/\b(x509|crashloopbackoff|imagepullbackoff|errimagepull|oomkilled|segfault|segmentation fault|errno|exit code|stack ?trace|traceback|permission denied|connection refused|unable to connect|no such file|command not found|syntax error)\b|\berror:|\bfehlermeldung\W*[:"„]/;
/** Wants to be led through it. */
const LED =
	/\b(schritt fur schritt|step[ -]by[ -]step)\b(?=.*\b(ich|man|i|one|me|guide|how to)\b)|\b(ich|man|i|one|mir|me|how to)\b.*\b(schritt fur schritt|step[ -]by[ -]step)\b|\b(tutorials?|(anleitung|guide|howto)( \w+){0,3},? (wie (ich|man)|how (to|i)|to (set|configur|install|build)\w*))\b/;
/** What a visitor handles here, on this site and with its owner. */
const OF_VISIT =
	/\b(data|daten|projects?|projekt\p{L}*|cookies?|chat|messages?|nachricht|conversation|anfrage|request|account|konto|website|site|seite|form|formular|vertrag|contract|cv|lebenslauf|termin|call)\b/u;
/** Asks what people of the trade do or should use, whoever they are. */
const OF_TRADE =
	/\b(unterscheide\w*|unterschied\w*|difference|differs?)\b.*\b(sysadmins?|systemadministrator\w*|sre|platform engineers?|developers?|entwickler\w*|cloud engineers?|devops engineers?)\b.*\b(engineers?|sysadmins?|\w*administrator\w*|admins?|developers?|entwickler\w*|sre)\b|^\W*(what dos an? |was macht (eigentlich )?eine? ).*\b(engineer|architekt|architect|administrator|admin|developer|entwickler|consultant|sre)\b|\b(distro|distribution|linux) (is|ist)( \w+)* (best|beste|besten|easiest)\b|\b(overkill|for beginners|fur anfanger|fur einsteiger|for a beginner)\b|^\W*(was|what|which)( \w+){0,2} (is|ist) (the best|das beste|der beste|die beste)\b.*\b(tools?|werkzeug|distro|distribution|datenbank|cloud|provider|editor|sprache|language|framework)\b/;

/** Whether a normalized text asks what a manual or a textbook tells, and not what anybody here does. */
export const asksManual = (text: string): boolean => {
	const asked = text.replace(POLITELY, "");
	if (COMMAND.test(asked) || REPORTED.test(asked)) return true;
	return (
		(HANDLES.test(asked) ||
			HANDLES_BEFORE.test(asked) ||
			VALUE.test(asked) ||
			OF_TRADE.test(asked) ||
			LED.test(asked)) &&
		!TO_OWNER.test(asked) &&
		!OF_VISIT.test(asked)
	);
};

/** Whether a product costs anything or may be copied. */
const FREE =
	/^\W*(is|are|ist|sind) [\p{L}\d-]+( (ci|cd))? (free|kostenlos|gratis|umsonst|kostenpflichtig|open[ -]?source|proprietary|proprietar)( (of charge|to use|software|or paid))?\W*$|\b(kostet|dos) [\p{L}\d-]+( (ci|cd))? (etwas|was|geld|cost (money|anything|something))\W*$/u;
/** How somebody learns it by himself. */
const LEARNS =
	/\b(wie|how|womit|way)\b.*\b((er)?lern\p{L}* (ich|man)|(ich|man|i|one) (\p{L}+ )*((er)?lern\p{L}*|learn)|to learn)\b|\b(is|ist) [\p{L}\d-]+ (hard|easy|difficult|schwer|leicht|schwierig) (to learn|zu (er)?lernen)\b/u;
/** A company that wants to be taught, or what it is taught by. */
const TAUGHT =
	/\b(we|us|our|wir|uns|unser\w*|teams?|staff|employees|mitarbeiter\w*|workshops?|trainings?|courses?|kurse?|schulung\w*|seminar\w*)\b/;

/** Which version is out, and until when it is kept up. */
const LATEST =
	/^\W*(was|what|which|welche\w*|wie lautet|wie heisst)\b.*\b((aktuell|neueste|letzte|stabil)\w*|latest|current|newest|most recent|stable)\b.*\bversions?\b|^\W*(which|welche|what)\b[^,]*\bversions?\b.*\b(aktuell|(die|the) (neueste|latest|newest)|current|most recent)( one)?\W*$|\b(wann|when|bis wann|until when|wie lange|how long)\b.*\b(released|release date|come out|comes out|erschien\w*|erscheint|veroffentlicht|end of (life|support)|eol|support ?ende|noch unterstutzt|still supported)\b/;
/** Which of several costs less or runs faster. */
const BETTER_VALUE =
	/^\W*(ist|sind|is|are|was|what|which|welche\w*|wer|who)\b.*\b(billig(er|sten?)|gunstig(er|sten?)|teurer|teuersten?|schneller|schnellsten?|cheap(er|est)|less expensive|(more|most) expensive|fast(er|est))\b.*\b(als|than|oder|or|fur|for|vms?|server\w*)\b|\b(or|oder)\b.*\b(billiger|gunstiger|teurer|schneller|cheaper|more expensive|faster)\W*$/;
/** Compared with what somebody runs himself, of which the pages tell. */
const OWN = /\b(eigene\w*|own|rechenzentrum|selbst|self|vorher|nachher|before|after)\b/;
/** What something costs, which is a provider's to say where it is rented by the piece or measured. */
const COSTS =
	/\b(was kosten?|was kostet|wie ?viel kosten?|wie ?viel kostet|wie teuer|how much (is|are|dos?|for)|how expensive|(what|whats) (is|are|dos?|do|s)\b.*\b(cost|costs|price|pricing)|prices? (of|for)|preise? (fur|von|eine[rs]?))\b/;
const RENTED =
	/(\b|[_-])(vms?|(ec2|spot)?[ -]?instan(z|zen|ces?)|[a-z]\d[a-z]?\.\w+|control[ -]?plane|buckets?|nat[ -]?gateway|load ?balancer|s3|ec2|rds|lambda|blob storage|egress|lizenz(en)?|licen[cs]es?|subscription|azure (sql|files|functions)|fargate|\w*prufung|exam|(eks|aks|gke)[ -]?cluster|(pro|per|je|a) (gb|tb|gigabyte|terabyte|host|node|knoten|seat|user|nutzer|million))\b/;
/** Work on it, which the owner is paid for. */
const WORK =
	/\b(\w*migration\w*|migrier\w*|migrat\w*|umzug|umzieh\w*|\w*beratung|consult\w*|\w*projekt\w*|projects?|audits?|einricht\w*|aufbau\w*|set ?up|setting|build\w*|support|betreu\w*|betrieb|operat\w*|upgrades?|hilfe|help|move|moving|verlag\w*)\b/;
const asksRate = (text: string): boolean => COSTS.test(text) && RENTED.test(text) && !WORK.test(text);

/** Whether a normalized text asks of a product what everybody can look up: its price, its version, how it is learnt. */
export const asksOfProduct = (text: string): boolean => {
	const asked = text.replace(POLITELY, "");
	if (TO_OWNER.test(asked)) return false;
	const isOfMarket = LATEST.test(asked) || (BETTER_VALUE.test(asked) && !OWN.test(asked)) || asksRate(asked);
	const ofOthers = LEARNS.test(asked) || (isOfMarket && !OF_VISIT.test(asked));
	return FREE.test(asked) || (ofOthers && !TAUGHT.test(asked));
};

/** Laws whose names this site says where it keeps to them. */
const OF_LAW =
	/^\W*(was (ist|bedeutet|heisst|regelt)|wofur steht|what (is|dos))( (denn|eigentlich|genau|die|das|the))* (dsgvo|gdpr|bdsg|ttdsg|tdddg|ddg)( (eigentlich|genau|mean|stand for|regulate))?\W*$/;

/** Whether a normalized text wants a law explained, rather than what becomes of its visitor's data. */
export const asksOfLaw = (text: string): boolean => OF_LAW.test(text.replace(POLITELY, "").trim());

const DEFINES =
	/^\W*(was|what) (ist|sind|is|are|bedeutet|heisst|meint|dos)( (denn|eigentlich|genau|nochmal|ein|eine|the|an|a))*( [\p{L}\d/-]+){1,3}( (eigentlich|genau|mean|means))?\W*$|^\W*(wie funktionier(t|en)|how (dos|do))( (ein|eine|the|an|a))*( [\p{L}\d/-]+){1,2}( work)?\W*$|\b(was|what) (ein|eine|an|a)( [\p{L}\d/-]+){1,2} (ist|is)\W*$/u;

/** Whether a normalized text wants a word of the trade explained, and nothing else. */
export const asksDefinition = (text: string): boolean => {
	const asked = text.replace(POLITELY, "").trim();
	return DEFINES.test(asked) && !TO_OWNER.test(asked);
};

const DIFFERENCE =
	/\b(unterschied\w*|unterscheide\w*|difference\w*|differs?|versus|vs|verglichen|vergleich\w*|compared?)\b/;

/** Whether a normalized text asks what sets things apart. */
export const asksForDifference = (text: string): boolean => DIFFERENCE.test(text);
