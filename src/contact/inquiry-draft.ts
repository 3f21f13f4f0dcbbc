import { useSyncExternalStore } from "react";

/** A message that the chat offers to the contact form. Each offer is an object of its own, even with the same text. */
export interface InquiryDraft {
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

/** Offers a message to the contact form, on this page or on the next that shows it. */
export const offerInquiryDraft = (message: string) => set({ message });

/** Takes the offer back; the form calls this once it has put the message into its field. */
export const clearInquiryDraft = () => set(null);

/** The message on offer, or null. Prerendered pages have none. */
export function useInquiryDraft(): InquiryDraft | null {
	return useSyncExternalStore(
		subscribe,
		() => draft,
		() => null,
	);
}
