import { type CueRule, PLAIN, rule, WHOLE } from "./cue.ts";

const NOTICE = `datenschutzerklarung | datenschutzhinweis* | datenschutzseite | datenschutztext | privacy notice | privacy policy | privacy statement | privacy page`;
const OWN_DATA = `meine daten | meiner daten | meinen daten | mein name | uber mich | von mir | personenbezogen* daten | my data | my details | data you hold | data about me | about me | on me | of me | personal data | personal information`;

/** Questions about the legal pages, and about what this site loads and stores. */
export const LEGAL: readonly CueRule[] = [
	rule(
		"noticeDate",
		WHOLE,
		`stand | datum | monat | jahr | month | year | welchem tag | neu | wann | wie alt | aktuell | aktualisiert | uberarbeitet | geandert | version | fassung | neueste*
			date | dated | recent | how old | up to date | updated | revised | changed | edition | when`,
		{ beside: NOTICE },
	),
	rule(
		"imprintLaw",
		WHOLE,
		`gesetz | gesetzes | gesetze | paragraf* | paragraph* | rechtsgrundlage | vorschrift* | pflicht | verpflichtet | law | legal basis | statute | act | section | required | obliged`,
		{ beside: "impressum | anbieterkennzeichnung | imprint | legal notice" },
	),
	rule(
		"rights",
		WHOLE,
		`loschen | geloscht | loscht | loschung | entfernen | entfernt | auskunft | berichtigen | korrigieren | rechte | recht auf | einsehen | los | loswerden
			delete | deleted | erase | erased | remove | removed | correct | rights | right to | copy of | see`,
		{ beside: OWN_DATA },
	),
	rule(
		"rights",
		WHOLE,
		`recht auf loschung | auskunft uber mein* | recht auf auskunft | recht auf berichtigung | dsgvo rechte | rechte … dsgvo | rechte … datenschutz | betroffenenrechte | meine rechte | welche rechte habe | what rights … have | which rights … have | rights … gdpr
		right to erasure | right to be forgotten | right of access | gdpr rights | my rights | gdpr request | auskunftsanfrage | loschanfrage`,
	),
	rule(
		"tracking",
		WHOLE,
		`schriften | schriftart* | google fonts | webfont* | fonts | google schrift* | von drittanbietern | drittanbieter* | third parties | third party | von fremden servern | externe skripte | externen servern | external servers | external scripts | from a cdn`,
	),
	rule("tracking", WHOLE, "von aussen | from outside", {
		beside:
			"seite | website | site | page | browser | geladen | laden | ladt | nachgeladen | skript* | bilder | load | loads | loaded | scripts | images",
	}),
	rule("form", WHOLE, "feld | felder | pflicht* | leer | weglassen | ausfull* | eintragen | auslassen", {
		beside: "formular | kontaktformular | angaben | firmenname* | unternehmen angeben | wenn ich … schreibe",
	}),
	rule(
		"form",
		WHOLE,
		"angeben | eintragen | freilassen | type in | enter | provide | fill in | leave out | skip",
		{
			beside:
				"die firma | meine firma | firmenname | mein unternehmen | das unternehmen | my company | the company | company name",
		},
	),
	rule(
		"form",
		WHOLE,
		`enter to contact | enter to write
		feld unternehmen | feld firma | feld … leer | company field | field … required | field … mandatory | field … optional | field … empty | field … blank | leave … field | fill in to | fill out to | have to fill in | need to fill in
		auf senden | auf absenden | absende* | senden knopf | sendeknopf | send button | submit button | clicking send | click send | press send | pressing send | hit send | press submit | hit submit | click submit
		button … form | form … button | knopf … formular | formular … knopf | button … formular | formular … button`,
	),
	rule("form", PLAIN, "knopf | button | schaltflache"),
	rule(
		"fit",
		WHOLE,
		`nicht der richtige | nicht der passende | nicht der geeignete | der falsche | der richtige sind | der richtige bist | der richtige ist | der passende sind | nicht zu ihnen passt | nicht zu ihnen passen | nicht zu dir passt | wenn es nicht passt | wenn das nicht passt | wenn … projekt nicht passt | wenn … auftrag nicht passt | wenn … anfrage nicht passt | lehnen … ab $ | ablehnen | abgelehnt | abzulehnen | nein sagen | sagen … nein | nein zu ein* | sagst … nein | sagt … nein | raten … ab $ | ob sie der richtige | ob er der richtige | ob du der richtige | jemand anderen | jemand anders | kollegen empfehlen
		not the right person | not the right one | not the right man | not the right guy | aren't the right | are the wrong | the wrong person | the wrong man | not a fit | not a good fit | isn't a fit | isn't a good fit | wrong fit | lehnt … projekt … ab | lehnt … auftrag … ab | lehnen … projekt … ab | lehnen … auftrag … ab | nimmt er nicht an | nehmen sie nicht an | turn down | turn … down | say no | refuse … assignment* | refuse … project* | refuse … work | refuse … job* | decline … project* | decline … work | decline … job* | recommend someone else | refer us to someone | refer me to someone`,
	),
];
