import { Button, Link } from "@chakra-ui/react";
import { Mail, Menu, Moon, Sun, X } from "lucide-react";
import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { IconButton } from "../components/icon-button.tsx";
import { Station } from "../components/line.tsx";
import { TextLink } from "../components/links.tsx";
import { SectionLink } from "../components/section-link.tsx";
import { useCurrentSection } from "../document/current-section.ts";
import { useShell, useTranslations } from "../document/shell.tsx";
import { LANGUAGE_NAMES } from "../pages/language.ts";
import { LARGE_LETTERS } from "../theme/breakpoints.ts";
import { createBlock } from "../theme/create-block.ts";
import { afterStation } from "../theme/transit-map.ts";

const CLOSED = { visibility: "hidden", opacity: 0, translate: "0 -0.625rem" } as const;

const Root = createBlock("header", {
	base: {
		position: "fixed",
		insetX: "0",
		top: "0",
		zIndex: "header",
		"&[data-open]": { zIndex: "menu" },
		borderBottomWidth: "1px",
		"& > [data-part=bar]": {
			display: "flex",
			alignItems: "center",
			justifyContent: "space-between",
			gap: { base: "1.5", lg: "4" },
			"& a": { whiteSpace: "nowrap" },
			minH: "header",
			// The name above the controls, if a word of it doesn't fit beside them.
			flexWrap: { base: "wrap", md: "nowrap" },
			rowGap: "0",
			px: "edge",
			bg: "bg",
		},
		"& > [data-part=bar] > a": { ...afterStation("md"), flex: { base: "1 1 min-content", md: "initial" } },
		"& [data-part=name]": {
			fontWeight: "bold",
			letterSpacing: "snug",
			lineHeight: "snug",
			whiteSpace: "normal",
			overflowWrap: "normal",
			// Fits “Mustermann” beside the buttons of a narrow phone.
			fontSize: "min({fontSizes.md}, 4.4vw)",
			[LARGE_LETTERS]: { fontSize: "sm" },
		},
		"& [data-part=bar] > nav": {
			display: { base: "none", md: "block" },
			"& > ul": {
				display: "flex",
				flexWrap: "wrap",
				columnGap: { md: "2.5", lg: "7" },
				fontSize: { md: "sm", lg: "md" },
			},
			"& a": { display: "inline-block", py: { md: "1", lg: "2" } },
		},
		"& [aria-current]": {
			color: "accent.fg",
			textDecorationLine: "underline",
			textUnderlineOffset: "0.4em",
		},
		"& [data-part=moon]": { display: { _dark: "none" } },
		"& [data-part=sun]": { display: { base: "none", _dark: "block" } },
		"& [data-part=controls]": { display: "flex", alignItems: "center", gap: { base: "0", sm: "1.5" } },
		"& [data-part=language]": {
			px: { base: "2", md: "1", lg: "2" },
			py: "2.5",
			fontSize: { base: "sm", lg: "md" },
		},
		/** Below the bar, from behind which the menu comes. */
		"& > :is([data-part=scrim], [data-part=menu])": {
			hideFrom: "md",
			position: "absolute",
			zIndex: "-1",
			top: "full",
			insetX: "0",
			transition: "opacity 140ms, visibility 140ms, translate 140ms {easings.out}",
		},
		"&:not([data-open]) > :is([data-part=scrim], [data-part=menu])": CLOSED,
		"& > [data-part=scrim]": { height: "100dvh", bg: "scrim" },
		"& > [data-part=menu]": {
			_starting: CLOSED,
			display: "flex",
			flexWrap: "wrap",
			columnGap: "6",
			maxHeight: "calc(100dvh - {sizes.header})",
			overflowY: "auto",
			overscrollBehavior: "contain",
			bg: "bg",
			boxShadow: "floating",
			px: "gutter",
			pb: "5",
			"& [data-part=contact]": { flex: "1" },
			"& ul": {
				width: "full",
				mb: "4",
				display: "grid",
				// Two columns on a phone in landscape, which shows only a few lines.
				gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
				columnGap: "6",
			},
			"& li": { borderBottomWidth: "1px" },
			"& li > a, & [data-part=language]": { display: "block", px: "0", py: "3", fontSize: "lg" },
		},
	},
});

export function SiteHeader() {
	const { words, owner, getInTouchLanguage } = useShell();
	const { key } = useLocation();
	/** The page on which the menu is open, so that any navigation closes it; undefined until it was opened once. */
	const [openOn, setOpenOn] = useState<string | null>();
	const isMenuOpen = openOn === key;
	const closeMenu = () => setOpenOn(null);
	const menuButton = useRef<HTMLButtonElement>(null);
	return (
		<Root
			data-open={isMenuOpen || undefined}
			// Keeps the focus after a tap beside the entries.
			tabIndex={-1}
			onKeyDown={({ key }) => {
				if (key !== "Escape" || !isMenuOpen) return;
				menuButton.current?.focus();
				closeMenu();
			}}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (isMenuOpen && relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
			}}
		>
			<div data-part="bar">
				<Link asChild variant="plain">
					<SectionLink section="home">
						<Station />
						<span data-part="name" lang={owner.language}>
							{owner.name}
						</span>
					</SectionLink>
				</Link>
				<nav aria-label={words.mainMenu}>
					<SectionLinks />
				</nav>
				<div data-part="controls">
					<LanguageLinks isShort />
					<ColorModeButton />
					<IconButton asChild hideFrom="md" label={words.writeToMe}>
						<SectionLink section="contact">
							<Mail />
						</SectionLink>
					</IconButton>
					<Button asChild hideBelow="md" size="sm">
						<SectionLink section="contact" lang={getInTouchLanguage}>
							{words.getInTouch}
						</SectionLink>
					</Button>
					<IconButton
						ref={menuButton}
						hideFrom="md"
						aria-expanded={isMenuOpen}
						label={isMenuOpen ? words.closeMenu : words.openMenu}
						onClick={() => setOpenOn(isMenuOpen ? null : key)}
					>
						{isMenuOpen ? <X /> : <Menu />}
					</IconButton>
				</div>
			</div>
			<div data-part="scrim" aria-hidden onClick={closeMenu} />
			{openOn !== undefined && (
				<nav data-part="menu" aria-label={words.menu}>
					<SectionLinks />
					<Button asChild>
						<SectionLink section="contact" data-part="contact" lang={getInTouchLanguage}>
							{words.getInTouch}
						</SectionLink>
					</Button>
					<LanguageLinks />
				</nav>
			)}
		</Root>
	);
}

function ColorModeButton() {
	const { words } = useShell();
	const isDark = () => document.documentElement.classList.contains("dark");
	return (
		<IconButton onClick={() => window.applyColorMode?.(isDark() ? "light" : "dark")}>
			<span data-part="moon" role="img" title={words.darkMode}>
				<Moon />
			</span>
			<span data-part="sun" role="img" title={words.lightMode}>
				<Sun />
			</span>
		</IconButton>
	);
}

function SectionLinks() {
	const { menu } = useShell();
	const current = useCurrentSection();
	return (
		<ul>
			{menu.map(({ id, label, language }) => (
				<li key={id} lang={language}>
					<Link asChild variant="plain">
						<SectionLink section={id} aria-current={id === current ? "location" : undefined}>
							{label}
						</SectionLink>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Links to the same place of the current page's translations, each named in its own language. */
function LanguageLinks({ isShort }: { isShort?: boolean }) {
	return useTranslations().map(({ language, href, isSamePage }) => (
		<TextLink
			key={language}
			variant="plain"
			data-part="language"
			to={href}
			lang={language}
			hrefLang={language}
			prefetch="intent"
			preventScrollReset={isSamePage}
			aria-label={isShort ? `${language.toUpperCase()}: ${LANGUAGE_NAMES[language]}` : undefined}
		>
			{isShort ? language.toUpperCase() : LANGUAGE_NAMES[language]}
		</TextLink>
	));
}
