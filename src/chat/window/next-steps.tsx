import { Mail } from "lucide-react";
import { useMatches } from "react-router-dom";
import { SectionButtonLink } from "../../components/button.tsx";
import { useShell } from "../../document/shell.tsx";
import { useSendSignal } from "../../document/signals.tsx";
import type { Breadcrumb } from "../../pages/pages.ts";
import type { Conversation } from "../conversation/conversation.ts";
import { SuggestionList } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";
import { followUps, questionsAbout } from "./follow-ups.ts";

interface NextStepsProps {
	conversation: Conversation;
	/** Whether the visitor opened the window by AskAboutPage. */
	isAboutPage: boolean;
}

/** Offers suggested questions, and to copy the visitor's questions into the contact form. */
export function NextSteps({ conversation: { messages, unanswered }, isAboutPage }: NextStepsProps) {
	const { chat, words, language, close } = useChatWindow();
	const send = useSendSignal();
	const { assistant } = useShell();
	const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
	const aboutPage = useQuestionsAboutPage().filter((question) => !asked.includes(question));
	const hasAsked = asked.length > 0;

	const suggestions = () => {
		if (!hasAsked) return [...aboutPage, ...assistant.suggestions].slice(0, assistant.suggestions.length);
		if (unanswered) return [];
		if (isAboutPage && aboutPage.length > 0) return aboutPage;
		return followUps(messages.at(-1)?.sources ?? [], language, asked);
	};
	const handOver = () => {
		const questions = asked.map((question) => `– ${question}`).join("\n");
		send({ to: "contact", message: `${words.inquiry.intro}\n\n${questions}` });
		close();
	};

	return (
		<>
			<SuggestionList aria-label={words.labels.suggestions}>
				{suggestions().map((question) => (
					<li key={question}>
						<button type="button" onClick={() => chat.send(question)}>
							{question}
						</button>
					</li>
				))}
			</SuggestionList>
			{hasAsked && (
				<div data-part="hand-over">
					<SectionButtonLink section="contact" variant="outline" size="sm" onClick={handOver}>
						<Mail aria-hidden />
						{words.inquiry.button}
					</SectionButtonLink>
				</div>
			)}
		</>
	);
}

/** Returns questions about the current detail page, named by its last breadcrumb. */
function useQuestionsAboutPage(): string[] {
	const { language } = useChatWindow();
	const newest = useMatches().at(-1)?.loaderData as { trail?: readonly Breadcrumb[] } | undefined;
	const page = newest?.trail?.at(-1);
	return page ? questionsAbout(page, language) : [];
}
