/** A minimal style sheet, as written by hand. */
const STYLES = `
body{margin:0 auto;padding:1.25rem;max-width:44rem;font:1.0625rem/1.6 "Atkinson Hyperlegible Next Variable",sans-serif;color:#12191d;background:#f5f7f7}
h1,h2,h3,h4{line-height:1.2;text-wrap:balance}
h1{font-size:clamp(2.5rem,1.7rem + 3.8vw,4.75rem)}
a{color:#b8330c}
ul,ol{padding-inline-start:1.25rem}
input,textarea{display:block;width:100%;font:inherit}
@media (prefers-color-scheme:dark){body{color:#e8edef;background:#0d1316}a{color:#ff8f64}}`;

/** Attributes that plain HTML needs; all others serve the app's styles and scripts. */
const ATTRIBUTES = /\s(?:href|lang|name|type)="[^"]*"/g;

/**
 * Returns the static page that a built page is compared with: the same text, links and fonts in plain HTML, with a few
 * lines of inline style and no script.
 *
 * @param html A built page.
 */
export function plainPage(html: string): string {
	const title = /<title>.*?<\/title>/s.exec(html)?.[0] ?? "";
	const description = /<meta name="description"[^>]*>/.exec(html)?.[0] ?? "";
	const fonts = html.match(/<link rel="preload" as="font"[^>]*>/g)?.join("") ?? "";
	const faces = html.match(/@font-face\{[^}]*\}/g)?.join("") ?? "";
	const body = (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "")
		.replaceAll(/<(script|style|svg|template|link)\b[^>]*>(?:.*?<\/\1>)?/gs, "")
		.replaceAll(/<!--.*?-->/gs, "")
		.replaceAll(
			/<([a-z][a-z0-9]*)([^>]*)>/g,
			(_, tag: string, rest: string) => `<${tag}${rest.match(ATTRIBUTES)?.join("") ?? ""}>`,
		);
	return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}${description}${fonts}<style>${faces}${STYLES}</style></head><body>${body}</body></html>`;
}
