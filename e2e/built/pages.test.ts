import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { shipped } from "../../src/content/shipped.ts";
import type { Language, SitePath } from "../../src/content/types.ts";
import { words } from "../../src/content/words.ts";
import { inLanguage, pathIn } from "../../src/pages/language.ts";
import { NOT_FOUND_PATH, PROFILE_PATH } from "../../src/pages/paths.ts";
import { at, SITE } from "../support/address.ts";
import { IMPRINT_PATH, PAGES, PRIVACY_PATH } from "../support/pages.ts";
import { documentAt, fileAt, files, pathOf, plain, read, readText } from "./build-output.ts";

const sitePaths = PAGES.map(({ path }) => path);
const documents = new Map([...sitePaths, NOT_FOUND_PATH].map((path) => [path, documentAt(path)] as const));
const pages = [...documents].filter(([path]) => path !== NOT_FOUND_PATH);

/** Reads an attribute of the only matching element. */
function only(document: Document, selector: string, attribute: string): string {
	const found = document.querySelectorAll(selector);
	expect(found, selector).toHaveLength(1);
	return found[0]?.getAttribute(attribute) ?? "";
}

describe("a page's head", () => {
	const heads = pages.map(([path, document]) => ({
		path,
		title: document.title,
		description: only(document, 'meta[name="description"]', "content"),
		canonical: only(document, 'link[rel="canonical"]', "href"),
		url: only(document, 'meta[property="og:url"]', "content"),
		markdown: only(document, 'link[rel="alternate"][type="text/markdown"]', "href"),
		image: only(document, 'meta[property="og:image"]', "content"),
	}));

	test.each(heads)(
		"of $path refers to existing addresses and files",
		({ path, canonical, url, markdown, image }) => {
			expect(canonical).toBe(`${SITE.address}${path}`);
			expect(url).toBe(canonical);
			expect(files).toContain(pathOf(markdown));
			const picture = read(pathOf(image) ?? "");
			expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
		},
	);

	test.each(shipped.languages)(
		"has a unique title, description and picture among the pages in %s",
		(language) => {
			const local = heads.filter(({ path }) =>
				PAGES.some((page) => page.path === path && page.language === language),
			);
			for (const key of ["title", "description", "image"] as const)
				expect(new Set(local.map((head) => head[key])).size, key).toBe(local.length);
		},
	);

	test("excludes the 404 page from search engines", () => {
		const document = documentAt(NOT_FOUND_PATH);
		expect(only(document, 'meta[name="robots"]', "content")).toBe("noindex");
		expect(document.querySelector('link[rel="canonical"], script[type="application/ld+json"]')).toBeNull();
	});
});

test.each([...documents])(
	"%s has one main heading, and links imprint and privacy page",
	(_path, document) => {
		expect(document.querySelectorAll("h1")).toHaveLength(1);
		const footer = [...document.querySelectorAll("footer a")].map((link) => link.getAttribute("href"));
		expect(footer).toEqual(expect.arrayContaining([at(IMPRINT_PATH), at(PRIVACY_PATH)]));
	},
);

test.each(PAGES)("$path declares its language, and links the home page", ({ path, language, subject }) => {
	const document = documentAt(path);
	expect(document.documentElement.lang).toBe(language);
	expect(only(document, 'meta[property="og:locale"]', "content")).toMatch(new RegExp(`^${language}_`));
	if (subject.group !== "home")
		expect(document.querySelector(`main a[href="${at(pathIn("/", language))}"]`)).not.toBeNull();
});

describe("links", () => {
	const idsOf = (path: string) =>
		[...(documents.get(path as SitePath)?.querySelectorAll("[id]") ?? [])].map(({ id }) => id);

	test.each([...documents])("of %s lead to existing pages, fragments and files", (path, document) => {
		const named = [...document.querySelectorAll("[href], [src]")].map(
			(element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
		);
		const own = named.filter((link) => link.startsWith("/") || link.startsWith("#"));
		expect(own.length).toBeGreaterThan(10);
		for (const link of own) {
			const target = link.startsWith("#") ? path : (pathOf(link) ?? `outside of the base path: ${link}`);
			expect(fileAt(target), link).toBeDefined();
			const [, fragment] = link.split("#");
			if (fragment) expect(idsOf(target), link).toContain(fragment);
		}
	});

	test.each([...documents])("of %s to other sites open in a new tab, and say so", (_path, document) => {
		const { newTab } = inLanguage(words.shell, document.documentElement.lang as Language);
		for (const link of document.querySelectorAll('body a[href^="http"]')) {
			expect(link.getAttribute("target"), link.outerHTML).toBe("_blank");
			expect(link.getAttribute("rel"), link.outerHTML).toContain("noopener");
			expect(link.textContent).toContain(` ${newTab}`);
		}
	});

	test("of text files lead to existing pages and files", () => {
		for (const file of files.filter((name) => /\.(md|txt|xml)$/.test(name) && !name.startsWith("/assets/")))
			for (const [link] of readText(file).matchAll(/https:\/\/[^\s)<]+/g)) {
				const path = pathOf(link);
				if (path) expect(fileAt(path), `${link} in ${file}`).toBeDefined();
			}
	});
});

test("the sitemap lists every page, and robots.txt refers to it", () => {
	const [, sitemap = ""] = /^Sitemap: (.*)$/m.exec(readText("/robots.txt")) ?? [];
	const listed = [...readText(pathOf(sitemap) ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(
		([, address]) => address,
	);
	expect(listed.sort()).toEqual(sitePaths.map((path) => `${SITE.address}${path}`).sort());
});

describe("content", () => {
	/** Keys of values that aren't text, or that only a drawing shows. */
	const NOT_SHOWN = /^(kind|icon|id|anchor|href|badge|language|meta|drawing|shortDuration)$/;

	function texts(value: unknown): string[] {
		if (typeof value === "string") return [plain(value)];
		if (typeof value !== "object" || value === null) return [];
		return Object.entries(value).flatMap(([key, entry]) => {
			// A card shows its details without their labels.
			if (key === "details" && !Array.isArray(entry))
				return Object.values<{ value: string }>(entry).flatMap((detail) => texts(detail.value));
			return NOT_SHOWN.test(key) ? [] : texts(entry);
		});
	}

	test.each(PAGES.filter(({ subject }) => subject.group !== "home"))(
		"of $path is complete on the page and in its Markdown",
		({ path, lead, details, parts }) => {
			const main = plain(documentAt(path).querySelector("main")?.textContent);
			const markdown = plain(readText(`${path}.md`));
			// A part without its own fragment shows no title.
			const shown = parts.map((part) => (part.anchor ? { ...part, title: "" } : part));
			for (const text of texts([lead, details, shown])) expect(main).toContain(text);
			for (const { note, ...part } of parts) for (const text of texts(part)) expect(markdown).toContain(text);
		},
	);

	test.each(PAGES.filter(({ subject }) => subject.group === "home"))(
		"of $path is complete, with a card for each service and certificate",
		({ path, language }) => {
			const main = documentAt(path).querySelector("main");
			const { owner, home, projects, certifications } = inLanguage(shipped, language);
			const counts: Readonly<Record<string, number>> = {
				clientsTitle: projects.length,
				cvButton: owner.cvUrl ? 1 : 0,
				projectsTitle: projects.length,
				certificationsTitle: certifications.length,
				experience: projects.length + certifications.length,
			};
			const shown = JSON.parse(JSON.stringify(home, (key, value) => (counts[key] === 0 ? undefined : value)));
			for (const text of texts(shown)) expect(plain(main?.textContent)).toContain(text);
			const profile = [at(pathIn(PROFILE_PATH, language)), words.profile.link[language]] as const;
			const [cv, button] = owner.cvUrl ? [owner.cvUrl, home.hero.cvButton] : profile;
			expect(main?.querySelector(`a[href="${cv}"]`)?.textContent).toContain(button);
			for (const page of PAGES)
				if (page.language === language && /^(services|certifications)$/.test(page.subject.group))
					expect(main?.querySelector(`a[href="${at(page.path)}"]`), page.path).not.toBeNull();
		},
	);
});

test("the styles are plain CSS: the theme lacks none of Chakra's abbreviations, conditions and tokens", () => {
	const { css } = createRequire(import.meta.url)("@mdn/browser-compat-data");
	const styles = [...documents.values()].flatMap((document) =>
		Array.from(document.querySelectorAll("style[data-styles]"), ({ textContent }) => textContent),
	);
	const names = new Set(styles.join("").match(/(?<=[{;])[\w-]+(?=:[^{}]*[;}])|_\w+(?=\{)/g));
	expect(names.size).toBeGreaterThan(100);
	// Chakra's reset uses the old name of overflow-wrap.
	const known = { ...css.properties, "word-wrap": true };
	expect([...names].filter((name) => !name.startsWith("-") && !known[name])).toEqual([]);
	// A token's name, or a multiple of the spacing unit.
	const unresolved =
		/(?<=[{;])([\w-]+:[a-z]+\.[a-z][\w.]*|[\w-]*(gap|margin|padding)[a-z-]*:[\d.]*[1-9])(?=[;}])/g;
	expect(styles.join("").match(unresolved)).toBeNull();
});

test("no file contains a secret from the build's environment", () => {
	const secret = process.env.SUPABASE_SECRET_KEY ?? "";
	expect(secret).not.toBe("");
	for (const file of files) expect(read(file).includes(secret), file).toBe(false);
});

test("the licences of the bundled packages and of every font are published", () => {
	const licences = readText("/licenses.txt");
	for (const name of ["react-dom", "@chakra-ui/react", "lucide-react", "@supabase/supabase-js"])
		expect(licences).toMatch(new RegExp(`^## ${name} - [^]+?Permission (is hereby granted|to use)`, "m"));
	const fonts = new Set(files.map((file) => /[\w-]+(?=-latin.*\.woff2$)/.exec(file)?.[0]).filter(Boolean));
	expect(licences.match(/SIL OPEN FONT LICENSE Version/g)).toHaveLength(fonts.size);
});
