import { Button } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { SectionLink } from "../../components/section-link.tsx";
import { generalQuestions } from "../../content/chat.ts";
import { usePageFrame, useShell } from "../../document/shell.tsx";
import { useSendSignal } from "../../document/signals.tsx";
import type { ChatSource } from "../contract.ts";
import type { Conversation } from "../conversation/conversation.ts";
import { questionsAbout } from "../conversation/questions-about.ts";
import { useChatWindow } from "./chat-window.ts";

/** Suggests questions, about the current page first, and offers to copy the visitor's own into the contact form. */
export function NextSteps({ messages, unanswered }: Conversation) {
	const { chat, words, language, close } = useChatWindow();
	const send = useSendSignal();
	const { suggestions } = useShell().assistant;
	const { trail } = usePageFrame();
	const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
	const hasAsked = asked.length > 0;
	const about = (page?: ChatSource) => (page ? questionsAbout(page, language) : []);

	const general = generalQuestions.map((question) => question[language]);
	const others = hasAsked ? [...about(messages.at(-1)?.sources?.[0]), ...general] : suggestions;
	const questions = [...new Set([...about(trail?.at(-1)), ...others])]
		.filter((question) => !unanswered && !asked.includes(question))
		.slice(0, hasAsked ? 2 : suggestions.length);
	const handOver = () => {
		const list = asked.map((question) => `– ${question}`).join("\n");
		send({ to: "contact", message: `${words.inquiry.intro}\n\n${list}` });
		close();
	};

	return (
		<div data-part="next" aria-live="off">
			{questions.length > 0 && (
				<ul data-part="choices" aria-label={words.labels.suggestions}>
					{questions.map((question) => (
						<li key={question}>
							<button type="button" onClick={() => chat.send(question)}>
								{question}
							</button>
						</li>
					))}
				</ul>
			)}
			{hasAsked && (
				<Button asChild variant="outline" size="sm">
					<SectionLink section="contact" onClick={handOver}>
						<Mail aria-hidden />
						{words.inquiry.button}
					</SectionLink>
				</Button>
			)}
		</div>
	);
}
