import { useSyncExternalStore } from "react";

/** A message that the chat offers to the contact form. Two offers of the same text are different objects. */
interface InquiryDraft {
	readonly message: string;
}

let draft: InquiryDraft | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function set(next: InquiryDraft | null) {
	draft = next;
	for (const listener of listeners) listener();
}

/** Offers a message to the contact form, on this page or the next one that has it. */
export const offerInquiryDraft = (message: string) => set({ message });

/** Withdraws the offer; the form calls it after inserting the message. */
export const clearInquiryDraft = () => set(null);

/** Returns the offered message; null if there is none, and during prerendering. */
export function useInquiryDraft(): InquiryDraft | null {
	return useSyncExternalStore(
		subscribe,
		() => draft,
		() => null,
	);
}
