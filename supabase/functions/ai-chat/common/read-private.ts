import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";

const MY = "my | mein | meine | meinem | meinen | meiner";
const GONE =
	"gestohlen | geklaut | gesperrt | sperren | verloren | weg | kaputt | defekt | gefallen | heruntergefallen | stolen | lost | blocked | broken | dead | cracked | missing";
const FAILS =
	"geht nicht | ladt nicht | akku | sichern | sichere | entsperren | won't charge | won't turn on | battery | back up | backup | unlock";

/**
 * A visitor's own things and the services that people use at home. A question that names one is about it even
 * where it names a technology as well: "Which cloud is best for my holiday pictures?"
 */
const matcher = new PhraseMatcher<true>()
	.add(
		`handy | smartphone* | iphone* | ipad* | my phone | mein telefon | handyakku | phone battery | portemonnaie | geldbeutel | brieftasche | personalausweis | kreditkarte | ec karte | bankkarte | girokarte | debitkarte
			wallet | purse | credit card | debit card | bank card | passport`,
		true,
		`${GONE} | ${FAILS}`,
	)
	.add(
		"usb stick | usb drive | externe festplatte | external drive | sd karte | speicherkarte | memory card | sd card | haus | house | garten | garden | wohnzimmer | living room",
		true,
		MY,
	)
	.add(
		"pc | laptop | notebook | computer | rechner",
		true,
		"virus | viren | langsam | slow | stolen | gestohlen | geklaut",
	)
	.add(
		`urlaubsfoto* | urlaubsbild* | familienfoto* | fotos vom handy | holiday pictures | holiday photos | vacation pictures | vacation photos | family photos
			meine fotos | meinen fotos | meine bilder | meine videos | my photos | my pictures | my pics | my videos
			mein paket | wo bleibt … paket | wo ist … paket | sendungsverfolgung | paketverfolgung | my parcel | my package | where is my order
			uberwachungskamera* | security camera* | wo kaufe ich | wo kauft man | where do i buy | where should i buy | where to buy
			where can i get it repaired | where can i get it fixed | wo kann ich … reparieren lassen | wo lasse ich … reparieren`,
		true,
	)
	.add(
		"facebook | instagram | whatsapp | tiktok | snapchat | netflix | spotify | youtube | disney plus | ebay | paypal | gmail | gmx | icloud | playstation | xbox | steam",
		true,
		"passwort | password | mein konto | mein account | my account | gehackt | hacked | anmelden | login | loschen | delete | kundigen | cancel | schauen | gucken | watch | streamen | vpn",
	)
	.add(
		"firefox | chrome | safari | edge | browser",
		true,
		"cookies … loschen | cookies losche* | losche … cookies | delete … cookies | clear … cookies | verlauf loschen | losche … verlauf | clear … history | delete … history | lesezeichen | bookmarks | saved passwords",
	);

/** Where something is looked at, which may be this site. */
const LOOKED_AT_ON =
	/\b(on|auf|am|via|per) (my |mein\w* |dem |einem |the |an? )?(phone|handy|smartphone|iphone|ipad|tablet|telefon)\b/g;
/** Somebody who does or needs work, and what there is of it on this site. */
const OF_WORK =
	/\b((?<!\b(ich|man) )sie|ihnen|ihr\w*|er|ihn|ihm|seine?[mnrs]?|du|dir|dich|dein\w*|euch|eure\w*|wir|uns|unser\w*|you|your\w*|he|him|his|we|us|our|max|firma|company|unternehmen|kunden?|clients?|customers?|mitarbeiter\w*|employees?|users?|nutzer\w*|shop|app|2fa|mfa|faktor|factor|web(site|seite)|homepage|site|seiten?|page|chat\w*|bot|formular|form|projekte?\w*|projects?)\b/;
/** What a question is wrapped in that is put to anybody. */
const POLITELY =
	/\b((kannst du|konntest du|konnen sie|konnten sie|can you|could you)( \p{L}+)? (sagen|erklaren|verraten|helfen|tell|explain|help)( me| us)?|weisst du|wissen sie|do you know)\b/gu;
/** A longer message tells a story, in which such a thing is by the way. */
const MOST_WORDS = 16;

/** Whether a normalized question is about a private thing, and neither about the owner's work nor about this site. */
export function isOfPrivateThing(text: string): boolean {
	const asked = text.replace(POLITELY, " ");
	const tokens = tokenize(asked.replace(LOOKED_AT_ON, " "));
	return tokens.length <= MOST_WORDS && !OF_WORK.test(asked) && matcher.find(tokens).length > 0;
}
