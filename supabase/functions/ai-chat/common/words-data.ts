import type { Lexicon } from "./concept.ts";

/** Everyday words for a visitor's data, and for what a law wants to be told of a site. */
export const DATA_WORDS: Lexicon = {
	aiService: "openai | chatgpt | ki dienst | ki anbieter | ai service | ai provider | sprachmodell | llm",
	authority:
		"aufsichtsbehorde* | datenschutzbehorde* | datenschutzaufsicht | landesbeauftragte* | beschwer* | supervisory authority | data protection authority | supervisory body | complain | complaint | complaints",
	browser:
		"browser | browsern | localstorage | local storage | session storage | endgerat | meinem gerat | meinem rechner | meinem computer | my device | my computer",
	confidential:
		"vertraulich* | geheim | geheime* | sensibel | sensible* | interna | geschaftsgeheimnis* | betriebsgeheimnis* | confidential | sensitive | secret | secrets",
	deleted: "geloscht | losch* | vernichte* | delete | deletes | deleted | erase | erased | purge | purged",
	ip: "ip | ips | ip adresse | ip adressen | ip address | ip addresses",
	login: `account | accounts | nutzerkonto | benutzerkonto | kundenkonto | login | anmelden | anmeldung | registrieren | registrierung | einloggen | log in | sign in | sign up | register | registration | logged in`,
	operator: "betreiber | seitenbetreiber | websitebetreiber | webseitenbetreiber | operator | operators",
	provider: "supabase | github | github pages",
	register:
		"steuernummer* | handelsregister* | handelsregisternummer | registernummer | registereintrag | hrb | hra | rechtsform | gmbh | ug | tax number | trade register | commercial register | company register | registration number | register number | legal form | limited company",
	responsible: "verantwortlich | verantwortliche* | responsible | liable | haftet | haftbar",
	typeIn:
		"schreiben | schreibe | eingeben | eingebe | eintippen | eintippe | eintragen | teilen | mitteilen | anvertrauen | erzahlen | reinschreiben | hineinschreiben | write | type | enter | share | paste | tell",
};
