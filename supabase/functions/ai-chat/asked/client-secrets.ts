import type { Reading } from "../answers/reading.ts";
import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { combined } from "./phrase-table.ts";

/** What stays between a client and those that work for it. */
const matcher = new PhraseMatcher<true>()
	.add(
		`${combined("sein* | wer … | ihr* | dein*", "chef | chefin | vorgesetzte*")} | ${combined("wer … | who …", "cto | cio | ceo")} | ${combined("his | your | who …", "boss | manager | supervisor | superior | line manager")} | he report to | berichtete er an | he reported to | he answer to
		heissen die server | geschaftsgeheimnis* | betriebsgeheimnis* | trade secret* | confidential | umsatz | revenue | turnover | gewinn | profit`,
		true,
	)
	.add(
		`hacked | gehackt | breached | ${combined("lose", "data | any data | customer data")} | daten verloren | ${combined("which | what | what … | were there | were there any | welche | gab es | wie lauten …", "ip range* | ip adress* | ip address* | ip bereich* | subnet* | hostname* | server names | servernamen | firewall rules | firewallregeln | sicherheitslucke* | security hole* | vulnerabilit* | security flaw* | security gap* | security weakness*")}`,
		true,
	)
	.add(
		"pay him | paid him | pay max | paid max | pay you | paid you | was he paid | he get paid | he got paid | paid for him | zahlte* | gezahlt | bezahlt | verdient* | he earn | he earned | he make | you earn | honorar | gehalt | salary | tagessatz | stundensatz | daily rate | hourly rate",
		true,
	);

/** Asks how something is done, or what something like it would cost. */
const HOW =
	/^\W*(wie (?!heiss|hiess|hoch|viel)|how (?!much|many|high))|\b(wie bei|would|similar|ahnlich\w*|like)\b/;

/** Whether a question is for what a client named on the site keeps to itself: people, servers, weak spots, money. */
export const asksClientSecret = ({ text, projects }: Reading): boolean =>
	projects.size > 0 && matcher.find(tokenize(text)).length > 0 && !HOW.test(text);
