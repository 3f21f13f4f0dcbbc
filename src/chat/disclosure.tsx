import { chakra } from "@chakra-ui/react";
import { chat as text } from "../content/chat.ts";
import { PRIVACY_LABEL, PRIVACY_PATH } from "../content/legal.ts";
import { AnswerLink } from "./answer-link.tsx";

/** What becomes of a message; below the input, or at the conversation's end where the window is low. */
export function Disclosure() {
	return (
		<chakra.p lang="de" flex="1" fontSize="0.75rem" lineHeight="1.3" color="fg.muted">
			{text.notice} <AnswerLink href={PRIVACY_PATH}>{PRIVACY_LABEL.de}</AnswerLink>
		</chakra.p>
	);
}
