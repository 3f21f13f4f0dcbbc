/** What a provider of cloud services is paid. */
const COSTS =
	/\bcloud ?-?(kosten|rechnung\w*|ausgaben|bills?|costs?|spend(ing)?)\b|\b(aws|azure|gcp|cloud)\b[^.?!]*\b(\w*kosten|rechnung\w*|ausgaben|bills?|costs?|spend(ing)?)\b|\b(\w*kosten|rechnung\w*|ausgaben|bills?|costs?|spend(ing)?|pay(ing)?|zahlen|zahle)\b[^.?!]*\b(aws|azure|gcp|cloud)\b/;
/** The same, which nobody says of a price. */
const TOO_DEAR = /\b(aws|azure|gcp|cloud)\b[^.?!]*\b(zu teuer|too expensive)\b|\boverpaying\b/;
/** They are more than they should be, or are to become less. */
const LOWER =
	/\b(zu hoch|hoch|zu viel|aus dem ruder|ausser kontrolle|explod\w*|steig(en|t)|gestiegen|verdoppelt|verdreifacht|senk(en|t|ung)|kostensenkung|kostenoptimierung|reduzier\w*|runter\w*|spar(en|t)|im (griff|blick|rahmen)|zu teuer|out of (control|hand)|under control|in check|too (high|much)|high|huge|rising|growing|grows|doubled|tripled|reduc(e|ing|tion)|cut(ting)?|lower(ing)?|down|sav(e|ing) (money|costs?)|optimi[sz]\w*|through the roof)\b/;
/** Asks what became of them in an example, or how much that was, or what a certificate says of them. */
const TOLD =
	/\b(prozent\w*|percent\w*|wie ?viel|wieviel|how much|um was|beispiel\w*|example|szenario|scenario|wurden?|war(en)?|hat(?! sich)|hatte\w*|sank\w*|gesunken|gespart|gesenkt|did|were|went|what was|(bills?|costs?) was|saved|ergebnis\w*|results?|erfahrung\w*|experience|zertifi\w*|certif\w*|certs?)\b|%/;

/** What a service's page says of costs in the cloud. */
export const CLOUD_COSTS = ["services/cloud-migration", "services/cloud-migration/features/5"] as const;

/** Whether a normalized text wants the costs of a cloud kept down, as trouble, as a wish, or by asking how. */
export const wantsLowerCloudCosts = (text: string): boolean =>
	(TOO_DEAR.test(text) || (COSTS.test(text) && LOWER.test(text))) && !TOLD.test(text);
