import { Button } from "@chakra-ui/react";
import { Printer } from "lucide-react";
import { SectionLink } from "../components/section-link.tsx";
import { useInquiryStart, useShell } from "../document/shell.tsx";
import { useSendSignal } from "../document/signals.tsx";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("div", {
	base: {
		layerStyle: "row",
		gap: { base: "2", md: "3" },
		"& > *": { flex: { base: "1 1 auto", md: "none" } },
		"& > :nth-child(3)": { ms: { md: "-3.5", _highContrast: "0" } },
	},
});

/** What a page leads to: an enquiry that names it, paper if it is made for that, and a question to the assistant. */
export function PageActions({ isPrintable }: { isPrintable?: boolean }) {
	const { words } = useShell();
	const send = useSendSignal();
	const message = useInquiryStart();
	return (
		<Root data-part="actions">
			<Button asChild>
				<SectionLink section="contact" onClick={() => send({ to: "contact", message })}>
					{words.discussProject}
				</SectionLink>
			</Button>
			<Button variant="outline" onClick={() => send({ to: "assistant" })}>
				{words.askAboutPage}
			</Button>
			{isPrintable && (
				<Button variant="ghost" size="sm" onClick={() => window.print()}>
					<Printer />
					{words.print}
				</Button>
			)}
		</Root>
	);
}
