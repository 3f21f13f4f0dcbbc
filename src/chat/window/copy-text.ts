/** Returns messages as they are rendered, as HTML and as plain text, without buttons and with full addresses. */
export function copyOf(rendered: Element): { html: string; text: string } {
	const copy = rendered.cloneNode(true) as Element;
	// Buttons, suggestions, notes to screen readers about links, and a single message's speaker.
	const speaker = rendered.matches("[data-message]") ? ", [data-part=speaker]" : "";
	for (const left of copy.querySelectorAll(`[aria-live=off], a [lang]${speaker}`)) left.remove();
	for (const element of copy.querySelectorAll("*")) {
		const { href } = element as HTMLAnchorElement;
		for (const { name } of [...element.attributes]) element.removeAttribute(name);
		if (href) element.setAttribute("href", href);
	}
	const text = plain(copy).replace(/\n{3,}/g, "\n\n");
	return { html: copy.innerHTML, text: text.trim() };
}

function plain(node: Node): string {
	if (!(node instanceof Element)) return node.textContent ?? "";
	const tag = node.localName;
	const inner = [...node.childNodes].map(plain).join("");
	const block = inner.trim();
	if (tag === "a") {
		const address = node.getAttribute("href")?.replace(/^mailto:/, "");
		return address === inner ? inner : `${inner} (${address})`;
	}
	if (tag === "li") {
		const list = node.parentElement;
		const mark = list?.localName === "ol" ? `${[...list.children].indexOf(node) + 1}.` : "–";
		return `${mark} ${block.replaceAll("\n", "\n  ")}\n`;
	}
	if (tag === "br") return "\n";
	if (tag === "tr") return `${block}\n`;
	if (/^t[hd]$/.test(tag)) return `${block}\t`;
	if (tag === "p") return `${block}\n\n`;
	return /^(ul|ol|pre|table|blockquote)$/.test(tag) ? `\n${block}\n\n` : inner;
}
