import { combined } from "../phrase-table.ts";

export const IP = "ip | ips | ip adresse | ip adressen | ip address | ip addresses";
export const HASH = "hash | hashes | hashed | hashwert* | gehasht*";
/** What the visitor writes here. */
export const WRITTEN = `was ich … schreibe | was ich … eintippe | was ich … tippe | was ich … eingebe | ${combined("mein | meinem | meinen | meine | meiner | my", "text | texten | worte | worten | wort | nachricht | nachrichten | frage | fragen | eingaben | chatnachricht* | words | text | messages | message | question | questions | input")}
	what i type | what i write | what i say | what i enter`;
/** What a visitor calls what is known of him. */
export const DATA = "daten | datenverarbeitung | verarbeitung | data | processing | dsgvo | gdpr";
export const MY_DATA = `${combined("meine | meiner | meinen | my", "daten | data | ip | ip adresse | ip address | nachrichten | messages | chatdaten | angaben")} | personenbezogene daten | personal data`;
/** That data goes there, at the end of a question that says no more of a project or a cloud. */
export const ABROAD = combined(
	"in die usa | in die us | nach amerika | in drittlander | in ein drittland | ins ausland | aus der eu | ausserhalb der eu | to the usa | to the us | to america | to third countries | to a third country | abroad | outside the eu | outside europe | outside of europe | out of the eu | leave the eu",
	"$ | ubertragen $ | ubermittelt $ | geschickt $ | weitergegeben $",
);
export const LOGS =
	"log | logs | logge* | logging | logged | logfile* | logdatei* | protokoll* | serverlog* | server log* | serverprotokoll*";
export const AI_SERVICE =
	"openai | chatgpt | ki dienst | ki anbieter | ki firma | ai service | ai provider | ai company";
export const RECEIVER = `${AI_SERVICE} | ki | anbieter | supabase | welche firmen | which companies | what companies | dritte | dritten | third party | third parties`;
export const KEPT =
	"aufgehoben | aufheb* | heben | hebt | hebst | aufbewahr* | gespeichert | speicher* | behalt* | kept | keep | stored | store | retain*";
export const MAIL =
	"mail | mails | email | emails | e mail | e mails | anfrage | anfragen | enquiry | inquiry | enquiries";
