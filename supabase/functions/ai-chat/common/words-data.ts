import type { Lexicon } from "./concept.ts";

/** Everyday words for a visitor's data, and for what a law wants to be told of a site. */
export const DATA_WORDS: Lexicon = {
	aiService: "openai | chatgpt | ki dienst | ki anbieter | ai service | ai provider | sprachmodell | llm",
	agrees:
		"einwillig* | zustimm* | einverstanden | akzeptier* | consent | consents | agree | agreement | accept",
	authority:
		"aufsichtsbehorde* | ldi | ldi nrw | datenschutzbehorde* | datenschutzaufsicht | landesbeauftragte* | beschwer* | supervisory authority | data protection authority | supervisory body | complain | complaint | complaints",
	basis:
		"rechtsgrundlage* | rechtliche grundlage* | legal basis | legal bases | legal ground* | lawful basis",
	browser:
		"browser | browsern | localstorage | local storage | session storage | endgerat | meinem gerat | meinem rechner | meinem computer | my device | my computer",
	confidential:
		"vertraulich* | geheim | geheime* | sensibel | sensible* | interna | geschaftsgeheimnis* | betriebsgeheimnis* | confidential | sensitive | secret | secrets",
	contact: "email adresse* | mails | emails",
	chat: "chatten | chatte | to chat",
	decides:
		"entscheidung* … getroffen | trifft … entscheidung* | entscheidung* | entscheidet | automatisierte* entscheidung* | profiling | decision | decisions | decides | profile of me",
	deleted: "geloscht | losch* | vernichte* | delete | deletes | deleted | erase | erased | purge | purged",
	ip: "ip | ips | ip adresse | ip adressen | ip address | ip addresses",
	hosted: "what hosting | hosting provider*",
	which: "what hosting | hosting provider*",
	operate: "betreibt",
	imprint:
		"rechtlich | presserechtlich | presserecht | medienrecht | laut gesetz | gesetzlich | staatsvertrag | medienstaatsvertrag | mstv | legally | by law | press law | media law | under … law | law",
	login: `konto | account | accounts | nutzerkonto | benutzerkonto | kundenkonto | login | anmelden | anzumelden | anmeldung | registrieren | registrierung | einloggen | log in | sign in | sign up | register | registration | logged in | passwort vergessen | passwort zurucksetzen | forgot my password | forgotten my password | lost my password | reset my password | forgot password`,
	officer:
		"controller | data controller | datenverantwortlich* | dsgvo verantwortlich* | datenschutzbeauftragt* | datenschutz beauftragt* | data protection officer | dpo",
	place: "welches land | welchem land | which country | what country",
	operator: "betreiber | seitenbetreiber | websitebetreiber | webseitenbetreiber | operator | operators",
	price: "gratis | kostenlos | kostenfrei | free of charge | free to use",
	provider: "supabase | github | github pages",
	register:
		"steuernummer* | handelsregister* | handelsregisternummer | registernummer | registereintrag | hrb | hra | rechtsform | gmbh | ug | tax number | trade register | commercial register | company register | registration number | register number | legal form | limited company | sole trader | sole proprietor*",
	responsible: "verantwortlich | verantwortliche* | responsible | liable | haftet | haftbar | in charge",
	store:
		"legt | ablegen | ablegt | liegen | liegt | aufhebe* | aufgehoben | heben | hebst | hebt | verarbeiten | storing | process | processing | retain | retained | protect | protects | protected | schutz* | geschutzt*",
	technology: "technisch | technically",
	works: "funktioniert | funktionieren | funktionierst",
	typeIn:
		"schreiben | schreibe | eingeben | eingebe | eintippen | eintippe | eintragen | teilen | mitteilen | anvertrauen | erzahlen | reinschreiben | hineinschreiben | write | type | enter | share | paste | tell",
};
