import type { Content } from "../../../../src/content/content.ts";
import type { Language } from "../../../../src/content/types.ts";

/** A text in every language that the function answers in. */
type Reply = Readonly<Record<Language, string>>;

/** Returns the replies to messages that no passage answers. */
export const repliesOf = ({ owner: { name }, law: { helplines, emergency } }: Content) => ({
	/** For suicidal visitors, with the helplines of the owner's country. */
	crisis: {
		de: `Das tut mir sehr leid. Ich bin nur ein Programm und kann dabei nicht helfen, aber Menschen können es, jetzt gleich: ${helplines.de} Ist ein Leben in Gefahr, wählen Sie bitte ${emergency.de}.`,
		en: `I’m very sorry. I’m only a program and can’t help with this, but people can, right now: ${helplines.en} If a life is in danger, please call ${emergency.en}.`,
	},
	/** By talk act. */
	talk: {
		"talk/greeting": {
			de: `Hallo! Fragen Sie mich nach Leistungen, Projekten oder Zertifikaten von ${name}, oder wie Sie Kontakt aufnehmen.`,
			en: `Hello! Ask me about ${name}’s services, projects or certifications, or how to get in touch.`,
		},
		"talk/thanks": {
			de: `Gern! Wenn Sie mehr besprechen möchten, erreichen Sie ${name} über das Kontaktformular.`,
			en: `You’re welcome! To discuss more, write to ${name} through the contact form.`,
		},
		"talk/agreement": {
			de: "Gut. Was möchten Sie noch wissen?",
			en: "Good. What else would you like to know?",
		},
		"talk/goodbye": {
			de: `Auf Wiedersehen! ${name} freut sich, wenn Sie über das Kontaktformular schreiben.`,
			en: `Goodbye! ${name} will be glad to hear from you through the contact form.`,
		},
	} as Readonly<Record<string, Reply>>,
	/** Asks what is meant, above places that may be it. */
	askedBack: {
		de: "Was meinen Sie? Vielleicht steht es an einer dieser Stellen; sonst fragen Sie bitte mit anderen Worten.",
		en: "What do you mean? It may be in one of these places; if not, please put it another way.",
	},
	/** Refusals; each is used once in a conversation while there are others. */
	declined: [
		{
			de: `Dazu finde ich auf dieser Website keine Antwort, und ich rate nicht. Fragen zu Ihrem Projekt beantwortet ${name} gern direkt.`,
			en: `I can’t find an answer to that on this site, and I don’t guess. ${name} will be happy to answer questions about your project directly.`,
		},
		{
			de: `Auch darauf finde ich hier keine Antwort. Über das Kontaktformular erreichen Sie ${name} selbst.`,
			en: `I can’t find an answer to that here either. You can reach ${name} directly through the contact form.`,
		},
	],
	/** Refuses a question about a name that the site lacks. */
	stranger: (stranger: string): Reply => ({
		de: `„${stranger}“ kommt auf dieser Website nicht vor.`,
		en: `“${stranger}” isn’t mentioned on this site.`,
	}),
	/** Begins an answer that was given before. */
	asSaid: { de: "Wie gesagt:", en: "As I said:" },
	/** Replaces an answer that was given twice, or if there is no more to tell. */
	alreadyTold: {
		de: `Was ich dazu sagen kann, habe ich schon gesagt. Die verlinkte Seite ist ausführlicher, und ${name} beantwortet Einzelheiten gern direkt.`,
		en: `I’ve already told you what I can say about it. The linked page says more, and ${name} will be happy to go into detail directly.`,
	},
});
