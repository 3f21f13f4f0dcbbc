import { ask, type CommonQuestion } from "./question.ts";

/** Who did what, which leaves a question for his way the same. */
const HIS_WORK = "person profession experience do done how technology project own start -which";

/** Questions how he came to his work and what he likes of it, and for Linux, which it began with. */
export const CAREER_QUESTIONS: readonly CommonQuestion[] = [
	ask("portfolio/path", "began", `linux cloud since when years freelance ${HIS_WORK}`, "leans"),
	ask("facts/experience", "began + since|when|freelance|beforeCloud", HIS_WORK, "leans"),
	ask("portfolio/path", "began + linux|cloud", `since when ${HIS_WORK}`),
	ask("portfolio/path about/timeline", "changed", `years since freelance ${HIS_WORK}`, "leans"),
	ask("portfolio/path", "linux + years|since|howMany", `when ${HIS_WORK}`),
	ask("portfolio/employed-before", "employedBefore", "profession company done do person experience where"),
	ask("portfolio/preference", "enjoys", "do done person approach profession project which where how"),
	// Who he is, and not who answers here.
	ask(
		"facts/person facts/bot",
		"third|owner + exists|human",
		"third owner human real name who bot ai invented",
	),
	ask("facts/person about/timeline", "overview + cv", "summed person profession name"),
	ask("portfolio/cv-language", "cv + english|language", "available how speak have download which site"),
	ask("", "quoted", "site said person can"),
	ask("portfolio/linux", "linux", "experience strength technology do -which", "leans"),
	ask("toolbox/systems", "linux + operate + which", "technology strength experience done"),
	ask(
		"portfolio/linux",
		"linux + help|operate|server|hire",
		"client company project offer person have make technology experience here",
	),
];
