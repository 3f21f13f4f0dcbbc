import { Button } from "../components/button.tsx";
import { chatButton } from "../content/chat-button.ts";
import { useSiteLanguage } from "../document/site-language.ts";

const OPENING = "open-assistant";

/** Opens the assistant with questions about the page that it stands on. */
export const AskAboutPage = () => (
	<Button variant="ghost" scriptOnly onClick={() => dispatchEvent(new Event(OPENING))}>
		{chatButton.askAboutPage[useSiteLanguage()]}
	</Button>
);

/** Calls `open` whenever a page asks for the assistant, until the returned function is called. */
export function onAskAboutPage(open: () => void): () => void {
	addEventListener(OPENING, open);
	return () => removeEventListener(OPENING, open);
}
