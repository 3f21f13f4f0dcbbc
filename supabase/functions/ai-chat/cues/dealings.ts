import { type CueRule, PLAIN, rule, WEAK, WHOLE } from "./cue.ts";

/** Questions about doing business, most of which lead to the contact form. */
export const DEALINGS: readonly CueRule[] = [
	rule(
		"price",
		WHOLE,
		`preis | preise | preisen | preislich* | preisliste* | preisspanne | tagessatz* | tagessätze* | tagesrate | stundensatz* | stundensätze* | stundenlohn
		was … kosten $ | würde … kosten | wird … kosten | würde … kostet | would … cost | will … cost | schätz* … kosten | kosten schätzen | cost estimate | price tag | ballpark | pricey | affordable | kostenlos* | kostenfrei* | gratis | free of charge | for free
		bezahl* | gezahlt | zahlt | zahlen … ihnen | paid | pays | pay for | pay you | spend | ausgeben | verdien* | earn* | honorar* | konditionen | kostenvoranschlag* | pauschale* | pauschalpreis* | festpreis* | budget | teuer | gunstig | billig
		pro stunde | pro tag | brauch* … angebot $ | hatten … angebot $ | hatte gern* … angebot $ | need a quote | need an offer | angebot … machen | angebot … erstellen | angebot … schicken | angebot einholen | angebot bekommen | was kost* | hatte … gekostet | would … have cost | wie viel kost* | wieviel kost* | was … kostet | wie viel … kost* | wieviel … kost*
		was nimm* | was verlang* | was berechn* | was … verlang* | was … berechne* | wie viel verlang* | kost* … tag | kost* … stunde
		pricing | price | prices | priced | day rate* | daily rate* | hourly rate* | rate | rates | fee | fees | expensive | cheap
		charge | charges | quotation | per hour | per day | how much do* | how much would | how much is | how much are | how much will
		how much for | how much money | what … cost | what … costs | how much … cost* | cost of hiring | costs of hiring`,
	),
	rule("price", WEAK, "kosten | kostet | cost | costs"),
	rule(
		"availability",
		WHOLE,
		`haben … zeit | hatten … zeit | hast … zeit | freie* kapazitat* | kapazitat* … frei | kapazitaten | kapazitat | ab wann $ | ab wann können | ab wann könnten | ab wann kannst | ab wann könntest | ab wann kann | ab wann könnte | ab wann sind | ab wann bist | ab wann ist | ab wann wären | ab wann wäre | ab wann geht | ab wann steh* | wann … frei | wann … anfangen | wann … starten | wann … beginnen | wann … loslegen
		wann … zeit | wann … verfugbar* | wann geht … los | wann … losgehen | wann … einsteigen | luft fur | kapazität* | noch frei | gerade frei | derzeit frei | aktuell frei
		momentan frei | noch zeit | gerade zeit | noch platz* | buchbar | ausgebucht | ausgelastet | sind … verfugbar | ist … verfugbar
		bist … verfugbar | verfugbar fur | verfugbar ab | verfugbar im | verfugbar in | starttermin* | projektstart | kurzfristig
		sofort anfangen | sofort starten | sofort verfugbar
		nimm* … projekte an | neue projekte an | nehmen … auftrage an | nimmt … auftrage an | neue auftrage | neue kunden
		you free | he free | free from | free in | free after | free for | sie frei | du frei | er frei | frei im | frei ab | available | his availability | your availability | free slot* | free capacity | when can … start | when could … start | when would … start | when will … start | when can … begin | when … free
		when … available | when … join | how soon | start date | earliest start | fully booked
		currently booked | take on | taking on | new clients | accepting`,
	),
	rule(
		"availability",
		PLAIN,
		"verfugbar | verfugbarkeit | availability | nachste woche | nachsten monat | nachsten wochen | nachstes jahr | next week | next month | next quarter | next year",
	),
	rule(
		"promise",
		WHOLE,
		`garantie* | garantier* | versprech* | versprich* | versprochen | zusicher* | fest zusag* | verbindlich* | guarante* | promise*
		promising | rabatt* | discount* | vertragsstrafe* | haften | haftet | haftung* | liability | warranty`,
	),
	rule(
		"contact",
		WHOLE,
		`kontaktier* | erreiche | erreichen | erreichbar | kontaktdaten | kontaktformular | kontakt aufnehmen | kontakt mit
		anschreiben | email* | mailadresse | nachricht schicken | nachricht senden
		nachricht hinterlassen | beauftrag* | buchen | buche | engagieren | anheuern | projekt … anfrag* | anfrage stellen
		anfrage senden | anfrage schicken | erstgesprach … vereinbar* | gesprach vereinbaren | termin vereinbaren | treffen vereinbaren
		get in touch | getting in touch | contact him | contact you | contact form | contact detail* | contact info* | can i … contact
		can we … contact | to contact | to reach | reach him | reach you
		besprechen | interesse … projekt | interesse habe | was muss ich tun $ | was mussen wir tun $ | was muss ich machen $ | what do i need to do $ | what do we need to do $ | wie geht es weiter | wie geht's weiter | discuss | next step* | hire him | hire you | hiring him | hiring you | book him | book you | engage him | engage you | send … message | arrange a call
		start a project | start the project | start … project with | projekt starten | projekt beginnen | an ihn heran | an sie heran | in kontakt | reach out | get hold of | ansprechen | work together
		schedule a call | book a call | set up a call`,
	),
	rule(
		"phone",
		WHOLE,
		`telefon* | *telefonieren | handynummer* | rufnummer* | mobilnummer* | durchwahl | anruf* | anzurufen | rufe* … an $ | rückruf* | call him | call you | call me | phone* | telephone* | mobile number | whatsapp
		videocall* | video call | zoom call | teams call | speak … on the phone`,
	),
	rule(
		"contact",
		PLAIN,
		"formular | kontakt* | contact | erreicht | anfrage* | enquiry | inquiry | mail | hire | hiring",
	),
	rule(
		"employment",
		WHOLE,
		`festanstell* | fest angestellt* | festangestellt* | angestellt* | unbefristet* | arbeitsvertrag* | vollzeit* | teilzeit*
		arbeitnehmeruberlassung | anu | gehalt | gehalts* | gehalter | jobangebot* | permanent position* | permanent contract* | permanent hire | permanent work | perm role* | perm position* | perm job* | permanent roles | permanent jobs | permanent employ* | permanent role | permanent job
		employee | full time | full-time | part time | part-time | salary | job offer*`,
	),
	rule(
		"privacy",
		WHOLE,
		`mein* daten | mein* nachricht* | mein* eingabe* | mein* angaben | mein* chat* | chat* … gespeichert | nachrichten … gespeichert
		gesprach* … gespeichert | daten … gespeichert | wird … aufgezeichnet | wird … gespeichert | werden … gespeichert | mitgelesen
		ins kontaktformular | kontaktformular … eingeb* | kontaktformular … schreib* | kontaktformular … daten
		liest … mit | datenschutzerklarung | my data | my message* | my chat* | chat messages | my conversation* | my question* | my input* | my privacy | privacy policy
		store … chat | store … message* | save … chat | save … conversation | is … stored | is … saved | is … recorded | is … logged
		are … stored | are … saved | are … recorded | are … logged | protokoll* … frag* | frag* … protokoll* | mitgeschnitten | log my | logs my | record … conversation | wird mein* frage | werden mein* fragen | geht mein* frage | is my question | are my questions | an openai | an chatgpt | to openai | to chatgpt`,
	),
	rule(
		"tracking",
		WHOLE,
		"cookie* | tracking | tracker* | trackt | tracken | track me | tracks me | tracking me | tracked | verfolgt mich | verfolgen mich | google analytics | besucherstatistik* | webanalyse*",
	),
	rule(
		"legal",
		WHOLE,
		`impressum | imprint | umsatzsteuer* | mehrwertsteuer* | ust id* | ust | ustid* | vat | vat id | vat number | tax number | tax id | steuernummer | steuernr | rechtsform | handelsregister*
		legal notice | wer betreibt … website | wer betreibt … seite | who runs … site | who operates`,
	),
	rule(
		"address",
		WHOLE,
		`adresse | anschrift* | postanschrift* | postadresse* | straße | hausnummer | postleitzahl | plz | büro | büros | büroräume | firmensitz | per post | briefpost | ladungsfähig*
		address | postal address | street | office | office address | zip code | postcode | by post`,
	),
	rule(
		"privacy",
		PLAIN,
		`ip adresse* | ip address* | rechtsgrundlage* | auskunftsrecht* | betroffenenrecht* | widerspruch* | widersprechen | daten … übertrag* | daten … übermittel* | daten … verarbeit* | verarbeite* … daten | local storage | session storage
		in meinem browser | mein* browser | speicherdauer | speichern sie | wie lange … gespeichert | wie lange speicher* | hoster | hosting | gehostet | hosted | hosts | aufsichtsbehörde* | beschwer* | legal basis | my browser | data protection authority | complain*`,
		{ areSearched: true },
	),
	rule(
		"contact",
		WHOLE,
		"email adresse* | mail adresse* | email address* | mail address* | deine email | ihre email",
	),
	rule(
		"bot",
		WHOLE,
		`wer bist du | was bist du $ | was bist du für | who are you $ | what are you $ | wer antwortet $ | wer antwortet hier | wer antwortet mir $ | wer antwortet mir hier | wer schreibt hier
		bist du … mensch | bist du … bot | bist du … chatbot | bist du … roboter | bist du … ki | bist du … llm | bist du … echt*
		bist du … programm | bist du … gpt | bist du … chatgpt | bist du … maschine | bist du … assistent | spreche ich mit einem | spreche ich mit einer | spreche ich mit dem | spreche ich hier | mit wem spreche ich hier | mit wem spreche ich $
		rede ich mit einem | rede ich mit einer | rede ich hier | mit wem rede ich $ | are you … human | are you … bot | are you … chatbot | are you … robot | are you … ai | are you … real
		are you … machine | are you … person | are you … gpt | are you … chatgpt | are you … assistant | am i talking to
		am i speaking to | am i chatting with | welches modell bist | welches modell steckt | welches modell antwort* | welches modell nutzt du | welches modell $ | which model are you | which model is this | which model answer* | which model am i | which model runs … chat | which model $`,
	),
	rule(
		"capabilities",
		WHOLE,
		`was kannst du | was kannst du alles | wobei kannst du | wie kannst du mir helfen | wie kannst du helfen | what can you do
		what can you help | wofür bist du | wozu bist du | wozu dien* | was machst du hier | what are you for | what is this chat | what can i ask | was kann ich dich fragen | was kann ich fragen | how can you help me | how do you work here`,
	),
];
