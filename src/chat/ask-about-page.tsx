import { Button } from "../components/button.tsx";
import { chatButton } from "../content/words.ts";
import { useSendSignal } from "../document/signals.tsx";
import { useSiteLanguage } from "../document/site-language.ts";

/** Opens the assistant with questions about the current page. */
export function AskAboutPage() {
	const send = useSendSignal();
	return (
		<Button variant="outline" scriptOnly onClick={() => send({ to: "assistant" })}>
			{chatButton.askAboutPage[useSiteLanguage()]}
		</Button>
	);
}
