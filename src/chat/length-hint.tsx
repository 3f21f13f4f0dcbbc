import { chakra } from "@chakra-ui/react";
import { chat as text } from "../content/chat.ts";
import { CHAT_LIMITS } from "./contract.ts";
import { messageLength } from "./use-chat.ts";

const LIMIT = CHAT_LIMITS.messageCharacters;
const NEAR = LIMIT * 0.9;

const grouped = (count: number) => count.toLocaleString("en");

/** Counts near the limit and past it. Screen readers hear of it when either begins, not with every key. */
export function LengthHint({ id, text: message }: { id: string; text: string }) {
	const length = messageLength(message);
	const isOver = length > LIMIT;
	const hint = isOver
		? text.limit.over(grouped(LIMIT))
		: length > NEAR
			? text.limit.near(grouped(LIMIT))
			: "";
	return (
		<chakra.p
			id={id}
			role="status"
			px={hint ? "3.5" : "0"}
			pb={hint ? "1.5" : "0"}
			fontSize="xs"
			lineHeight="snug"
			fontVariantNumeric="tabular-nums"
			color={isOver ? "danger.fg" : "fg.muted"}
		>
			{hint}
			{hint && (
				<span aria-hidden>
					{" "}
					{grouped(length)} / {grouped(LIMIT)}
				</span>
			)}
		</chakra.p>
	);
}
