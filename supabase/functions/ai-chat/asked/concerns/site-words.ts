import { combined } from "../phrase-table.ts";

export const PAGE =
	"seite | startseite | projektseite | webseite | website | homepage | internetseite | site | page | home page | web page | webpage";
/** This site, and not one that a visitor has. */
export const THIS_SITE = `${combined("ihre | ihrer | deine | deiner | eure | eurer | diese | dieser | your | this", PAGE)} | your … page | your … site | ihre … seite | eure … seite`;
export const SITE = `${THIS_SITE} | ${combined("die | der | the", PAGE)} | auf der … seite | the … page`;
export const CHAT = `${combined("dein | ihr | euer | der | dieser | deinem | dem | your | the | this", "bot | assistent | assistant")} | chat | chatbot`;

/** Speaks of a site that the visitor has or wants. */
const OTHER_SITE =
	/\b(unser\w*|mein\w*|our|my|eine|einen|an?)( \p{L}+)? (web)?(seite|site|homepage|shop|chat(bots?)?|assistent\w*)\b/u;

export const isOfOtherSite = (text: string): boolean => OTHER_SITE.test(text);
