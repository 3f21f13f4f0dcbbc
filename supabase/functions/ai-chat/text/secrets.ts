import { combined } from "../asked/phrase-table.ts";
import { tokenize } from "./fold.ts";
import { PhraseMatcher } from "./phrase-matcher.ts";

const SECRETS =
	"passwort | passworter | passwortern | kennwort | kennworter | password | passwords | passphrase | passphrases | zugangsdaten | anmeldedaten | logindaten | login data | credentials | logins | api key | api keys | api schlussel | ssh key | ssh keys | ssh schlussel | private key | private keys | privater schlussel | privaten schlussel | secret keys | access keys | access token | access tokens | api token | api tokens | pin code";

const matcher = new PhraseMatcher<true>()
	.add(
		combined(
			"his | sein | seine | seinen | seinem | seiner | max | max s | von max | von ihm",
			`${SECRETS} | login`,
		),
		true,
	)
	.add(
		SECRETS,
		true,
		`gib | geben sie mir | geben sie uns | zeig | zeige | zeigen sie | nenn | nenne | nennen sie | sag mir | sagen sie mir | verrat | verrate | verraten sie | schick | schicken sie | wie lautet | wie lauten | wie ist das | wie sind die | was ist sein | was ist das | wie ist sein
		give me | give us | show me | show us | tell me | tell us | send me | send us | list | print | reveal | hand over | what is the | what is his | what's his | what's the | what are the`,
	)
	.add(
		combined(
			"passwort | passworter | zugangsdaten | password | passwords | credentials",
			"von max | von ihm | of max | seiner kunden | ihrer kunden | der kunden | of his clients | of your clients",
		),
		true,
	)
	.add(
		combined(
			"hat er | hat max | has he | does he have | client | client s | clients | customer | customers",
			"passworter | zugangsdaten | passwords | credentials | ssh keys | api keys",
		),
		true,
	)
	.add(
		combined("what | which | welche | welches | was fur", SECRETS),
		true,
		"he use | he uses | he have | he has | you use | you have | er benutzt | er verwendet | er nutzt | benutzt er | verwendet er | nutzt er | hat er | er hat | benutzt max | verwendet max | nutzt max | hat max | does max | benutzen sie | verwenden sie | haben sie | hast du",
	);

/** Asks how they are kept, which pages tell. */
const HOW_KEPT =
	/\b(verwalt\w*|manage\w*|manager|managing|stor(e|es|ed|ing)|speicher\w*|handl(e|es|ed|ing)|rotat\w*|rotier\w*|schutz\w*|geschutzt|protect\w*|sicher\w*|secur\w*|aufbewahr\w*|umgeh\w*|umgang|wechsel\w*|tresor\w*|vaults?|projects?|projekte?n?|befristet\w*|expire\w*|ablauf\w*)\b/;

/** Whether a normalized message wants the owner's or his clients' passwords or keys. */
export const asksForSecrets = (text: string): boolean =>
	!HOW_KEPT.test(text) && matcher.find(tokenize(text)).length > 0;
