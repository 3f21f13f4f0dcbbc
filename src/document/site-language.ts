import { useLocation } from "react-router-dom";
import { languageOf } from "../content/language.ts";

/** Returns the language of the page at hand. */
export const useSiteLanguage = () => languageOf(useLocation().pathname);
