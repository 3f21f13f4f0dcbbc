import { type Concern, combined } from "./concern.ts";

const PAGE =
	"seite | startseite | projektseite | webseite | website | homepage | home page | internetseite | site | page | web page | webpage";
/** This site, and not one that a visitor has. */
export const THIS_SITE = `${combined("ihre | ihrer | deine | deiner | eure | eurer | diese | dieser | your | this", PAGE)} | your … page | your … site | ihre … seite | eure … seite`;
const SITE = `${THIS_SITE} | ${combined("die | der | the", PAGE)} | auf der … seite | the … page`;
/** Parts of it. */
const PART = `menu | navigation | link zu* | link to | links auf | download link | downloadlink | download vom | download of | cv link | cv download | lebenslauf | kontaktlink | linkedin link | link zum | link … linkedin | linkedin | knopf | button | buttons | layout | schrift | schriftgrosse | text | texte | font | font size | der cv | the cv | your cv`;
const CHAT = `${combined("dein | ihr | euer | der | dieser | deinem | dem | your | the | this", "chat | chatbot | bot | assistent | assistant")} | chat | chatbot`;

const WRONG = `fehler | tippfehler* | rechtschreibfehler* | schreibfehler* | bug | bugs | sicherheitslucke* | schwachstelle* | kaputt | defekt | funktioniert nicht | funktioniert … nicht | klappt nicht | klappt … nicht | funktionieren nicht | geht nicht | geht … nicht | gehen nicht | ladt nicht | ladt … nicht | offnet nicht | offnet sich nicht | lasst sich nicht | lasst … nicht | abgeschnitten | unlesbar | kaum lesbar | schlecht lesbar | nicht lesbar | zu klein | zu gross | zu hell | zu dunkel | fehlerhaft | toter link
	error | errors | mistake | mistakes | typo | typos | spelling | vulnerability | security issue | security hole | security problem | broken | not working | doesn't work | does not work | don't work | won't work | isn't working | doesn't load | won't load | not loading | doesn't open | won't open | cut off | unreadable | hard to read | too small | too big | dead link | 404`;
const DISLIKED = `furchtbar | hasslich | schrecklich | schlimm | unubersichtlich | gefallt mir nicht | gefallt … nicht | zu langsam | langsam | ladt ewig | altbacken | verwirrend
	ugly | awful | terrible | horrible | confusing | slow | too slow | hate | boring`;
const CHAT_WRONG = `hangt | hangt sich | reagiert nicht | antwortet nicht | versteht mich nicht | versteht … nicht | versteht nichts | versteht nur | verstehst mich nicht | nervt | nervig | taugt nichts | ist schlecht | ist dumm
	stuck | freezes | hangs | doesn't understand | does not understand | don't understand me | doesn't respond | doesn't answer | annoying | useless | terrible`;

/** What visitors say of the site and its chat, and where they can report it. */
export const SITE_CONCERNS: readonly Concern[] = [
	{
		tells: "portfolio/color-mode",
		said: "dark mode | darkmode | dark theme | light mode | night mode | nachtmodus | dunkelmodus | dunkler modus | dunklen modus | dunkle darstellung | dunkles design | heller modus | helles design | seite dunkel | seite heller | website dunkel",
	},
	{
		tells: "portfolio/photo",
		said: `foto von ihm | foto von ihnen | foto von dir | foto von max | fotos von | bild von ihm | bild von ihnen | bild von dir | bild von max | bilder von ihm | wie sieht er aus | wie sehen sie aus | wie siehst du aus | portratfoto | profilbild | bewerbungsfoto
			photo of him | photo of you | photo of max | photos of him | picture of him | picture of you | picture of max | pictures of him | what does he look like | what do you look like | what he looks like | headshot`,
	},
	{
		tells: "portfolio/accessibility",
		said: "barrierefrei | barrierefreiheit | barrierefreie | screenreader | screen reader | wcag | bitv | accessibility | accessible for | site accessible | website accessible | page accessible | blind | sehbehindert | visually impaired",
	},
	{
		tells: "portfolio/pages",
		said: "welche seiten gibt | welche seiten hat | welche unterseiten | welche bereiche gibt | welche bereiche hat | sitemap | aufbau der seite | aufbau der website | which pages | what pages | which sections does | sections are there | pages are there | how is this site organised | how is the site structured",
	},
	{
		tells: "portfolio/form-trouble",
		said: "formular | kontaktformular | contact form | the form | your form",
		beside:
			"funktioniert nicht | funktioniert … nicht | geht nicht | geht … nicht | kaputt | offnet … nichts | nichts passiert | passiert nichts | tut sich nichts | nichts auf | offnet … nicht | kommt keine | kommt nichts | lasst sich nicht | broken | doesn't work | does not work | not working | isn't working | nothing happens | nothing opens | doesn't open | won't open | doesn't do anything",
	},
	{
		tells: "portfolio/form-trouble",
		said: "mailprogramm | mail programm | mailclient | mail client | email client | mail app | email program | mail program | outlook",
		beside:
			"offnet nicht | offnet … nicht | nicht auf | startet nicht | geht nicht | geht … nicht | habe kein | kein eingerichtet* | nicht eingerichtet | doesn't open | does not open | won't open | doesn't start | isn't set up | not set up | don't have a | have no",
	},
	{
		tells: "portfolio/no-message",
		said: "nachricht hinterlassen | nachricht hier | nachricht dalassen | nachricht da lassen | nachricht im chat hinterlassen | leave a message | leave him a message | leave you a message | leave max a message | leave my message",
	},
	{
		tells: "portfolio/reuse",
		said: "kopieren | ubernehmen | weiterverwenden | wiederverwenden | nachnutzen | copy | reuse | republish",
		beside: combined(
			"text | texte | inhalte | inhalt | bilder | content | texts | images | design | the text | the texts",
			`ihrer seite | ihrer website | ihrer webseite | deiner seite | dieser seite | dieser website | der seite | von ihrer | von der seite | from your | of your | from this | of this | on this`,
		),
	},
	{
		tells: "facts/tracking facts/privacy",
		said: "dsgvo konform | dsgvo konforme | datenschutzkonform | gdpr compliant | gdpr conform | gdpr friendly | comply with gdpr | comply with the gdpr | gdpr compliance",
		beside: `${SITE} | ${CHAT}`,
	},
	{ tells: "portfolio/report", said: WRONG, beside: SITE },
	{ tells: "portfolio/report", said: WRONG, beside: PART },
	{ tells: "portfolio/report", said: DISLIKED, beside: THIS_SITE },
	{
		tells: "portfolio/report",
		said: "furchtbar | hasslich | schrecklich aus | schlimm aus | ugly | awful | horrible",
		beside: SITE,
	},
	{ tells: "portfolio/report", said: CHAT_WRONG, beside: `${CHAT} | du | you` },
	{
		tells: "portfolio/report",
		said: `haben … tippfehler | habt … tippfehler | hast … tippfehler | haben … rechtschreibfehler | habt … rechtschreibfehler | tippfehler gefunden | rechtschreibfehler gefunden | tippfehler entdeckt | tippfehler melden | fehler melden | bug melden | bug gefunden | found a typo | found a bug | spotted a typo | there's a typo | there is a typo | report a bug | report a typo | report an error | report a mistake | report a problem | responsible disclosure`,
	},
	{
		tells: "portfolio/report",
		said: "feedback | ruckmeldung | verbesserungsvorschlag* | verbesserungsvorschlage | anregung* | kritik | lob | suggestion | suggestions",
		beside: `${SITE} | zur seite | zur website | zur webseite | zum chat | zur homepage | on the site | wohin | loswerden | leave | where can i send`,
	},
];

/** Kind words for the site and its chat, which want no more than thanks. */
export const PRAISE: readonly Concern[] = [
	{
		tells: "",
		said: combined(
			"schone | schoner | tolle | toller | super | coole | cooler | gute | guter | gelungene | gelungener | klasse | hubsche | starke | ansprechende | informative | ubersichtliche | nice | great | good | lovely | beautiful | cool | awesome | amazing | fantastic | clean",
			`${PAGE} | chat | chatbot | bot | design | assistent | assistant | arbeit | job | work | webauftritt`,
		),
	},
	{
		tells: "",
		said: `${SITE} | ${CHAT} | design | layout`,
		beside: `gefallt mir | gefallt … sehr gut | gefallt … gut | ist schon | ist … schon | ist toll | ist … toll | ist … super | ist … klasse | schon geworden | toll geworden | schick geworden | ist super | super | klasse | sehr schon | gut gemacht | gut geworden | gelungen | sieht gut aus | sieht super aus | sieht toll aus | sieht schick aus | gut finde | finde … gut | finde … toll | well done | looks good | looks great | looks nice | looks really good | looks really nice | like | love | is great | is nice | is awesome | is beautiful | impressed | impressive`,
	},
	{
		tells: "",
		said: "gut gemacht | well done | good job | great job | nice work | good work | great work | weiter so | keep it up | gute arbeit | tolle arbeit | hut ab | kompliment | komplimente | compliments",
	},
];
