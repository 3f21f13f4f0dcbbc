import { Box } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { flushSync } from "react-dom";
import { useMatches } from "react-router-dom";
import { SectionButtonLink } from "../../components/button.tsx";
import { offerInquiryDraft } from "../../contact/inquiry-draft.ts";
import { useShell } from "../../document/shell.tsx";
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
	const { chat, words, language, isSheet, close } = useChatWindow();
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
		offerInquiryDraft(`${words.inquiry.intro}\n\n${asked.map((question) => `– ${question}`).join("\n")}`);
		// Synchronously, so that the page is no longer inert when the link navigates.
		flushSync(() => close({ returnFocus: false }));
	};

	return (
		<>
			<SuggestionList aria-label={words.labels.suggestions} _empty={{ display: "none" }}>
				{suggestions().map((question) => (
					<li key={question}>
						<button type="button" onClick={() => chat.send(question)}>
							{question}
						</button>
					</li>
				))}
			</SuggestionList>
			{hasAsked && (
				<Box ps="8" pb="4">
					<SectionButtonLink
						section="contact"
						variant="outline"
						size="sm"
						minHeight="2.25rem"
						px="3"
						gap="1.5"
						fontSize={{ base: "sm", md: "xs" }}
						replace={isSheet || undefined}
						onClick={handOver}
					>
						<Mail aria-hidden />
						{words.inquiry.button}
					</SectionButtonLink>
				</Box>
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
