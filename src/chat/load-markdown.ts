import { type ComponentType, useSyncExternalStore } from "react";

type MarkdownComponent = ComponentType<{ children: string }>;

let component: MarkdownComponent | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/**
 * Fetches the Markdown renderer, once. Never rejects: where it can't be fetched, answers stand as plain
 * text, and the next call tries again.
 */
export function loadMarkdown(): Promise<void> {
	loading ??= import("./markdown.tsx").then(
		({ Markdown }) => {
			component = Markdown;
			for (const listener of listeners) listener();
		},
		() => {
			loading = null;
		},
	);
	return loading;
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The Markdown renderer; null until it is there. */
export function useMarkdown(): MarkdownComponent | null {
	return useSyncExternalStore(
		subscribe,
		() => component,
		() => null,
	);
}
