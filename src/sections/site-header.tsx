import { Box, chakra, Flex } from "@chakra-ui/react";
import { Mail, Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button, SectionButtonLink } from "../components/button.tsx";
import { ColorModeButton } from "../components/color-mode-button.tsx";
import { Station } from "../components/line.tsx";
import { SectionTextLink } from "../components/links.ts";
import { pathIn } from "../content/language.ts";
import { useShell } from "../document/shell.ts";
import { useSiteLanguage } from "../document/site-language.ts";

/**
 * Underlines the section that is being read, in browsers that know which. For the home page alone: Chromium would
 * leave the mark where it was when the next page has none of the sections.
 */
const WHERE_THE_READER_IS = {
	scrollTargetGroup: "auto",
	"& a:target-current": { color: "accent.fg", textDecorationLine: "underline", textUnderlineOffset: "0.4em" },
};
const MENU_ID = "site-menu";
/** Where the links stand in the header: Chakra's breakpoint `md`. */
const WIDE = "(min-width: 48rem)";

export function SiteHeader() {
	const { words, owner, menu } = useShell();
	const home = pathIn("/", useSiteLanguage());
	const { key, pathname } = useLocation();
	// The menu belongs to the page it was opened on, so that it closes with any navigation.
	const [openOn, setOpenOn] = useState<string | null>(null);
	const isMenuOpen = openOn === key;
	const closeMenu = () => setOpenOn(null);
	const markOfReading = pathname === home ? WHERE_THE_READER_IS : undefined;
	const menuButton = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!isMenuOpen) return;
		// A turned tablet shows the links themselves.
		const isWide = window.matchMedia(WIDE);
		const close = () => setOpenOn(null);
		// A tap beside the entries takes the keyboard out of the header, so the whole page listens.
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			menuButton.current?.focus();
			close();
		};
		isWide.addEventListener("change", close);
		document.addEventListener("keydown", closeOnEscape);
		return () => {
			isWide.removeEventListener("change", close);
			document.removeEventListener("keydown", closeOnEscape);
		};
	}, [isMenuOpen]);

	return (
		<chakra.header
			position="fixed"
			insetX="0"
			top="0"
			zIndex={isMenuOpen ? "menu" : "header"}
			bg="bg"
			borderBottomWidth="1px"
			_print={{ display: "none" }}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
			}}
		>
			<Flex
				align="center"
				justify="space-between"
				gap={{ base: "2", sm: "4" }}
				h="header"
				maxW="page"
				mx="auto"
				px="gutter"
			>
				<SectionTextLink section="home" quiet station="md" minWidth="0" onClick={closeMenu}>
					<Station />
					<chakra.span
						fontWeight="bold"
						letterSpacing="snug"
						whiteSpace="nowrap"
						overflow="hidden"
						textOverflow="ellipsis"
						lang="de"
					>
						{owner.name}
					</chakra.span>
				</SectionTextLink>
				<chakra.nav aria-label={words.mainMenu} display={{ base: "none", md: "block" }}>
					<chakra.ul
						display="flex"
						gap={{ md: "3.5", lg: "7" }}
						fontSize={{ md: "sm", lg: "md" }}
						lang="en"
						css={markOfReading}
					>
						{menu.map(({ id, label }) => (
							<li key={id}>
								<SectionTextLink section={id} quiet display="inline-block" py="2">
									{label}
								</SectionTextLink>
							</li>
						))}
					</chakra.ul>
				</chakra.nav>
				<Flex align="center" gap={{ base: "0", sm: "1.5" }}>
					<ColorModeButton />
					<SectionButtonLink
						section="contact"
						variant="ghost"
						size="icon"
						display={{ md: "none" }}
						aria-label={words.writeToMe}
						onClick={closeMenu}
					>
						<Mail aria-hidden />
					</SectionButtonLink>
					<SectionButtonLink
						section="contact"
						size="sm"
						lang="en"
						display={{ base: "none", md: "inline-flex" }}
					>
						{words.getInTouch}
					</SectionButtonLink>
					<Button
						ref={menuButton}
						variant="ghost"
						size="icon"
						display={{ md: "none" }}
						scriptOnly
						aria-expanded={isMenuOpen}
						aria-controls={MENU_ID}
						aria-label={isMenuOpen ? words.closeMenu : words.openMenu}
						onClick={() => setOpenOn(isMenuOpen ? null : key)}
					>
						{isMenuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
					</Button>
				</Flex>
			</Flex>
			<Box
				aria-hidden
				hidden={!isMenuOpen}
				display={{ md: "none", _hidden: "none" }}
				position="fixed"
				insetX="0"
				top="header"
				bottom="0"
				zIndex="-1"
				bg="scrim"
				onClick={closeMenu}
			/>
			<Box
				id={MENU_ID}
				hidden={!isMenuOpen}
				display={{ md: "none", _hidden: "none" }}
				maxHeight="calc(100dvh - {sizes.header})"
				overflowY="auto"
				overscrollBehavior="contain"
				bg="bg"
				boxShadow="floating"
				// The shadow falls on the page, not on the header above.
				clipPath="inset(0 0 -6rem)"
				px="gutter"
				pb="5"
			>
				{isMenuOpen && (
					<chakra.nav aria-label={words.menu}>
						<chakra.ul
							lang="en"
							mb="4"
							display="grid"
							// Two and two on a phone held sideways, where a screen shows hardly four lines.
							gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
							columnGap="6"
							css={markOfReading}
						>
							{menu.map(({ id, label }) => (
								<chakra.li key={id} borderBottomWidth="1px">
									<SectionTextLink
										section={id}
										quiet
										display="block"
										py="3"
										fontSize="lg"
										onClick={closeMenu}
									>
										{label}
									</SectionTextLink>
								</chakra.li>
							))}
						</chakra.ul>
						<SectionButtonLink section="contact" width="full" lang="en" onClick={closeMenu}>
							{words.getInTouch}
						</SectionButtonLink>
					</chakra.nav>
				)}
			</Box>
		</chakra.header>
	);
}
