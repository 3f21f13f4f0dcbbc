/** In the browser, in development only: Alt and a click on a text asks the server to open its file. */
addEventListener(
	"click",
	(event) => {
		if (!event.altKey || !(event.target instanceof Element)) return;
		event.preventDefault();
		event.stopPropagation();
		const node = document.caretPositionFromPoint?.(event.clientX, event.clientY)?.offsetNode;
		const isHit = node?.nodeType === Node.TEXT_NODE && event.target.contains(node);
		const { target } = event;
		const label = target.closest("[aria-label]")?.ariaLabel ?? target.getAttribute("placeholder");
		const text = (isHit ? node.nodeValue : target.textContent?.trim()) || label || "";
		const language = target.closest<HTMLElement>("[lang]")?.lang ?? "";
		// A card's text is that of the page which it leads to.
		const page = target.closest("li")?.querySelector("a")?.pathname ?? location.pathname;
		const query = new URLSearchParams({ text, language, page });
		fetch(`${import.meta.env.BASE_URL}__text?${query}`);
	},
	{ capture: true },
);
