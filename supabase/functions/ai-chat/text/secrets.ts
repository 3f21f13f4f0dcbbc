const SECRET =
	"(?:passwort(?:er\\w*)?|passwords?|passphrases?|kennwort(?:er\\w*)?|(?:zugangs|anmelde|login)daten|login (?:data|credentials)|logins|(?:api|ssh)[- ](?:keys?|schlussel|tokens?)|private[nr]? (?:keys?|schlussel)|(?:secret|access) (?:keys?|tokens?))\\b";
const HIS = "\\b(?:his|sein\\w*|max'?s)";
/** Before them stands at most whose they are, so that what is asked about them is left alone. */
const TOLD =
	"\\b(?:(?:gib|zeig|nenne?|sage?|verrate?|schick) (?:mir|uns)|(?:geben|zeigen|nennen|sagen|verraten|schicken) sie (?:mir|uns)|(?:give|show|tell|send) (?:me|us)|^\\W*(?:list|print|dump|reveal)|wie lauten?|what(?:'s| is| are) (?:the|your)) (?:(?!(?:for|of|fur|with|mit|in|im|about|how)\\b)[\\p{L}-]+ ){0,3}";

/** Wants them handed out, the owner's or those of somebody he works for. */
const WANTED = new RegExp(
	[
		`${HIS} (?:(?:[\\p{L}-]+ )?${SECRET}|login\\b)`,
		`${SECRET} von (?:max|ihm)\\b`,
		`${TOLD}${SECRET}(?! (?:policy|manager|richtlinien?|length|lange|rules?|regeln))`,
		`\\b(?:mir|uns) (?:[\\p{L}-]+ ){0,3}${SECRET} (?:[\\p{L}-]+ ){0,3}(?:geben|nennen|sagen|verraten|schicken|zeigen)\\b`,
		`\\b(?:can|could|may) (?:i|we) (?:have|get|see) (?:[\\p{L}-]+ ){0,2}${SECRET}`,
		"\\b(?:show|give|tell|send) me the \\p{L}+ credentials\\b",
		`\\b(?:which|what|welche[ns]?) (?:[\\p{L}-]+ )?${SECRET} (?:(?:dos?|did) (?:he|max|you)|(?:hat|benutzt|verwendet|nutzt) (?:er|max))\\b`,
	].join("|"),
	"u",
);
/** Asks how they are kept, which pages tell. */
const HOW_KEPT =
	/\b(verwalt\w*|manag\w*|stor(e|es|ed|ing)|speicher\w*|handl(e|es|ed|ing)|rotat\w*|rotier\w*|schutz\w*|geschutzt|protect\w*|sicher\w*|secur\w*|aufbewahr\w*|umgeh\w*|umgang|geregelt)\b/;

/** Whether a normalized message wants the owner's or his clients' passwords or keys. */
export const asksForSecrets = (text: string): boolean => WANTED.test(text) && !HOW_KEPT.test(text);
