import { useSyncExternalStore } from "react";

const STORAGE_KEY = "color-mode";
export type ColorMode = "light" | "dark";

/**
 * Runs in the head before the first paint: takes the remembered mode, or the system's, and follows the
 * system while nothing is remembered. Stands in the page as text, so it uses nothing from outside.
 */
export const colorModeScript = `(()=>{const c=document.documentElement.classList,m=matchMedia("(prefers-color-scheme: dark)"),s=()=>{let k;try{k=localStorage.getItem("${STORAGE_KEY}")}catch{}const d=k==="dark"||(k!=="light"&&m.matches);c.toggle("dark",d);c.toggle("light",!d)};s();m.addEventListener("change",s)})()`;

function subscribe(onChange: () => void) {
	const observer = new MutationObserver(onChange);
	observer.observe(document.documentElement, { attributeFilter: ["class"] });
	return () => observer.disconnect();
}

const read = (): ColorMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");

/** The mode in force; null while the page is prerendered or hydrated, when nobody knows it yet. */
export function useColorMode(): ColorMode | null {
	return useSyncExternalStore<ColorMode | null>(subscribe, read, () => null);
}

/** Switches the mode and remembers it, where the browser lets a page remember anything. */
export function setColorMode(mode: ColorMode) {
	const { classList } = document.documentElement;
	classList.toggle("dark", mode === "dark");
	classList.toggle("light", mode === "light");
	try {
		localStorage.setItem(STORAGE_KEY, mode);
	} catch {
		// Storage can be blocked; the mode then lasts until the page is left.
	}
}
