import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";

/** Every address that an answer makes a browser load or offer, rendered with all of GFM, which links more than the widget does. */
export function renderedAddresses(markdown: string): string[] {
	// Called as the function it is: nothing of it needs a component's state.
	const html = renderToStaticMarkup(Markdown({ children: markdown, remarkPlugins: [remarkGfm] }));
	return Array.from(
		html.matchAll(/\s(?:href|src|action|data|srcset)="([^"]*)"/g),
		([, address = ""]) => address,
	);
}
