import { spokenLanguages, startAhead } from "../pages/collaboration.ts";
import { enumerate, inEveryLanguage, inLanguage } from "../pages/language.ts";
import { portfolioFacts } from "./facts-portfolio.ts";
import { siteFacts } from "./facts-site.ts";
import { home, preference } from "./home.ts";
import { type Owner, owner } from "./owner.ts";
import { firstConversation, handover } from "./projects-overview.ts";
import {
	AVAILABILITY,
	FOCUS_SINCE,
	FREELANCE_SINCE,
	LOCATION,
	REMOTE_SHARE,
	SITE_LANGUAGES,
	YEARS_OF_EXPERIENCE,
} from "./site.ts";
import type { Fact, Localized } from "./types.ts";

const { name } = owner;
const { city } = owner.postalAddress;
const mail = `[${owner.email}](mailto:${owner.email})`;
const profile = `[${owner.profile.label}](${owner.profile.url})`;
const onSite = home.experience.location.text;
const career = inEveryLanguage((language) =>
	home.about.timeline.map(({ year, title }) => `${title[language]} (${year})`).join(", "),
);
const languages = inEveryLanguage((language) => {
	const names = new Intl.DisplayNames(language, { type: "language" });
	return enumerate(
		SITE_LANGUAGES.map((each) => names.of(each) ?? each),
		language,
	);
});

const { daysPerWeek, languages: spokenByOwner }: Owner<Localized> = owner;
const spoken =
	spokenByOwner &&
	inEveryLanguage((language) => spokenLanguages(inLanguage(spokenByOwner, language), language));
const availability = inEveryLanguage((language) => {
	const start = startAhead(owner, language);
	return start ? `${AVAILABILITY[language]}, ${start.text}` : AVAILABILITY[language];
});

const personFacts: readonly Fact<Localized>[] = [
	{
		id: "person",
		about: {
			de: `Wer ist ${name}? Person, Name, Beruf, Kurzprofil, über mich`,
			en: `Who is ${name}? person, name, profession, job title, about`,
		},
		answer: {
			de: `${owner.jobTitle.de} aus ${city}: So stellt sich ${name} auf dieser Website vor. „${home.hero.lead.de}“`,
			en: `This is the site of ${name}: ${owner.jobTitle.en}, based in ${city}. “${home.hero.lead.en}”`,
		},
		links: ["/#about", "/#services"],
	},
	{
		id: "experience",
		about: {
			de: `Erfahrung, Berufserfahrung, Jahre, seit wann, selbstständig, freiberuflich, ${home.hero.sinceBadge.de}`,
			en: "experience, years, since when, self-employed, freelance, how long in the business",
		},
		answer: {
			de: `${name} hat mehr als ${YEARS_OF_EXPERIENCE} Jahre Erfahrung (${YEARS_OF_EXPERIENCE}+) und ist seit ${FREELANCE_SINCE} selbstständig. Der heutige Schwerpunkt kam um ${FOCUS_SINCE} dazu: „${home.hero.sinceBadge.de}“.`,
			en: `${name} has more than ${YEARS_OF_EXPERIENCE} years of experience (${YEARS_OF_EXPERIENCE}+) and has been self-employed since ${FREELANCE_SINCE}. The current focus came in around ${FOCUS_SINCE}: “${home.hero.sinceBadge.en}”.`,
		},
		links: ["/#about"],
	},
	{
		id: "career",
		about: {
			de: "Werdegang, Laufbahn, Stationen, Anfänge, vorher angestellt, früher",
			en: "career, path, background, beginnings, employed before, history",
		},
		answer: {
			de: `Die Stationen von ${name}: ${career.de}. Was vor ${FREELANCE_SINCE} war und ob es eine Anstellung gab, steht nicht auf dieser Website; vielleicht sagt es der Lebenslauf auf der Startseite.`,
			en: `The milestones of ${name}’s career: ${career.en}. This site doesn’t say what came before ${FREELANCE_SINCE} or whether there was a permanent job; the CV on the home page may.`,
		},
		links: ["/#about", "/"],
	},
	{
		id: "preference",
		about: {
			de: "am liebsten, Vorlieben, Lieblingsaufgabe, Spaß an der Arbeit, Arbeitsweise, Umgebung",
			en: "preference, likes most, favourite work, enjoys, environment, way of working",
		},
		answer: {
			de: `Über die eigene Arbeitsweise schreibt ${name}: „${preference.de}“`,
			en: `${name} writes about working with clients: “${preference.en}”`,
		},
		links: ["/#about"],
	},
	{
		id: "location",
		about: {
			de: `Standort, Sitz, Wohnort, Stadt, Region, woher, ${LOCATION.de}`,
			en: "location, based, city, region, country, where from",
		},
		answer: {
			de: `${name} sitzt in ${LOCATION.de}. Zur Arbeit vor Ort heißt es hier: „${onSite.de}“`,
			en: `${name} is based in ${LOCATION.en}. Working ${REMOTE_SHARE.en} remotely is possible; on-site work is possible too, as the page says: “${onSite.en}”`,
		},
		links: ["/#experience", "/impressum"],
	},
	{
		id: "remote",
		about: {
			de: "remote, aus der Ferne, online, Homeoffice, von zu Hause, ohne Anreise",
			en: "remote, remotely, online, from home, distributed, without travelling",
		},
		answer: {
			de: `Ja, ${REMOTE_SHARE.de} remote ist möglich, und Arbeit vor Ort auch: „${onSite.de}“`,
			en: `Yes, working ${REMOTE_SHARE.en} remotely is possible, and so is work on site: “${onSite.en}”`,
		},
		links: ["/#experience", "/#contact"],
	},
	{
		id: "onsite",
		about: {
			de: "vor Ort, Anreise, Reisebereitschaft, Präsenz, im Büro, vorbeikommen, Einsatzgebiet",
			en: "on site, travel, presence, in the office, come to us, visit, radius",
		},
		answer: {
			de: `${name} sitzt in ${LOCATION.de} und arbeitet auch vor Ort: „${onSite.de}“ Ob das auch bei Ihnen geht, klären Sie am besten über das Kontaktformular.`,
			en: `${name} is based in ${LOCATION.en} and works on site, too: “${onSite.en}” Use the contact form to ask about your location.`,
		},
		links: ["/#experience", "/#contact"],
	},
	{
		id: "languages",
		about: {
			de: "Sprachen, Sprachkenntnisse, Fremdsprachen, Deutsch, Englisch, Französisch, Muttersprache",
			en: "languages, speak English, speak German, French, fluent, native",
		},
		answer: {
			de: `${spoken ? `In Projekten spricht ${name}: ${spoken.de}.` : `Welche Sprachen ${name} in Projekten spricht, steht hier nicht; das klären Sie am besten über das Kontaktformular.`} Die Website gibt es auf ${languages.de}, und ich antworte auf Deutsch und Englisch.`,
			en: `${spoken ? `In projects ${name} speaks: ${spoken.en}.` : `This site doesn’t say which languages ${name} speaks in projects; it’s best to ask through the contact form.`} The site is available in ${languages.en}, and I answer in German and English.`,
		},
		links: ["/#contact"],
		open: spoken === undefined,
	},
	{
		id: "education",
		about: {
			de: "Studium, Ausbildung, Abschluss, Universität, Diplom, Weiterbildung, Fortbildung, Kurse",
			en: "education, degree, university, apprenticeship, training, courses, keep learning",
		},
		answer: {
			de: "Zu Studium, Ausbildung und Weiterbildung steht nichts auf dieser Website; die Zertifikate sind genannt. Mehr sagt vielleicht der Lebenslauf auf der Startseite, sonst fragen Sie am besten über das Kontaktformular.",
			en: "This site says nothing about a degree, an apprenticeship or further training; it lists the certifications. The CV on the home page may say more; otherwise, ask through the contact form.",
		},
		links: ["/#experience", "/", "/#contact"],
		open: true,
	},
	{
		id: "cv",
		about: {
			de: "Lebenslauf, CV, Vita, Download, herunterladen, PDF, Sprache des Lebenslaufs",
			en: "CV, resume, résumé, curriculum vitae, download, PDF, language of the CV",
		},
		answer: {
			de: `Hier ist der [Lebenslauf](${owner.cvUrl}); auf der Startseite gibt es dafür den Knopf „${home.hero.cvButton}“. Die Sprache der Datei nennt die Website nicht.`,
			en: `Here is the [CV](${owner.cvUrl}); on the home page, the button “${home.hero.cvButton}” opens it. The site doesn’t say which language it is in.`,
		},
		links: ["/"],
	},
	{
		id: "profile",
		about: {
			de: `Profil, ${owner.profile.label}, berufliches Netzwerk, soziale Medien, Blog`,
			en: `profile, ${owner.profile.label}, professional network, social media, blog`,
		},
		answer: {
			de: `${name} hat ein Profil bei ${profile}. Andere Profile oder einen Blog nennt diese Website nicht.`,
			en: `${name} has a profile on ${profile}. This site mentions no other profile or blog.`,
		},
		links: ["/#contact"],
	},
	{
		id: "talks",
		about: {
			de: "Vorträge, Konferenzen, Redner, Veröffentlichungen, Open Source, Quelltext, eigener Code",
			en: "talks, conferences, speaker, publications, open source, source code, contributions",
		},
		answer: {
			de: `Von Vorträgen, Veröffentlichungen oder öffentlichem Quelltext sagt diese Website nichts. Fragen Sie am besten ${name} selbst, über das Kontaktformular.`,
			en: `This site says nothing about talks, publications or public source code. It’s best to ask ${name} through the contact form.`,
		},
		links: ["/#contact", "/projects/overview"],
		open: true,
	},
	{
		id: "clearance",
		about: {
			de: "Sicherheitsüberprüfung, Ü2, Führungszeugnis, Vorstrafen, Geheimhaltungsstufe",
			en: "security clearance, vetting, background check, criminal record, certificate of good conduct",
		},
		answer: {
			de: `Zu einer Sicherheitsüberprüfung oder einem Führungszeugnis steht nichts auf dieser Website. Schreiben Sie ${name} über das Kontaktformular, was Sie brauchen.`,
			en: `This site says nothing about a security clearance or a certificate of good conduct. Write to ${name} through the contact form and say what you need.`,
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "compliance",
		about: {
			de: "NIS2, ISO 27001, TISAX, SOC 2, Compliance, Vorschriften, Regulierung",
			en: "NIS2, ISO 27001, TISAX, SOC 2, compliance, regulations",
		},
		answer: {
			de: `Zu NIS2, ISO 27001, TISAX oder ähnlichen Vorgaben steht nichts auf dieser Website. Was Sie nachweisen müssen, klären Sie am besten mit ${name} über das Kontaktformular.`,
			en: `This site says nothing about NIS2, ISO 27001, TISAX or similar requirements. It's best to tell ${name} through the contact form what you have to prove.`,
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "weaknesses",
		about: {
			de: "Schwächen, Grenzen, nicht können, Nachteile, Lücken, Misserfolge",
			en: "weaknesses, limits, bad at, drawbacks, gaps, failures",
		},
		answer: {
			de: `Schwächen nennt diese Website nicht. Fragen Sie ${name} im Erstgespräch danach, oder mich nach einer bestimmten Technologie; ob hier etwas dazu steht, sage ich Ihnen.`,
			en: `This site mentions no weaknesses. Ask ${name} about them in a first conversation, or ask me about a particular technology, and I’ll say whether it is mentioned.`,
		},
		links: ["/#contact", "/#about"],
		open: true,
	},
	{
		id: "private",
		about: {
			de: "privat, Familie, Alter, Hobbys, Geburtstag, verheiratet, Kinder, Religion, Politik",
			en: "private life, family, age, hobbies, birthday, married, children, religion, politics",
		},
		answer: {
			de: `Über Privates sagt diese Website nichts, und ich rate nicht. Zur Arbeit von ${name} kann ich Ihnen mehr sagen.`,
			en: `This site says nothing about private matters, and I won’t guess. I can tell you more about ${name}’s work.`,
		},
		links: ["/#about"],
		open: true,
	},
	{
		id: "photo",
		about: { de: "Foto, Bild, Porträt, Aussehen", en: "photo, picture, portrait, headshot, looks" },
		answer: {
			de: `Ein Foto von ${name} gibt es auf dieser Website nicht. Wenn Sie eines brauchen, fragen Sie über das Kontaktformular danach.`,
			en: `There is no photo of ${name} on this site. If you need one, ask for it through the contact form.`,
		},
		links: ["/#about", "/#contact"],
		open: true,
	},
];

const workingTogetherFacts: readonly Fact<Localized>[] = [
	{
		id: "contact",
		about: {
			de: "Kontakt, E-Mail, Mailadresse, erreichen, schreiben, anfragen, buchen, beauftragen, Projekt starten",
			en: "contact, email, mail address, reach, write, get in touch, hire, book, start a project",
		},
		answer: {
			de: `Schreiben Sie über das Kontaktformular oder an ${mail}. Ein paar Sätze genügen: was Sie vorhaben, wo es hakt und wann es losgehen soll; ${name} antwortet persönlich.`,
			en: `Use the contact form or write to ${mail}. A few sentences are enough: what you’re planning, where you’re stuck and when you’d like to start; ${name} replies personally.`,
		},
		links: ["/#contact"],
	},
	{
		id: "phone",
		about: {
			de: "Telefon, Telefonnummer, anrufen, Rückruf, Handy, Termin buchen, Kalender, Videogespräch",
			en: "phone, phone number, call, call back, mobile, book a meeting, calendar, video call",
		},
		answer: owner.phone
			? {
					de: `Am Telefon erreichen Sie ${name} unter ${owner.phone}. Termine lassen sich hier nicht online buchen; schreiben Sie dafür über das Kontaktformular oder an ${mail}.`,
					en: `You can call ${name} on ${owner.phone}. Appointments can’t be booked online here; use the contact form or write to ${mail} for that.`,
				}
			: {
					de: `Eine Telefonnummer und eine Online-Terminbuchung gibt es auf dieser Website nicht. Schreiben Sie über das Kontaktformular oder an ${mail}, dann lässt sich ein Gespräch mit ${name} vereinbaren.`,
					en: `This site has no phone number and no online booking. Use the contact form or write to ${mail}, and a call with ${name} can be arranged.`,
				},
		links: ["/#contact"],
		open: owner.phone === undefined,
	},
	{
		id: "message",
		about: {
			de: "ausrichten, Nachricht hinterlassen, weitergeben, Bescheid sagen, weiterleiten",
			en: "pass on a message, leave a message, forward, let someone know, take a note",
		},
		answer: {
			de: `Ich kann nichts ausrichten, und ${name} liest hier nicht mit. Schreiben Sie Ihre Nachricht ins Kontaktformular oder an ${mail}.`,
			en: `I can’t pass anything on, and ${name} doesn’t read this chat. Leave your message through the contact form or at ${mail}.`,
		},
		links: ["/#contact"],
	},
	{
		id: "form",
		about: {
			de: "Kontaktformular, Formular, Pflichtfelder, Unternehmen optional, absenden, Anhang, Datei",
			en: "contact form, required fields, company optional, submit, attachment, attach a file",
		},
		answer: {
			de: "Das Formular öffnet Ihr Mailprogramm mit dem fertigen Text; gesendet wird erst, wenn Sie dort auf „Senden“ klicken, und die Website überträgt und speichert dabei nichts. Pflicht sind Name, E-Mail und Nachricht, das Unternehmen ist optional. Dateien hängen Sie im Mailprogramm an.",
			en: "The form opens your email program with the text filled in; nothing is sent until you press Send there, and the site itself transmits and stores nothing. Name, email and message are required, the company is optional. Attach files in the email program.",
		},
		links: ["/#contact", "/datenschutz"],
	},
	{
		id: "form-trouble",
		about: {
			de: "Formular geht nicht, nichts öffnet sich, Mailprogramm fehlt, Fehler beim Senden, Text kopieren, zu lang",
			en: "form doesn’t work, nothing opens, no mail program, can’t submit, copy the text, too long",
		},
		answer: {
			de: `Öffnet sich nichts, ist auf Ihrem Gerät vermutlich kein Mailprogramm eingerichtet. Ihr Text bleibt im Formular: Kopieren Sie alles und senden Sie es aus Ihrem Postfach an ${mail}. So geht es auch mit sehr langen Nachrichten.`,
			en: `If nothing opens, your device probably has no email program set up. Your text stays in the form: copy it and send it from your webmail to ${mail}. That also works for very long messages.`,
		},
		links: ["/#contact"],
	},
	{
		id: "reply",
		about: {
			de: "Antwortzeit, Rückmeldung, wie schnell, Reaktionszeit, keine Antwort",
			en: "reply time, response time, how soon, hear back, no answer",
		},
		answer: {
			de: `${name} antwortet persönlich; wie schnell, steht nicht auf dieser Website. Schreiben Sie im Kontaktformular dazu, bis wann Sie eine Antwort brauchen.`,
			en: `${name} replies personally; this site doesn’t say how soon. Mention in the contact form when you need an answer by.`,
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "urgent",
		about: {
			de: "dringend, Notfall, sofort, Ausfall, Störung, heute noch, Hilfe",
			en: "urgent, emergency, immediately, outage, right now, today, help",
		},
		answer: {
			de: `Schreiben Sie gleich an ${mail} oder über das Kontaktformular: was betroffen ist, seit wann und wie Sie zu erreichen sind. Wie schnell ${name} antwortet, steht nicht auf dieser Website.`,
			en: `Write right away to ${mail} or through the contact form: what is affected, since when, and how to reach you. This site doesn’t say how soon ${name} replies.`,
		},
		links: ["/#contact"],
	},
	{
		id: "availability",
		about: {
			de: "Verfügbarkeit, verfügbar, frei, Kapazität, ausgebucht, Starttermin, wann anfangen, neue Projekte",
			en: "availability, available, free, capacity, booked out, start date, when to begin, new projects",
		},
		answer: {
			de: `Auf der Website steht: „${availability.de}“. Einen festen Termin kann ich nicht zusagen; den vereinbaren Sie über das Kontaktformular mit ${name}.`,
			en: `The site says: “${availability.en}”. I can’t promise a start date; you can agree one with ${name} through the contact form.`,
		},
		links: ["/#contact"],
	},
	{
		id: "price",
		about: {
			de: "Preis, Kosten, Tagessatz, Stundensatz, Honorar, Festpreis, Budget, teuer, Rabatt, Reisekosten",
			en: "price, cost, day rate, daily rate, hourly rate, fee, fixed price, budget, expensive, discount, travel expenses",
		},
		answer: {
			de: `Preise, Tagessätze und Reisekosten stehen nicht auf dieser Website, und ich nenne keine. Beschreiben Sie Ihr Vorhaben kurz im Kontaktformular; ${name} antwortet persönlich.`,
			en: `This site gives no prices, daily rates or travel costs, and I don’t quote any. Describe your project briefly in the contact form; ${name} replies personally.`,
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "promise",
		about: {
			de: "Garantie, Zusage, versprechen, verbindlich, Gewährleistung, Erfolg",
			en: "guarantee, promise, commitment, binding, warranty, success",
		},
		answer: {
			de: `Ich kann nichts zusagen und nichts garantieren. Was verbindlich gelten soll, vereinbaren Sie mit ${name} selbst, am besten über das Kontaktformular.`,
			en: `I can’t promise or guarantee anything. Anything binding has to be agreed with ${name} directly, ideally through the contact form.`,
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "proposal",
		about: {
			de: "Angebot, Kooperation, Partnerschaft, Einladung, Vorschlag, Werbung, Jobangebot",
			en: "proposal, offer, cooperation, partnership, invitation, advertising, job offer",
		},
		answer: {
			de: `Ein Angebot erstellen oder eines annehmen kann nur ${name} selbst. Schreiben Sie über das Kontaktformular oder an ${mail}, worum es geht.`,
			en: `Only ${name} can make an offer or accept one. Use the contact form or write to ${mail} to say what it is about.`,
		},
		links: ["/#contact"],
	},
	{
		id: "employment",
		about: {
			de: "Festanstellung, fest anstellen, angestellt, unbefristet, Stelle, Gehalt, Bewerbung",
			en: "permanent employment, employee, staff position, payroll, salary, job application",
		},
		answer: {
			de: `${name} arbeitet freiberuflich. Ob eine Festanstellung infrage kommt, sagt die Website nicht; fragen Sie danach über das Kontaktformular.`,
			en: `${name} works freelance. This site doesn’t say whether permanent employment is an option; ask through the contact form.`,
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "terms",
		about: {
			de: "Vertrag, NDA, Verschwiegenheit, Haftung, Versicherung, Rechnung, Zahlungsziel, Kündigungsfrist, AGB",
			en: "contract, NDA, confidentiality agreement, liability, insurance, invoice, payment terms, notice period",
		},
		answer: {
			de: `Zu Verträgen, Verschwiegenheit, Haftung, Versicherungen und Rechnungen steht nichts auf dieser Website. Das vereinbaren Sie mit ${name} selbst, am besten über das Kontaktformular.`,
			en: `This site says nothing about contracts, NDAs, liability, insurance or invoices. These are agreed with ${name} directly; the contact form is the best way to ask.`,
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "alone",
		about: {
			de: "allein, Mitarbeiter, Team, Kollegen, Vertretung, Subunternehmer, Vermittler, Agentur, Arbeitnehmerüberlassung",
			en: "alone, staff, team, colleagues, stand-in, subcontractor, agency, staffing firm, middleman",
		},
		answer: {
			de: `${name} ist freiberuflich tätig; eine Firma mit Mitarbeitern stellt die Website nicht vor. Ob Kollegen, Vermittler oder Unteraufträge infrage kommen, steht hier nicht; das klären Sie am besten über das Kontaktformular.`,
			en: `${name} is a freelancer; this site mentions no company or staff. It doesn’t say whether colleagues, agencies or subcontractors are an option either; it’s best to ask through the contact form.`,
		},
		links: ["/#contact", "/#about"],
		open: true,
	},
	{
		id: "support",
		about: {
			de: "Support, Rufbereitschaft, rund um die Uhr, 24/7, Hotline, Wartung, SLA, Betreuung nach dem Projekt",
			en: "support, on-call, around the clock, 24/7, hotline, maintenance, SLA, help after the project",
		},
		answer: {
			de: `Support rund um die Uhr, Rufbereitschaft oder eine Hotline führt die Website nicht als Leistung auf. Was ${name} nach einem Projekt übernimmt, klären Sie am besten über das Kontaktformular.`,
			en: `The site doesn’t list round-the-clock support, on-call duty or a hotline among the services. Use the contact form to ask what ${name} takes on after a project.`,
		},
		links: ["/#contact", "/#services"],
		open: true,
	},
	{
		id: "duration",
		about: {
			de: "Dauer, wie lange dauert ein Projekt, Workshop-Dauer, Teilnehmer, Wochen, Zeitrahmen",
			en: "duration, how long does a project take, length of a workshop, participants, weeks, time frame",
		},
		answer: {
			de: "Wie lange ein Projekt oder ein Workshop dauert, hängt vom Umfang ab und steht nicht auf dieser Website. Zur Orientierung nennen die Praxisbeispiele auf den Seiten der Leistungen die Dauer jeder Phase; für Ihr Vorhaben fragen Sie am besten über das Kontaktformular.",
			en: "How long a project or a workshop takes depends on its scope and isn’t stated on this site. For orientation, the worked examples on the service pages give the duration of each phase; for your own project, ask through the contact form.",
		},
		links: ["/#services", "/#contact"],
		open: true,
	},
	{
		id: "workload",
		about: {
			de: "Auslastung, Tage pro Woche, Stunden, Vollzeit, Teilzeit, Zeitaufwand für unser Team, Mitarbeit",
			en: "workload, days per week, hours, full-time, part-time, effort for our team, involvement",
		},
		answer: daysPerWeek
			? {
					de: `Tage pro Woche, die ${name} für ein Projekt hat: ${daysPerWeek.toLocaleString("de")}. Wie viel Zeit Ihr Team einplanen sollte, klären Sie am besten über das Kontaktformular.`,
					en: `Days per week that ${name} has for a project: ${daysPerWeek}. Use the contact form to ask how much time your team should set aside.`,
				}
			: {
					de: `Wie viele Tage in der Woche ${name} für ein Projekt arbeitet und wie viel Zeit Ihr Team einplanen sollte, steht nicht auf dieser Website. Schreiben Sie über das Kontaktformular, was Sie brauchen.`,
					en: `This site doesn’t say how many days a week ${name} works for a project or how much time your team should set aside. Say what you need through the contact form.`,
				},
		links: ["/#contact"],
		open: daysPerWeek === undefined,
	},
	{
		id: "fit",
		about: {
			de: "passt das, der Richtige, geeignet, Erstgespräch, ablehnen, Unternehmensgröße, Startup, Mittelstand, Konzern",
			en: "right fit, right person, suitable, first conversation, turn down, company size, startup, small business",
		},
		answer: {
			de: `Das klärt sich im ersten Gespräch: „${firstConversation.text.de}“ Eine bestimmte Unternehmensgröße ist nicht verlangt, und die Leistungen gibt es einzeln oder zusammen.`,
			en: `A first conversation settles that: “${firstConversation.text.en}” The site names no minimum or maximum company size, and the services can be booked one at a time or combined.`,
		},
		links: ["/projects/overview", "/#contact"],
	},
	{
		id: "why",
		about: {
			de: `warum ${name}, Vorteile, besser als andere, überzeugen, Argumente`,
			en: `why ${name}, advantages, better than others, convince, arguments`,
		},
		answer: {
			de: `Beurteilen können Sie das anhand der Fakten: mehr als ${YEARS_OF_EXPERIENCE} Jahre Erfahrung, selbstständig seit ${FREELANCE_SINCE}, dazu die Projekte und Zertifikate mit eigener Seite. Ob es passt, zeigt am besten ein Gespräch mit ${name}.`,
			en: `You can judge by the facts: more than ${YEARS_OF_EXPERIENCE} years of experience, self-employed since ${FREELANCE_SINCE}, and the projects and certifications that have pages of their own. The best way to find out whether it’s a good fit is to talk to ${name}.`,
		},
		links: ["/#experience", "/#about", "/#contact"],
	},
	{
		id: "handover",
		about: {
			de: "Übergabe, Ende des Projekts, Dokumentation, Code gehört, mit unserem Team, Einarbeitung, Wissenstransfer",
			en: "handover, end of the project, documentation, who owns the code, with our team, knowledge transfer",
		},
		answer: {
			de: `${handover.title.de}, der letzte Schritt eines Projekts: „${handover.text.de}“`,
			en: `${handover.title.en}, the last step of a project: “${handover.text.en}”`,
		},
		links: ["/projects/overview"],
	},
	{
		id: "complaint",
		about: {
			de: "Beschwerde, beschweren, unzufrieden, Kritik, Ärger, Reklamation, enttäuscht",
			en: "complaint, complain, dissatisfied, criticism, bad work, disappointed",
		},
		answer: {
			de: `Das tut mir leid; hier im Chat lässt es sich nicht klären. Bitte schreiben Sie ${name} direkt an ${mail} oder über das Kontaktformular.`,
			en: `I’m sorry to hear that; I can’t settle it in this chat. Please write to ${name} directly at ${mail} or through the contact form.`,
		},
		links: ["/#contact"],
	},
];

/** The assistant's short answers to questions that no page answers in a sentence or two. */
export const facts: readonly Fact<Localized>[] = [
	...personFacts,
	...portfolioFacts,
	...workingTogetherFacts,
	...siteFacts,
];
