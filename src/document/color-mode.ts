import { useSyncExternalStore } from "react";

export const STORAGE_KEY = "color-mode";
type ColorMode = "light" | "dark";

/**
 * Runs in the head before the first paint: applies the stored mode; without one, applies and follows the system's.
 */
export function applyColorMode(storageKey: string): void {
	const { classList } = document.documentElement;
	const system = matchMedia("(prefers-color-scheme: dark)");
	const apply = () => {
		let mode: string | null = null;
		try {
			mode = localStorage.getItem(storageKey);
		} catch {
			// Storage can be blocked.
		}
		const isDark = mode === "dark" || (mode !== "light" && system.matches);
		classList.toggle("dark", isDark);
		classList.toggle("light", !isDark);
	};
	apply();
	system.addEventListener("change", apply);
}

function subscribe(onChange: () => void) {
	const observer = new MutationObserver(onChange);
	observer.observe(document.documentElement, { attributeFilter: ["class"] });
	return () => observer.disconnect();
}

const read = (): ColorMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");

/** Returns the current mode; null during prerendering and hydration, when it isn't known yet. */
export function useColorMode(): ColorMode | null {
	return useSyncExternalStore<ColorMode | null>(subscribe, read, () => null);
}

/** Switches the mode and stores it, if storage isn't blocked. */
export function setColorMode(mode: ColorMode) {
	const { classList } = document.documentElement;
	classList.toggle("dark", mode === "dark");
	classList.toggle("light", mode === "light");
	try {
		localStorage.setItem(STORAGE_KEY, mode);
	} catch {
		// Storage can be blocked; the mode then lasts until the next load.
	}
}
