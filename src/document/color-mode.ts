declare global {
	interface Window {
		/** Without a mode, applies the current one again. */
		applyColorMode?(mode?: "light" | "dark"): void;
	}
}

/** Runs in the head before the first paint: applies the mode stored under `key`, or else the system's as it changes. */
export function startColorMode(key: string): void {
	const { classList } = document.documentElement;
	const system = matchMedia("(prefers-color-scheme: dark)");
	let chosen: string | null = null;
	window.applyColorMode = (mode) => {
		try {
			if (mode) localStorage.setItem(key, mode);
			chosen = localStorage.getItem(key);
		} catch {
			// Storage can be blocked; the choice then lasts until the next load.
			chosen = mode ?? chosen;
		}
		const isDark = chosen === "dark" || (chosen !== "light" && system.matches);
		classList.toggle("dark", isDark);
		classList.toggle("light", !isDark);
	};
	window.applyColorMode();
	system.addEventListener("change", () => window.applyColorMode?.());
}
