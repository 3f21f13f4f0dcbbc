import { IconButton } from "@chakra-ui/react";
import { Moon, Sun } from "lucide-react";
import { useShell } from "../document/shell.tsx";

export function ColorModeButton() {
	const { words } = useShell();
	const isDark = () => document.documentElement.classList.contains("dark");
	return (
		<IconButton
			variant="ghost"
			size="sm"
			onClick={() => window.applyColorMode?.(isDark() ? "light" : "dark")}
		>
			<Moon data-part="moon" role="img" aria-label={words.darkMode} />
			<Sun data-part="sun" role="img" aria-label={words.lightMode} />
		</IconButton>
	);
}
