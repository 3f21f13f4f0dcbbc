import { Box, chakra, Flex } from "@chakra-ui/react";
import { Mail, Menu, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../components/button-link.tsx";
import { ColorModeButton } from "../components/color-mode-button.tsx";
import { SectionLink } from "../components/section-link.tsx";
import { Station } from "../components/station.tsx";
import { GET_IN_TOUCH, homeSections, WRITE_TO_ME } from "../content/navigation.ts";
import { owner } from "../content/owner.ts";
import { buttonRecipe, linkRecipe } from "../theme/recipes.ts";
import { scriptOnly } from "../theme/script-only.ts";

const NavLink = chakra(SectionLink, linkRecipe);
const CallToAction = chakra(SectionLink, buttonRecipe);
/** Underlines the section that is being read, in browsers that know which. */
const WHERE_THE_READER_IS = {
	scrollTargetGroup: "auto",
	"& a:target-current": { color: "accent.fg", textDecorationLine: "underline", textUnderlineOffset: "0.4em" },
};
const MENU_ID = "site-menu";

export function SiteHeader() {
	const { key } = useLocation();
	// The menu belongs to the page it was opened on, so that it closes with any navigation.
	const [openOn, setOpenOn] = useState<string | null>(null);
	const isMenuOpen = openOn === key;
	const closeMenu = () => setOpenOn(null);
	const menuButton = useRef<HTMLButtonElement>(null);
	const closeOnEscape = (event: KeyboardEvent) => {
		if (!isMenuOpen || event.key !== "Escape") return;
		menuButton.current?.focus();
		closeMenu();
	};

	return (
		<chakra.header
			position="fixed"
			insetX="0"
			top="0"
			zIndex={isMenuOpen ? "menu" : "header"}
			bg="bg"
			borderBottomWidth="1px"
			borderColor="border"
			_print={{ display: "none" }}
			onKeyDown={closeOnEscape}
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
				<NavLink section="home" quiet station minWidth="0" onClick={closeMenu}>
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
				</NavLink>
				<chakra.nav aria-label="Hauptnavigation" display={{ base: "none", md: "block" }}>
					<chakra.ul
						display="flex"
						gap={{ md: "3.5", lg: "7" }}
						fontSize={{ md: "sm", lg: "md" }}
						lang="en"
						css={WHERE_THE_READER_IS}
					>
						{homeSections.map(({ id, label }) => (
							<li key={id}>
								<NavLink section={id} quiet display="inline-block" py="2">
									{label}
								</NavLink>
							</li>
						))}
					</chakra.ul>
				</chakra.nav>
				<Flex align="center" gap={{ base: "0", sm: "1.5" }}>
					<ColorModeButton />
					<CallToAction
						section="contact"
						variant="ghost"
						size="icon"
						display={{ md: "none" }}
						aria-label={WRITE_TO_ME}
						onClick={closeMenu}
					>
						<Mail aria-hidden />
					</CallToAction>
					<CallToAction section="contact" size="sm" lang="en" display={{ base: "none", md: "inline-flex" }}>
						{GET_IN_TOUCH}
					</CallToAction>
					<Button
						ref={menuButton}
						variant="ghost"
						size="icon"
						display={{ md: "none" }}
						css={scriptOnly}
						aria-expanded={isMenuOpen}
						aria-controls={MENU_ID}
						aria-label={isMenuOpen ? "Menü schließen" : "Menü öffnen"}
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
				px="gutter"
				pb="5"
			>
				<chakra.nav aria-label="Menü">
					<chakra.ul lang="en" mb="4">
						{homeSections.map(({ id, label }) => (
							<chakra.li key={id} borderBottomWidth="1px" borderColor="border">
								<NavLink section={id} quiet display="block" py="3" fontSize="lg" onClick={closeMenu}>
									{label}
								</NavLink>
							</chakra.li>
						))}
					</chakra.ul>
					<CallToAction section="contact" width="full" lang="en" onClick={closeMenu}>
						{GET_IN_TOUCH}
					</CallToAction>
				</chakra.nav>
			</Box>
		</chakra.header>
	);
}
