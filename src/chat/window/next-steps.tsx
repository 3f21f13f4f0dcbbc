import { Button } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { AnyLink } from "../../components/links.tsx";
import { SectionLink } from "../../components/section-link.tsx";
import { useInquiryStart, usePageFrame, useShell } from "../../document/shell.tsx";
import { useSendSignal } from "../../document/signals.tsx";
import { useSiteLanguage } from "../../document/site-language.ts";
import type { Conversation } from "../conversation/conversation.ts";
import { useChatWindow } from "./chat-window.ts";

/** Most suggestions in an empty window, and after an answer. */
const MOST = { first: 3, next: 2 };

/** Suggests questions, about the current page first, and offers to copy the visitor's own into the contact form. */
export function NextSteps({ messages, unanswered }: Conversation) {
	const { chat, words, language, close } = useChatWindow();
	const send = useSendSignal();
	const { assistant, owner, words: shellWords } = useShell();
	const { questions: ofPage = [] } = usePageFrame();
	const start = useInquiryStart();
	const isInPageLanguage = useSiteLanguage() === language;
	const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
	const hasAsked = asked.length > 0;

	const listed = [
		...(isInPageLanguage ? ofPage : []),
		...(messages.at(-1)?.questions ?? []),
		...(isInPageLanguage ? assistant.suggestions : []),
	];
	const questions = [...new Set(listed)]
		.filter((question) => !unanswered && !asked.includes(question))
		.slice(0, hasAsked ? MOST.next : MOST.first);
	const handOver = () => {
		const list = asked.map((question) => `– ${question}`).join("\n");
		send({ to: "contact", message: `${start}${words.inquiry.intro}\n\n${list}` });
		close();
	};

	return (
		<div data-part="next">
			{questions.length > 0 && (
				<ul data-part="choices" aria-label={words.labels.suggestions}>
					{questions.map((question) => (
						<li key={question}>
							<Button variant="outline" size="sm" onClick={() => chat.send(question)}>
								{question}
							</Button>
						</li>
					))}
				</ul>
			)}
			{hasAsked && (
				<Button asChild variant="outline" size="sm">
					<SectionLink section="contact" onClick={handOver}>
						<Mail />
						{words.inquiry.button}
					</SectionLink>
				</Button>
			)}
			{hasAsked && owner.bookingUrl && (
				<Button asChild variant="ghost" size="sm">
					<AnyLink to={owner.bookingUrl}>{shellWords.bookCall}</AnyLink>
				</Button>
			)}
		</div>
	);
}
