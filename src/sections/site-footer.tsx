import { chakra, Flex } from "@chakra-ui/react";
import { AvailabilityBadge } from "../components/badge.tsx";
import { ExternalTextLink, PlainTextLink, TextLink } from "../components/links.tsx";
import { useShell } from "../document/shell.tsx";
import { useInBrowser } from "../document/use-in-browser.ts";

export function SiteFooter() {
	const { words, owner, footer } = useShell();
	const year = useInBrowser(() => new Date().getFullYear(), import.meta.env.BUILD_YEAR);
	return (
		<chakra.footer borderTopWidth="1px" mt="auto">
			<Flex
				maxW="page"
				mx="auto"
				px="gutter"
				pt="8"
				// On a phone the chat button covers the end of the page.
				pb={{ base: "24", md: "8" }}
				_print={{ py: "3", gap: "2" }}
				gap="4"
				wrap="wrap"
				align="center"
				justify="space-between"
				pr={{ base: "gutter", md: "24", xl: "gutter" }}
			>
				<AvailabilityBadge />
				<Flex gap="5" wrap="wrap" textStyle="small" color="fg.muted" align="center">
					<ExternalTextLink quiet href={owner.profile.url} rel="noopener me">
						{owner.profile.label}
					</ExternalTextLink>
					<ExternalTextLink quiet href={owner.cvUrl} _print={{ display: "none" }}>
						{words.cv}
					</ExternalTextLink>
					<PlainTextLink quiet href={`mailto:${owner.email}`}>
						{owner.email}
					</PlainTextLink>
					{footer.map(({ href, language, label }) => (
						<TextLink key={href} quiet to={href} hrefLang={language} prefetch="intent">
							{label}
						</TextLink>
					))}
					<span>
						© {year} {owner.name}
					</span>
				</Flex>
			</Flex>
		</chakra.footer>
	);
}
