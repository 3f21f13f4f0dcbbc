import type { Project } from "../../../../src/content/types.ts";

/** Where a project was: "in Bonn", "in der Schweiz". */
export const place = (location: string): string =>
	location === "Schweiz" ? "in der Schweiz" : `in ${location}`;

/** A client's name behind a preposition such as "bei": "der BWI", "SAP". */
export const dative = ({ client, clientArticle }: Pick<Project, "client" | "clientArticle">): string =>
	clientArticle ? `${clientArticle} ${client}` : client;

/** Countries that a project's location may name instead of a town in Germany. */
const COUNTRY =
	/^(Schweiz|Österreich|Liechtenstein|Luxemburg|Niederlande|Belgien|Frankreich|Polen|Dänemark)$/;

/** Whether a project was in another country than Germany. */
export const isAbroad = ({ location }: Project): boolean => COUNTRY.test(location);

/** Whether a project is still going on: "seit 2024". */
export const isRunning = ({ period }: Project): boolean => /^seit\b/.test(period);

/** The role as the English summary calls it: "In 2022, Senior Linux Administrator at BWI in Bonn." */
export const englishRole = ({ role, summaryEn }: Project): string =>
	/^\w+ \d{4}, (.+?) (?:at|for) /.exec(summaryEn)?.[1] ?? role;
