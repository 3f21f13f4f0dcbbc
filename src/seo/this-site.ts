import { readSiteAddress, type SiteAddress } from "./site-address.ts";

/** Address of the site that is being built. For loaders, which run at build time only. */
export const thisSite: SiteAddress = readSiteAddress(import.meta.env.VITE_SITE_URL, import.meta.env.BASE_URL);
