import { Check, Copy, type LucideIcon } from "lucide-react";
import type { MouseEvent } from "react";
import { IconButton } from "../../components/icon-button.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { useChatWindow } from "./chat-window.ts";

/** Copies the message that it stands in; in the window's header, the whole conversation. */
export function CopyButton({ label, icon: Icon = Copy }: { label: string; icon?: LucideIcon }) {
	const { labels } = useChatWindow().words;
	const { outcome, copy } = useCopy();
	const copyRendered = ({ currentTarget }: MouseEvent) => {
		const rendered =
			currentTarget.closest("[data-message]") ??
			currentTarget.closest("dialog")?.querySelector("[data-part=messages] > div");
		if (rendered) void copy(...copyOf(rendered));
	};
	return (
		<>
			<IconButton label={label} onClick={copyRendered}>
				{outcome === "copied" ? <Check /> : <Icon />}
			</IconButton>
			<span role="status">{outcome && labels[outcome]}</span>
		</>
	);
}

const LEFT_OUT = "[data-part=copy], [data-part=next], [data-typing], svg, a [lang], :scope > [data-speaker]";

/**
 * Returns messages as they are rendered, as plain text and as HTML, with full addresses and without buttons,
 * suggestions, drawings, notes to screen readers about links, and a single message's speaker.
 */
function copyOf(rendered: Element): [text: string, html: string] {
	const copy = rendered.cloneNode(true) as Element;
	for (const left of copy.querySelectorAll(LEFT_OUT)) left.remove();
	for (const element of copy.querySelectorAll("*")) {
		const { href } = element as HTMLAnchorElement;
		for (const { name } of [...element.attributes]) if (name !== "start") element.removeAttribute(name);
		if (href) element.setAttribute("href", href);
	}
	const text = plain(copy).replace(/\n{3,}/g, "\n\n");
	return [text.trim(), copy.innerHTML];
}

const ENDS: Record<string, string> = { br: "\n", tr: "\n", th: "\t", td: "\t", p: "\n\n" };

function plain(node: Node): string {
	if (!(node instanceof Element)) return node.textContent ?? "";
	const tag = node.localName;
	const inner = [...node.childNodes].map(plain).join("");
	const block = inner.trim();
	if (tag === "a") {
		const address = node.getAttribute("href")?.replace(/^(mailto|tel):/, "");
		return address === inner ? inner : `${inner} (${address})`;
	}
	if (tag === "li") {
		const list = node.parentElement;
		const mark = list instanceof HTMLOListElement ? `${list.start + [...list.children].indexOf(node)}.` : "–";
		return `${mark} ${block.replaceAll("\n", "\n  ")}\n`;
	}
	if (tag in ENDS) return block + ENDS[tag];
	return /^(ul|ol|pre|table|blockquote)$/.test(tag) ? `\n${block}\n\n` : inner;
}
