import {
	CLOUD_FOCUS_SINCE,
	FREELANCE_SINCE,
	LOCATION,
	REMOTE_SHARE,
	YEARS_OF_EXPERIENCE,
} from "../../../../src/content/site.ts";
import type { SiteContent } from "../site-content.ts";
import type { Fact } from "./facts.ts";
import { ABOUT_LINK, CONTACT_LINK, EXPERIENCE_LINK, HOME_LINK, SERVICES_LINK } from "./links.ts";
import { said, uncapital } from "./wording.ts";

/** Who the owner is, where he works, and where to read more about him. */
export function personFacts({ owner, home }: SiteContent): Fact[] {
	const { name } = owner;
	const [city = LOCATION, region = ""] = LOCATION.split(", ");
	const saidOfPlaces = said(home.experience.location.text, name);
	return [
		{
			id: "person",
			cues: ["who"],
			names: `${name} Person Inhaber Betreiber owner`,
			answer: {
				de: `${name} ist ${uncapital(owner.jobTitle)} aus ${city}. Er arbeitet seit ${FREELANCE_SINCE} selbstständig und plant, automatisiert und betreibt Cloud-, Kubernetes- und Linux-Plattformen.`,
				en: `${name}: ${uncapital(home.summaryEn)}`,
			},
			links: [ABOUT_LINK, SERVICES_LINK],
		},
		{
			id: "experience",
			cues: ["years", "since", "when", "experience"],
			names: "Erfahrung Jahre selbstständig freiberuflich years experience freelance",
			keywords: `${FREELANCE_SINCE} ${CLOUD_FOCUS_SINCE} Berufserfahrung Cloud DevOps Linux`,
			answer: {
				de: `${name} hat mehr als ${YEARS_OF_EXPERIENCE} Jahre Erfahrung (${YEARS_OF_EXPERIENCE}+) und ist seit ${FREELANCE_SINCE} selbstständig. Cloud und DevOps sind seit ${CLOUD_FOCUS_SINCE} sein Schwerpunkt, davor war es vor allem Linux.`,
				en: `${name} has more than ${YEARS_OF_EXPERIENCE} years of experience (${YEARS_OF_EXPERIENCE}+) and has been self-employed since ${FREELANCE_SINCE}. Cloud and DevOps have been the focus since ${CLOUD_FOCUS_SINCE}; before that it was mainly Linux.`,
			},
			links: [ABOUT_LINK],
		},
		{
			id: "location",
			cues: ["location"],
			names: `Standort Wohnort Sitz ${LOCATION} location based Deutschland Germany`,
			answer: {
				de: `${name} sitzt in ${city}${region ? ` (${region})` : ""}. ${said(home.experience.location.text, "Er")}`,
				en: `${name} is based in ${city}${region ? `, ${region}` : ""}, Germany. He works on site in the Rhine and Ruhr area and beyond it for workshops and handovers; most of the work is done remotely.`,
			},
			links: [EXPERIENCE_LINK],
		},
		{
			id: "remote",
			cues: ["remote"],
			names: "remote",
			answer: {
				de: `${REMOTE_SHARE.replace(" ", "\u00a0")} remote ist möglich, Einsätze vor Ort gibt es auch. ${saidOfPlaces}`,
				en: `${REMOTE_SHARE.replace(" ", "\u00a0")} remote is possible, and so is work on site: mostly in the Rhine and Ruhr area around ${city}, and beyond it for workshops and handovers. Most of the work is done remotely.`,
			},
			links: [EXPERIENCE_LINK, CONTACT_LINK],
		},
		{
			id: "onsite",
			cues: ["onsite"],
			names: "vor Ort on-site travel Präsenz",
			answer: {
				de: `${saidOfPlaces} Ob ein Einsatz bei Ihnen vor Ort möglich ist, klären Sie am besten direkt; ${REMOTE_SHARE.replace(" ", "\u00a0")} remote geht auch.`,
				en: `On site he mostly works in the Rhine and Ruhr area around ${city}, and beyond it for workshops and handovers; most of the work is done remotely, and ${REMOTE_SHARE.replace(" ", "\u00a0")} remote is possible. Whether he can come to your place is best asked directly.`,
			},
			links: [EXPERIENCE_LINK, CONTACT_LINK],
		},
		{
			id: "cv",
			cues: ["cv"],
			names: "Lebenslauf CV resume Download",
			answer: {
				de: `Den Lebenslauf gibt es zum Herunterladen: Der Knopf „${home.hero.cvButton}“ steht ganz oben auf der Startseite und öffnet die Datei in einem neuen Tab.`,
				en: `The CV can be downloaded: the button “${home.hero.cvButton}” is at the top of the home page and opens the file in a new tab.`,
			},
			links: [HOME_LINK],
		},
		{
			id: "profile",
			cues: ["profile"],
			names: `${owner.profile.label} Profil profile`,
			answer: {
				de: `${name} hat ein Profil bei ${owner.profile.label}; es ist auf dieser Website verlinkt und öffnet sich in einem neuen Tab.`,
				en: `${name} has a profile on ${owner.profile.label}; this site links to it, and it opens in a new tab.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "languages",
			cues: ["languages"],
			names: "Sprachen Deutsch Englisch languages German English",
			answer: {
				de: `Diese Website ist auf Deutsch, und ich antworte auf Deutsch und Englisch. Welche Sprachen ${name} in Projekten spricht, steht hier nicht; fragen Sie ihn am besten direkt.`,
				en: `This site is in German, and I answer in German and English. Which languages ${name} speaks in projects isn't stated here; it's best to ask him directly.`,
			},
			links: [CONTACT_LINK],
		},
	];
}
