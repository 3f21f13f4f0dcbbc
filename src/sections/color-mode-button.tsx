import { Moon, Sun } from "lucide-react";
import { Button } from "../components/button.tsx";
import { useColorMode } from "../document/color-mode.ts";
import { useShell } from "../document/shell.tsx";

export function ColorModeButton() {
	const { words } = useShell();
	const { mode, choose } = useColorMode();
	const next = mode === "dark" ? "light" : "dark";
	return (
		<Button
			variant="ghost"
			size="icon"
			scriptOnly
			aria-label={next === "dark" ? words.darkMode : words.lightMode}
			onClick={() => choose(next)}
		>
			<Moon data-part="moon" aria-hidden />
			<Sun data-part="sun" aria-hidden />
		</Button>
	);
}
