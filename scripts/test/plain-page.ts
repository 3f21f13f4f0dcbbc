/** A minimal style sheet, as written by hand. */
const STYLES = `
body{margin:0 auto;padding:1.25rem;max-width:44rem;font:1.0625rem/1.6 "Atkinson Hyperlegible Next Variable",sans-serif;color:#12191d;background:#f5f7f7}
h1{font-size:clamp(2.5rem,1.7rem + 3.8vw,4.75rem);line-height:1.2}
a{color:#b8330c}`;

/** Attributes that plain HTML needs; all others serve the app's styles and scripts. */
const ATTRIBUTES = /\s(?:href|lang|name|type)="[^"]*"/g;

/** Returns a built page's text, links and fonts as plain HTML, with a few lines of inline style and no script. */
export function plainPage(html: string): string {
	const head = [/<title>.*?<\/title>/s, /<meta name="description"[^>]*>/]
		.map((element) => element.exec(html)?.[0])
		.join("");
	const fonts = html.match(/<link rel="preload" as="font"[^>]*>/g)?.join("");
	const faces = html.match(/@font-face\{[^}]*\}/g)?.join("");
	const body = (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "")
		.replaceAll(/<(script|style|svg|template|link)\b[^>]*>(?:.*?<\/\1>)?|<!--.*?-->/gs, "")
		.replaceAll(
			/<([a-z][a-z0-9]*)([^>]*)>/g,
			(_, tag, rest) => `<${tag}${rest.match(ATTRIBUTES)?.join("") ?? ""}>`,
		);
	return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}${fonts}<style>${faces}${STYLES}</style></head><body>${body}</body></html>`;
}
