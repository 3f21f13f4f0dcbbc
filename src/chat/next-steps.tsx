import { chakra } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { flushSync } from "react-dom";
import { SectionLink } from "../components/section-link.tsx";
import { chat as text } from "../content/chat.ts";
import { buttonRecipe } from "../theme/recipes.ts";
import { useChatWindow } from "./chat-window.ts";
import type { ChatMessage, Conversation } from "./conversation.ts";
import { followUps } from "./follow-ups.ts";
import { offerInquiryDraft } from "./inquiry-draft.ts";
import { detectLanguage } from "./language.ts";
import { Suggestions } from "./suggestions.tsx";

const InquiryLink = chakra(SectionLink, buttonRecipe);

interface NextStepsProps {
	conversation: Conversation;
	close(options?: { returnFocus: boolean }): void;
}

/** What a visitor can do while nothing is under way: ask a fitting question, or hand the questions to the contact form. */
export function NextSteps({ conversation: { messages, unanswered }, close }: NextStepsProps) {
	const { chat } = useChatWindow();
	const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
	const newest = messages.at(-1);

	const handOver = () => {
		offerInquiryDraft(inquiryMessage(asked));
		// At once, so that the page is free again when the link leads there.
		flushSync(() => close({ returnFocus: false }));
	};

	if (asked.length === 0) return <Suggestions questions={text.suggestions} lang="de" onChoose={chat.send} />;
	return (
		<>
			{newest && !unanswered && <FollowUps answer={newest} asked={asked} />}
			<chakra.div ps="8" pb="4">
				<InquiryLink
					section="contact"
					lang="de"
					variant="outline"
					size="sm"
					minHeight="9"
					px="3"
					gap="1.5"
					fontSize={{ base: "sm", md: "xs" }}
					onClick={handOver}
				>
					<Mail aria-hidden />
					{text.inquiry.button}
				</InquiryLink>
			</chakra.div>
		</>
	);
}

function FollowUps({ answer, asked }: { answer: ChatMessage; asked: readonly string[] }) {
	const { chat } = useChatWindow();
	const language = detectLanguage(answer.content);
	const questions = followUps(answer.sources ?? [], language, asked);
	return <Suggestions questions={questions} lang={language} onChoose={chat.send} />;
}

const inquiryMessage = (questions: readonly string[]) =>
	`${text.inquiry.intro}\n\n${questions.map((question) => `– ${question}`).join("\n")}`;
