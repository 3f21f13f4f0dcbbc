/** Returns messages as they are rendered, as HTML and as plain text, without buttons and with full addresses. */
export function copyOf(rendered: Element): { html: string; text: string } {
	const copy = rendered.cloneNode(true) as Element;
	// The names of the speakers, unless it is one message; notes to screen readers about links.
	const hidden = rendered.matches("[data-message]") ? ", [data-part=speaker]" : "";
	for (const element of copy.querySelectorAll(`button, svg, [role=status], a [lang]${hidden}`))
		element.remove();
	for (const element of copy.querySelectorAll("*")) {
		const { href } = element as HTMLAnchorElement;
		for (const { name } of [...element.attributes]) element.removeAttribute(name);
		if (href) element.setAttribute("href", href);
	}
	return {
		html: copy.innerHTML,
		text: plain(copy)
			.replace(/\n{3,}/g, "\n\n")
			.trim(),
	};
}

function plain(node: Node): string {
	if (!(node instanceof Element)) return node.textContent ?? "";
	const inner = [...node.childNodes].map(plain).join("");
	const block = inner.trim();
	switch (node.localName) {
		case "a": {
			const address = node.getAttribute("href")?.replace(/^mailto:/, "");
			return address === inner ? inner : `${inner} (${address})`;
		}
		case "li": {
			const number =
				node.parentElement?.localName === "ol" && [...node.parentElement.children].indexOf(node) + 1;
			return `${number ? `${number}.` : "–"} ${block.replaceAll("\n", "\n  ")}\n`;
		}
		case "th":
		case "td":
			return `${block}\t`;
		case "tr":
			return `${block}\n`;
		case "br":
			return "\n";
		case "p":
			return `${block}\n\n`;
		case "ul":
		case "ol":
		case "pre":
		case "table":
		case "blockquote":
			return `\n${block}\n\n`;
		default:
			return inner;
	}
}
