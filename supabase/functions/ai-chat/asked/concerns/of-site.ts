import { combined, type Entry } from "../phrase-table.ts";
import { CHAT, SITE, THIS_SITE } from "./site-words.ts";

/** Parts of it. */
const PART = `menu | navigation | link zu* | link to | links auf | download link | downloadlink | download vom | download of | cv link | cv download | lebenslauf | kontaktlink | linkedin | knopf | button | buttons | layout | schrift | schriftgrosse | text | texte | font | der cv | the cv | your cv`;
const WRONG = `fehler | tippfehler* | rechtschreibfehler* | schreibfehler* | bug | bugs | sicherheitslucke* | schwachstelle* | kaputt | defekt | funktioniert … nicht | klappt … nicht | funktionieren nicht | geht … nicht | gehen nicht | ladt … nicht | offnet nicht | offnet sich nicht | lasst … nicht | abgeschnitten | unlesbar | kaum lesbar | schlecht lesbar | nicht lesbar | zu klein | zu gross | zu hell | zu dunkel | fehlerhaft | toter link
	error | errors | mistake | mistakes | typo | typos | spelling | vulnerability | security issue | security hole | security problem | broken | not working | doesn't work | does not work | don't work | won't work | isn't working | doesn't load | won't load | not loading | doesn't open | won't open | cut off | unreadable | hard to read | too small | too big | dead link | 404`;
const UGLY = "furchtbar | hasslich | schrecklich aus | schlimm aus | ugly | awful | horrible";
const DISLIKED = `schrecklich | schlimm | unubersichtlich | gefallt … nicht | langsam | ladt ewig | altbacken | verwirrend
	terrible | confusing | slow | hate | boring`;
const CHAT_WRONG = `hangt | reagiert nicht | antwortet nicht | versteht … nicht | versteht nichts | versteht nur | verstehst mich nicht | nervt | nervig | taugt nichts | ist schlecht | ist dumm
	stuck | freezes | hangs | doesn't understand | does not understand | don't understand me | doesn't respond | doesn't answer | annoying | useless | terrible`;

/** What visitors say of the site and its chat, and where they can report it. */
export const SITE_CONCERNS: readonly Entry[] = [
	{
		tells: ["portfolio/color-mode"],
		said: "dark mode | darkmode | dark theme | light mode | night mode | nachtmodus | dunkelmodus | dunkler modus | dunklen modus | dunkle darstellung | dunkles design | heller modus | helles design | seite dunkel | seite heller | website dunkel",
	},
	{
		tells: ["portfolio/photo"],
		said: `foto von ihm | foto von ihnen | foto von dir | foto von max | fotos von | bild von ihm | bild von ihnen | bild von dir | bild von max | bilder von ihm | wie sieht er aus | wie sehen sie aus | wie siehst du aus | portratfoto | profilbild | bewerbungsfoto
			photo of him | photo of you | photo of max | photos of him | picture of him | picture of you | picture of max | pictures of him | what does he look like | what do you look like | what he looks like | headshot`,
	},
	{
		tells: ["portfolio/accessibility"],
		said: "barrierefrei | barrierefreiheit | barrierefreie | screenreader | screen reader | wcag | bitv | accessibility | accessible for | site accessible | website accessible | page accessible | blind | sehbehindert | visually impaired",
	},
	{
		tells: ["portfolio/pages"],
		said: "welche seiten gibt | welche seiten hat | welche unterseiten | welche bereiche gibt | welche bereiche hat | sitemap | aufbau der seite | aufbau der website | which pages | what pages | which sections does | sections are there | pages are there | how is this site organised | how is the site structured",
	},
	{
		tells: ["portfolio/no-message"],
		said: "nachricht hinterlassen | nachricht hier | nachricht dalassen | nachricht da lassen | nachricht im chat hinterlassen | leave a message | leave him a message | leave you a message | leave max a message | leave my message",
	},
	{
		tells: ["portfolio/reuse"],
		said: "kopieren | ubernehmen | weiterverwenden | wiederverwenden | nachnutzen | copy | reuse | republish",
		beside: combined(
			"text | texte | inhalte | inhalt | bilder | content | texts | images | design | the text | the texts",
			`ihrer seite | ihrer website | ihrer webseite | deiner seite | dieser seite | dieser website | der seite | von ihrer | von der seite | from your | of your | from this | of this | on this`,
		),
	},
	{
		tells: ["facts/tracking", "facts/privacy"],
		said: "dsgvo konform | dsgvo konforme | datenschutzkonform | gdpr compliant | gdpr conform | gdpr friendly | comply with gdpr | comply with the gdpr | gdpr compliance",
		beside: `${SITE} | ${CHAT}`,
	},
	{ tells: ["portfolio/report"], said: `${WRONG} | ${UGLY}`, beside: SITE },
	{ tells: ["portfolio/report"], said: WRONG, beside: PART },
	{ tells: ["portfolio/report"], said: DISLIKED, beside: THIS_SITE },
	{ tells: ["portfolio/report"], said: CHAT_WRONG, beside: `${CHAT} | du | you` },
	{
		tells: ["portfolio/report"],
		said: `haben … tippfehler | habt … tippfehler | hast … tippfehler | haben … rechtschreibfehler | habt … rechtschreibfehler | tippfehler gefunden | rechtschreibfehler gefunden | tippfehler entdeckt | tippfehler melden | fehler melden | bug melden | bug gefunden | found a typo | found a bug | spotted a typo | there's a typo | there is a typo | report a bug | report a typo | report an error | report a mistake | report a problem | responsible disclosure`,
	},
	{
		tells: ["portfolio/report"],
		said: "feedback | ruckmeldung | verbesserungsvorschlag* | anregung* | kritik | lob | suggestion | suggestions",
		beside: `${SITE} | zur seite | zur website | zur webseite | zum chat | zur homepage | on the site | wohin | loswerden | leave | where can i send`,
	},
];
