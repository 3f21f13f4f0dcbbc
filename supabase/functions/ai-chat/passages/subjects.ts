/** What the ids and subjects of passages are like. */

/** The page of one project. */
export const PROJECT = /^projects\/(?!overview)[^/]+$/;
/** A page about one thing, with sections that tell its sides. */
export const ONE_THING = /^(projects|certifications)\//;
/** The page of a service. */
export const SERVICE = /^services\/[^/]+$/;
/** The page of a certificate. */
export const CERTIFICATE = /^certifications\/[^/]+$/;
/** A technology, with the pages that name it. */
export const TECHNOLOGY = /^technologies\//;
/** A worked example on the page of a service, as a whole. */
export const EXAMPLE = /^services\/[^/]+\/scenarios\/[^/]+$/;
/** The worked example that an id is of, whatever part of it. */
export const OF_EXAMPLE = /^services\/[^/]+\/scenarios\/[^/]+/;
/** A single point of a service's page. */
export const FEATURE = /\/features\/\d+$/;
/** A single phase of a worked example. */
export const PHASE = /\/phases\/\d+$/;
/** A single figure of a worked example. */
export const RESULT = /\/results\/\d+$/;
