import { chakra, Flex } from "@chakra-ui/react";
import { CurrentYear } from "../components/current-year.tsx";
import { Badge, ExternalTextLink, TextLink } from "../components/surfaces.ts";
import { home } from "../content/home.ts";
import { IMPRINT_PATH, IMPRINT_TITLE, PRIVACY_PATH, PRIVACY_TITLE } from "../content/legal.ts";
import { owner } from "../content/owner.ts";

export function SiteFooter() {
	return (
		<chakra.footer borderTopWidth="1px" borderColor="border" mt="auto">
			<Flex
				maxW="page"
				mx="auto"
				px="gutter"
				py="8"
				gap="4"
				wrap="wrap"
				align="center"
				justify="space-between"
				pr={{ base: "gutter", md: "24" }}
			>
				<Badge tone="success">
					<chakra.span aria-hidden boxSize="2" borderRadius="full" bg="success.fg" />
					{home.footer.availability}
				</Badge>
				<Flex gap="5" wrap="wrap" textStyle="small" color="fg.muted" align="center">
					<ExternalTextLink quiet href={owner.profile.url} target="_blank" rel="noopener me">
						{owner.profile.label}
					</ExternalTextLink>
					<ExternalTextLink quiet href={`mailto:${owner.email}`}>
						{owner.email}
					</ExternalTextLink>
					<TextLink quiet to={IMPRINT_PATH} prefetch="intent">
						{IMPRINT_TITLE}
					</TextLink>
					<TextLink quiet to={PRIVACY_PATH} prefetch="intent">
						{PRIVACY_TITLE}
					</TextLink>
					<span>
						© <CurrentYear /> {owner.name}
					</span>
				</Flex>
			</Flex>
		</chakra.footer>
	);
}
