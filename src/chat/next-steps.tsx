import { chakra } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { flushSync } from "react-dom";
import { useMatches } from "react-router-dom";
import { SectionButtonLink } from "../components/button.tsx";
import { offerInquiryDraft } from "../contact/inquiry-draft.ts";
import { chat as text } from "../content/chat.ts";
import type { Breadcrumb } from "../content/pages.ts";
import { useChatWindow } from "./chat-window.ts";
import type { ChatSource } from "./contract.ts";
import type { ChatMessage, Conversation } from "./conversation.ts";
import { followUps, questionsAbout } from "./follow-ups.ts";
import { languageOfAnswer } from "./language.ts";
import { Suggestions } from "./suggestions.tsx";

interface NextStepsProps {
	conversation: Conversation;
	close(options?: { returnFocus: boolean }): void;
}

/** What a visitor can do while nothing is under way: ask a fitting question, or hand the questions to the contact form. */
export function NextSteps({ conversation: { messages, unanswered }, close }: NextStepsProps) {
	const { chat, isSheet } = useChatWindow();
	const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
	const newest = messages.at(-1);
	const page = usePage();

	const handOver = () => {
		offerInquiryDraft(inquiryMessage(asked));
		// At once, so that the page is free again when the link leads there.
		flushSync(() => close({ returnFocus: false }));
	};

	if (asked.length === 0) {
		const questions = [...(page ? questionsAbout(page, "de") : []), ...text.suggestions];
		return (
			<Suggestions questions={questions.slice(0, text.suggestions.length)} lang="de" onChoose={chat.send} />
		);
	}
	return (
		<>
			{newest && !unanswered && <FollowUps answer={newest} asked={asked} />}
			<chakra.div ps="8" pb="4">
				<SectionButtonLink
					section="contact"
					lang="de"
					variant="outline"
					size="sm"
					minHeight="9"
					px="3"
					gap="1.5"
					fontSize={{ base: "sm", md: "xs" }}
					replace={isSheet || undefined}
					onClick={handOver}
				>
					<Mail aria-hidden />
					{text.inquiry.button}
				</SectionButtonLink>
			</chakra.div>
		</>
	);
}

function FollowUps({ answer, asked }: { answer: ChatMessage; asked: readonly string[] }) {
	const { chat } = useChatWindow();
	const language = languageOfAnswer(answer.content);
	const questions = followUps(answer.sources ?? [], language, asked);
	return <Suggestions questions={questions} lang={language} onChoose={chat.send} />;
}

/** The detail page that the visitor is on, as its breadcrumbs name it. */
function usePage(): ChatSource | undefined {
	const newest = useMatches().at(-1)?.loaderData as { trail?: readonly Breadcrumb[] } | undefined;
	return newest?.trail?.at(-1);
}

const inquiryMessage = (questions: readonly string[]) =>
	`${text.inquiry.intro}\n\n${questions.map((question) => `– ${question}`).join("\n")}`;
