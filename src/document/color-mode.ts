import { useLayoutEffect, useState, useSyncExternalStore } from "react";

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

/** Subscribes after the head's script, which has then applied the change. */
function followSystem(onChange: () => void) {
	const system = matchMedia("(prefers-color-scheme: dark)");
	system.addEventListener("change", onChange);
	return () => system.removeEventListener("change", onChange);
}

const read = (): ColorMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");

function apply(mode: ColorMode) {
	document.documentElement.classList.toggle("dark", mode === "dark");
	document.documentElement.classList.toggle("light", mode === "light");
}

/**
 * Returns the current mode, which is null during prerendering and hydration, and a function that switches the mode and
 * stores it, if storage isn't blocked. For one component only: others wouldn't re-render.
 */
export function useColorMode(): [ColorMode | null, (mode: ColorMode) => void] {
	const [, setChosen] = useState<ColorMode>();
	const mode = useSyncExternalStore<ColorMode | null>(followSystem, read, () => null);
	// React drops the class if it recovers from a hydration error by rendering the document anew.
	useLayoutEffect(() => {
		if (mode) apply(mode);
	}, [mode]);
	const choose = (next: ColorMode) => {
		apply(next);
		setChosen(next);
		try {
			localStorage.setItem(STORAGE_KEY, next);
		} catch {
			// The choice then lasts until the next load.
		}
	};
	return [mode, choose];
}
