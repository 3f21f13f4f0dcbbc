import { combined, type Entry } from "../phrase-table.ts";

const FORM = "formular | kontaktformular | the form | your form | this form | contact form";
const MAIL = "mail | email | e mail | nachricht | anfrage | projektanfrage | message | enquiry | inquiry";
const ADDRESS =
	"mailadresse | emailadresse | email adresse | adresse | mail | email | email address | mail address | address";
const MUST = `muss ich | mussen wir | muss man | soll ich | pflicht | notig | notwendig | erforderlich | freiwillig | optional | verpflichtend
	do i have to | do we have to | must i | do i need to | should i | required | mandatory | necessary | compulsory`;

/** What visitors ask of the contact form and of the mail that it prepares. */
export const FORM_CONCERNS: readonly Entry[] = [
	{
		tells: ["portfolio/form-trouble"],
		said: FORM,
		beside:
			"funktioniert … nicht | geht … nicht | kaputt | offnet … nichts | nichts passiert | passiert nichts | tut sich nichts | nichts auf | offnet … nicht | kommt keine | kommt nichts | lasst sich nicht | broken | doesn't work | does not work | not working | isn't working | nothing happens | nothing opens | doesn't open | won't open | doesn't do anything",
	},
	{
		tells: ["portfolio/form-trouble"],
		said: "mailprogramm | mail programm | mailclient | mail client | email client | mail app | email program | mail program | outlook",
		beside:
			"offnet … nicht | nicht auf | startet nicht | geht … nicht | kein eingerichtet* | nicht eingerichtet | doesn't open | does not open | didn't open | won't open | doesn't start | isn't set up | not set up | don't have a",
	},
	{
		tells: ["portfolio/form-trouble"],
		said: combined(
			"kein | no",
			"mailprogramm | mail programm | mailclient | mail client | email client | mail program | email program | mail app",
		),
	},
	{
		tells: ["facts/form"],
		said: FORM,
		beside: "wohin | wo landet | wo landen | where does | where do | end up | ends up",
	},
	{
		tells: ["facts/form"],
		said: "firmenname | firmennamen | unternehmensname | meine firma | mein unternehmen | eine firma | ein unternehmen | company name | my company | a company | name of my company",
		beside: `${combined(MUST, "… angeben | … nennen | … eintragen | … give | … name | … enter | … provide | … state | … fill in")} | angeben | eintragen | pflicht | required | mandatory | optional`,
	},
	{
		tells: ["portfolio/form-email"],
		said: `${combined(ADDRESS, "… ungultig | … nicht akzeptiert | … abgelehnt | … nicht angenommen | … falsch | … nicht gultig | … invalid | … rejected | … not accepted | … not valid | … wrong")} | ${combined("akzeptiert … | nimmt … | accept … | accepts … | refuses … | rejects … | take …", ADDRESS)}`,
		beside: `${FORM} | meine | my`,
	},
	{
		tells: ["portfolio/form-long"],
		said: MAIL,
		beside:
			"sehr lang | zu lang | ziemlich lang | wie lang darf | wie lang kann | so lang | langer text | maximallange | zeichenlimit | wie viele zeichen | very long | too long | how long can | how long may | maximum length | character limit | how many characters",
	},
	{
		tells: ["portfolio/form-subject"],
		said: "betreff | betreffzeile | subject | subject line",
		beside: `${MAIL} | ${FORM}`,
	},
	{
		tells: ["portfolio/form-copy"],
		said: "kopieren | kopiere | copy",
		beside:
			"text der anfrage | text der nachricht | meinen text | meine nachricht | die nachricht | meine anfrage | formular | my text | my message | the message | my enquiry | my inquiry | the form",
	},
	{
		tells: ["facts/contact"],
		said: combined(
			"was soll ich | was sollte ich | was muss ich | was gehort | was schreibe ich | what should i | what do i | what shall i | what to",
			"… nachricht | … anfrage | … mail | … message | … enquiry | … inquiry | … email",
		),
		beside: "schreiben | schreibe | rein | hinein | in die | stehen | write | put | include | say | mention",
	},
	{
		tells: ["portfolio/form-files"],
		said: "attach files | attach a file | attach a document | attach documents | attach something | upload files | upload a file | upload documents | dateien anhangen | datei anhangen | dokumente anhangen | dateien hochladen | anhang mitschicken | anhange mitschicken | etwas anhangen | was anhangen | unterlagen mitschicken | unterlagen anhangen | dokumente mitschicken",
	},
	{
		tells: ["portfolio/mail-encryption"],
		said: "verschlusselt | verschlusseln | verschlusselung | pgp | s mime | smime | encrypted | encrypt | encryption",
		beside: combined(
			"meine | die | eine | ihre | per | my | your | the | are | werden | an",
			"mail | mails | email | emails | nachricht | nachrichten | message | messages",
		),
	},
	{
		tells: ["portfolio/no-booking"],
		said: "calendly | buchungskalender | terminbuchung | buchungstool | booking link | booking page | booking tool | online booking | book online | online buchen | online … buchen | book … online | termin … buchen … online",
	},
];
