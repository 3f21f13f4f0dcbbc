import { asksWhatItSaved } from "../common/saved-in-example.ts";

const AND = String.raw`^\W*(?:(?:und|and|so|also|aber|but|ok|okay) )*`;
/** "Wie teuer ist", unlike "wie teuer war", which asks what became of others. */
const HOW_DEAR = String.raw`wie teuer (?:ist|sind|ware\w*|wird|werden|kommt)|how (?:expensive|pricey|costly|dear) (?:is|are|would|will)`;
/** "What does a migration cost"; folding makes "dos" of "does". */
const HOW_MUCH = String.raw`(?:was|wie viel) (?:kostet|kosten|wurde[nt]? [^.?!]* kosten|wird [^.?!]* kosten)|what (?:dos|do|would|will) [^.?!]* (?<!\b(?:about|on|of|lower|reduce|cut) )cost|was (?:verlang|berechn)\w+ (?:sie|du|er|ihr) (?:fur|bei) |what (?:dos|do|would|will) (?:you|he) charge for |how much (?:is|are|for|(?:dos|do|would|will) [^.?!]* cost)`;
const NAMED = String.raw`(?:the )?(?:prices? (?:of|for)|costs? (?:of|for) an?) |preise? (?:fur|von) |kosten (?:(?:fur|von) ein\w*|eine[rs]) `;
/** "Is a migration expensive", unlike what is too dear or so dear. */
const DEAR = String.raw`(?:ist|sind|ware|is|are) [^.?!]*(?<!\b(?:zu|so|too|as|less|more|weniger|nicht|not) )(?:teuer|expensive|pricey|costly)\W*$`;
/** What became cheaper. */
const SAVED = /\b(?:\w*gespart\w*|\w*einspar\w*|saved?|savings?)\b/;
const OF_WORK = new RegExp(`${AND}(?:${HOW_DEAR}|${HOW_MUCH}|${NAMED}|${DEAR})`);

/** Whether a normalized question is, from its first words on, for what something would cost. */
export const asksPriceOf = (text: string): boolean =>
	OF_WORK.test(text) && !SAVED.test(text) && !asksWhatItSaved(text);
