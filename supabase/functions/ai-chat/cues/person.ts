import { type CueRule, PLAIN, rule, STRONG, WEAK, WHOLE } from "./cue.ts";

/** Questions about the owner and about the portfolio as a whole. */
export const PERSON: readonly CueRule[] = [
	rule("cv", WHOLE, "cv | lebenslauf* | resume | vita | curriculum"),
	rule(
		"profile",
		WHOLE,
		`linkedin* | xing* | malt | freelancermap* | gulp | freelance de | upwork | twitter | mastodon | instagram | facebook | youtube | blog | github account | sie auf github $ | er auf github $ | du auf github $ | you on github $ | he on github $ | github profil* | github-profil* | berufliches profil | netzwerkprofil | social media | soziale netzwerke
		sozialen netzwerken | soziale medien | berufliche* netzwerk* | berufliches netz | geschaftsnetzwerk* | businessnetzwerk* | business netzwerk* | karrierenetzwerk* | vernetz* | business network* | professional network* | career network* | connect with you | connect with him | connect professionally | his profile | your profile | profile page | profile link | ihr profil | dein profil`,
	),
	rule(
		"languages",
		WHOLE,
		`sprachkenntnis* | fremdsprache* | muttersprache* | welche sprachen | wie viele sprachen | andere sprachen | sprichst | spricht
		sprechen … deutsch | sprechen … englisch | sprechen sie | auf englisch | auf deutsch | in englischer sprache | kann … englisch
		konnen … englisch | fliessend* | englischkenntnis* | deutschkenntnis* | which languages | what languages
		languages do* | language skill* | spoken languages | speak | speaks | spoken | fluent* | in english | in german`,
	),
	rule(
		"programming",
		STRONG,
		`programmiersprache* | skriptsprache* | programming language* | programming languages do* | languages … program* | languages … code | languages … script | sprachen … programm* | sprache … programm* | scripting language*
		coding language*`,
	),
	rule("programming", PLAIN, "programmier* | programming"),
	rule(
		"remote",
		WHOLE,
		`remote | remote* | fernarbeit | von zuhause | von zu hause | aus der ferne | from afar | distributed team`,
	),
	rule(
		"onsite",
		WHOLE,
		`vorort | reise* | reist | dienstreise* | anreise* | travel* | hybrid | hybrides | hybrid model | präsenz* | präsenztage | in person | office days | days in the office | ins büro | im büro
		unser büro | unserem büro | unsere büros | bei uns im haus | bei uns vorbei | our office | our offices | come to the office | coming to the office | to the office | in the office | at our site | kommen sie … nach | können sie nach … kommen | kommen sie … in die | können sie … in die … kommen | kämen sie … nach | kämen sie … in die | auch nach … kommen | zu uns nach … kommen | come out to | travel out to | kommt er … nach | kommst du … nach | come to | relocat* | umkreis | entfernung | einsatzgebiet* | einsatzort* … möglich | anfahrt* | fly over | flying | fly in | flying over`,
	),
	rule(
		"onsite",
		PLAIN,
		`münchen | hamburg | frankfurt | stuttgart | köln | in essen | nach essen | dortmund | duisburg | leipzig | dresden | hannover | nürnberg | bremen | münster | aachen | karlsruhe | mannheim | wien | zürich | basel | bern | london | paris | amsterdam | brüssel
		munich | cologne | vienna | zurich | brussels | ruhrgebiet | rheinland | bayern | bavaria | österreich | austria | niederlande | netherlands | ausland | abroad | europe | europa | usa`,
	),
	rule(
		"location",
		WHOLE,
		`zeitzone | time zone | timezone | standort* | ansassig | wohnhaft | wohnort | wohnt | wohnst | wohnen sie | sitzt | sitzen sie | beheimatet | headquartered
		aus welcher stadt | aus welchem ort | aus welcher region | aus welchem land | in welcher stadt … wohn* | in welcher stadt … leb*
		in welcher stadt … arbeit* | wo lebt | wo lebst | wo leben sie | wo kommt er | wo kommst du | wo kommen sie | woher kommt
		woher kommst | woher kommen | woher sind | woher bist | woher ist | woher stammst | woher stammen sie | woher stammt er | woher er | woher sie | woher du | woher aus | woher genau | wo arbeitet er | wo arbeitest du | wo arbeiten sie | wo finde* ich | wo bist du | wo ist er
		whereabouts | where … based | where … located | where … live* | where do you work | where does he work | where are you | where is he
		based in | located in | location | which city … live* | which city … in | what city … in | hometown | nrw | rheinland`,
	),
	rule("location", PLAIN, "dusseldorf* | sitz | stadt | city | region"),
	rule(
		"years",
		WHOLE,
		`wie viele jahre* | wieviele jahre* | wie viel jahre* | how many years | berufserfahrung | years of experience | jahre* erfahrung
		wie lange … schon | wie lange … bereits | wie lange … dabei | wie lange … branche | wie lange … beruf | wie lange … geschaft | wie lang … schon
		wie lange … erfahrung | wie lange arbeit* | wie lange nutz* | wie lange benutz* | wie lange verwend* | wie lange mach* | wie lange beschäftig* | wie lange kenn* | wie lange sind sie | wie lange bist du | wie lange ist er
		how long … worked with | how long … been using | how long … used | how long … experience | how long have you | how long has he | years … with
		how long … business | how long … industry | how long … been doing | how long … been working | how long … done
		how long … worked as | how experienced | how senior | wie erfahren`,
	),
	rule(
		"since",
		STRONG,
		`seit wann | ab wann haben | ab wann hat | ab wann hast | since when | selbststandig* | selbstandig* | freiberuf* | freelanc* | wann … angefangen | wann … begonnen | ab wann kam* | wann kam … dazu | wann … dazugekommen | when did … start* | when did … begin | when did … become | when did … come in | start* his career
		start* your career | anfange`,
	),
	rule(
		"timeline",
		STRONG,
		`stationen | station | meilenstein* | milestone* | laufbahn | karriere* | career | werdegang | im laufe der jahre | over the years
		journey | timeline | historie`,
	),
	rule(
		"who",
		WHOLE,
		`wer ist er | wie heiss* sie | wie heisst du | wie heisst er | wie heisst der | ihr name | dein name | sein name | your name
		his name | wer steckt … hinter | wer verbirgt sich | wer ist hier | etwas uber ihn | etwas uber dich | mehr uber ihn | mehr uber dich | mehr uber sie
		erzahl* … uber dich | erzahl* … uber ihn | erzahlen sie … uber sich | stell* … vor
		stell* dich … vor | vorstell* | zur person | was fur ein mensch | inhaber* | was macht er | who is he | who is behind | who runs
		who owns | about him | about you | about yourself | about the owner | about the consultant | about the freelancer | introduce*
		his background | your background | what does he do | what do you do | beruf | beruflich | womit verdien* | wovon leb* | for a living | line of work`,
	),
	rule("who", STRONG, "wer ist | wer sind | who is | who's"),
	rule(
		"certificates",
		PLAIN,
		"zertifi* | certif* | cert | certs | nachweis* … *kenntnisse | nachweis* … *kenntnissen | nachweis* … qualifikation* | proof … know | proof of … knowledge | proof of … skill* | proof of … qualification* | prove … know | prove … skill* | prove … qualifi* | beweis* … kenn* | beweis* … konnen | nachweis* … konnen",
	),
	rule(
		"services",
		PLAIN,
		`leistung* | dienstleistung* | services | service | angebot* | leistungsangebot | was … anbiet* | was biete* | was … bietet | was leiste* | was mach* … alles | was machst du | was machen sie so | what … offer*
		can he help | can you help | help us | offerings | speciali* | schwerpunkt* | spezialgebiet* | spezialisiert`,
	),
	rule(
		"services",
		STRONG,
		"womit … helfen | womit … unterstutz* | wobei … helfen | wobei … unterstutz* | wofur … buch* | how can you help us",
	),
	rule(
		"projects",
		PLAIN,
		"welche* projekt* | which projects | what projects | which project | referenz | referenzen | referenzprojekt* | referenzkunde* | reference | references",
	),
	rule(
		"projects",
		WEAK,
		`projekt* | project | projects | reference | references | portfolio | fallstudie* | kundenprojekt* | engagement*
		assignment* | woran … gearbeitet | worked on | track record`,
	),
	rule(
		"clients",
		PLAIN,
		`referenzkunde* | kunde | kunden | auftraggeber* | client | clients | customer | customers | fur wen | for whom | worked for | worked with whom
		branche | branchen | industries | industry | sector* | sektor*`,
	),
	rule(
		"current",
		PLAIN,
		`aktuell* | derzeit* | momentan* | gerade | laufend* | zurzeit | zur zeit | heute | current* | right now | at the moment | ongoing
		these days | nowadays | you working on | he working on | arbeiten sie an | arbeitest du an | arbeitet er an | arbeiten sie gerade | grad | parallel | nebeneinander | in parallel | woran sitz* | woran sitzt er | woran sitzen sie | an was sitz* | an was sitzt er | an was sitzen sie | an welche* … sitz* | an welche* … sitzt er | an welche* … sitzen sie | an was … dran | woran … dran | eigene* projekt* | nebenprojekt* | privatprojekt* | own projects | side project*`,
	),
	rule(
		"site",
		PLAIN,
		`internetauftritt* | webauftritt* | diese* website | dieser webseite | diese webseite | diese* homepage | diese* seite | die website | die webseite | die seite gebaut | deine* website | ihre* website | deine* seite | ihre* seite
		this website | this very website | this site | your website | your site | the website | this page | website gebaut | website gemacht | webseite gebaut | website programmiert | website technisch`,
	),
	rule("count", WEAK, "prozent | percent | wie hoch | quote | percentage"),
	rule(
		"count",
		STRONG,
		"wie viele | wie viel | anzahl | how many | how much | number of | zahl der | wie gross | how big | how large",
	),
];
