import { Button } from "../components/button.tsx";
import { chatButton } from "../content/words.ts";
import { useSiteLanguage } from "../document/site-language.ts";

const OPENING = "open-assistant";

/** Opens the assistant with questions about the current page. */
export const AskAboutPage = () => (
	<Button variant="ghost" scriptOnly onClick={() => dispatchEvent(new Event(OPENING))}>
		{chatButton.askAboutPage[useSiteLanguage()]}
	</Button>
);

/** Subscribes to clicks on AskAboutPage; returns the function that unsubscribes. */
export function onAskAboutPage(open: () => void): () => void {
	addEventListener(OPENING, open);
	return () => removeEventListener(OPENING, open);
}
