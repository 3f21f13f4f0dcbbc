import { useLayoutEffect, useSyncExternalStore } from "react";

declare global {
	interface Window {
		/** Without a mode, applies the current one again. */
		applyColorMode?(mode?: ColorMode): void;
	}
}

type ColorMode = "light" | "dark";

/** Runs in the head before the first paint: applies the stored mode, or the system's, which it follows. */
export function startColorMode(): void {
	const { classList } = document.documentElement;
	const system = matchMedia("(prefers-color-scheme: dark)");
	let chosen: string | null = null;
	window.applyColorMode = (mode) => {
		try {
			if (mode) localStorage.setItem("color-mode", mode);
			chosen = localStorage.getItem("color-mode");
		} catch {
			// Storage can be blocked; the choice then lasts until the next load.
			chosen = mode ?? chosen;
		}
		const isDark = chosen ? chosen === "dark" : system.matches;
		classList.toggle("dark", isDark);
		classList.toggle("light", !isDark);
	};
	window.applyColorMode();
	system.addEventListener("change", () => window.applyColorMode?.());
}

function subscribe(onChange: () => void) {
	const observer = new MutationObserver(onChange);
	observer.observe(document.documentElement, { attributeFilter: ["class"] });
	return () => observer.disconnect();
}

const read = (): ColorMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");

/** Returns the current mode, which is null during prerendering and hydration, and a function that switches and stores it. */
export function useColorMode() {
	const mode = useSyncExternalStore<ColorMode | null>(subscribe, read, () => null);
	// React drops the class if it recovers from a hydration error by rendering the document anew.
	useLayoutEffect(() => window.applyColorMode?.(), []);
	return { mode, choose: (next: ColorMode) => window.applyColorMode?.(next) };
}
