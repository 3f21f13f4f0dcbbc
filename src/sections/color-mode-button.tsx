import { Moon, Sun } from "lucide-react";
import { Button } from "../components/button.tsx";
import { useShell } from "../document/shell.tsx";

export function ColorModeButton() {
	const { words } = useShell();
	const isDark = () => document.documentElement.classList.contains("dark");
	return (
		<Button
			variant="ghost"
			size="icon"
			scriptOnly
			onClick={() => window.applyColorMode?.(isDark() ? "light" : "dark")}
		>
			<Moon data-part="moon" role="img" aria-label={words.darkMode} />
			<Sun data-part="sun" role="img" aria-label={words.lightMode} />
		</Button>
	);
}
