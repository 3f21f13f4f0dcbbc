import { expect, test } from "vitest";
import { services } from "../content/catalog.ts";
import { neighbours } from "./neighbours.ts";
import { pagesRelatedToService, servicePages } from "./pages.ts";

test.each(services)("$slug leads to other pages, and to none of them twice", (service) => {
	const { previous, next } = neighbours(servicePages, `/services/${service.slug}`);
	const related = pagesRelatedToService(service).map(({ href }) => href);
	const all = [...related, previous?.href, next?.href].filter((href) => href !== undefined);
	expect(new Set(all).size).toBe(all.length);
});
