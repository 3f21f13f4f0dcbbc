/** The scroll sections of the home page, with the labels that the header gives them. */
export const homeSections = [
	{ id: "home", label: "Home" },
	{ id: "about", label: "About" },
	{ id: "services", label: "Services" },
	{ id: "experience", label: "Experience" },
	{ id: "contact", label: "Contact" },
] as const;

export type HomeSection = (typeof homeSections)[number]["id"];

export const GET_IN_TOUCH = "Get in Touch";
/** Name of the mail icon that stands in for the button on small screens. */
export const WRITE_TO_ME = "Nachricht schreiben";
export const BACK_TO_OVERVIEW = "Zurück zur Übersicht";
export const SKIP_TO_CONTENT = "Zum Inhalt springen";
