import { Button, ChakraProvider } from "@chakra-ui/react";
import { type ReactNode, useLayoutEffect } from "react";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useParams,
	useRouteError,
} from "react-router-dom";
import type { Route } from "./+types/root.ts";
import { ChatWidget } from "./chat/chat-widget.tsx";
import { useFailedNavigation, useShownPage } from "./document/failed-navigation.ts";
import { headScript } from "./document/head-script.ts";
import { RouteAnnouncer, scrollKey } from "./document/route-announcer.tsx";
import { ShellProvider, useShell } from "./document/shell.tsx";
import { SignalProvider } from "./document/signals.tsx";
import { useSiteLanguage } from "./document/site-language.ts";
import { storageKey } from "./document/storage-key.ts";
import { loadShells } from "./routes/load-page.ts";
import { ErrorMessage, NotFoundMessage } from "./sections/messages.tsx";
import { PageAddress } from "./sections/page-address.tsx";
import { SiteFooter } from "./sections/site-footer.tsx";
import { SiteHeader } from "./sections/site-header.tsx";
import { createBlock } from "./theme/create-block.ts";
import { fontFaces, fontFiles } from "./theme/fonts.ts";
import print from "./theme/print.css?inline";
import { getSystem } from "./theme/system.ts";

const Main = createBlock("main", { base: { pt: { base: "{sizes.header}", _print: "0" }, outline: "none" } });

export const loader = ({ pattern }: Route.LoaderArgs) => loadShells(pattern);

/** Skips fragments of the same page, and unknown paths, for which a static host has no loader data. */
export const shouldRevalidate = ({ currentUrl, nextUrl, nextParams }: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname && !("*" in nextParams);

const SkipLink = () => (
	<Button
		asChild
		position="fixed"
		top="2"
		left="2"
		zIndex="menu"
		translate="0 -200%"
		_focus={{ translate: "0" }}
	>
		<a href="#content">{useShell().words.skipToContent}</a>
	</Button>
);

// Constant elements, which React doesn't re-render with the layout for each state of a navigation.
const skipLink = <SkipLink />;
const header = <SiteHeader />;
const footer = <SiteFooter />;
const chat = <ChatWidget />;
const announcer = <RouteAnnouncer />;

export function Layout({ children }: { children: ReactNode }) {
	const is404 = "*" in useParams();
	useLayoutEffect(() => {
		// React drops the class if it recovers from a hydration error by rendering the document anew.
		window.applyColorMode?.();
		window.replayEarlyClick?.();
	}, []);
	return (
		<html lang={useSiteLanguage()} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<script
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: has to run before the first paint
					dangerouslySetInnerHTML={{
						// Prerendered only: by hydration the browser has already run it.
						__html: import.meta.env.SSR ? headScript(import.meta.env.BASE_URL, is404) : "",
					}}
				/>
				{/* The dev server makes browsers revalidate every file, so a preload would gain nothing. */}
				{import.meta.env.PROD &&
					fontFiles.map((href) => (
						<link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
					))}
				<style
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of our own, without input
					dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? fontFaces() + print : "" }}
				/>
				<link rel="icon" sizes="48x48" href={`${import.meta.env.BASE_URL}favicon.png`} />
				<link rel="icon" type="image/svg+xml" href={`${import.meta.env.BASE_URL}favicon.svg`} />
				<link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}apple-touch-icon.png`} />
				<Meta />
				<Links />
			</head>
			<body>
				<ChakraProvider value={getSystem()}>
					<ShellProvider>
						<SignalProvider>
							{skipLink}
							{header}
							<Main id="content" tabIndex={-1}>
								<PageAddress />
								{children}
							</Main>
							{footer}
							{chat}
							{announcer}
						</SignalProvider>
					</ShellProvider>
				</ChakraProvider>
				<ScrollRestoration
					getKey={scrollKey}
					storageKey={storageKey("scroll-positions", import.meta.env.BASE_URL)}
				/>
				<Scripts />
			</body>
		</html>
	);
}

export default function Page() {
	useShownPage();
	return <Outlet />;
}

/** Shows the 404 page for unknown paths and an error message for everything else. */
export function ErrorBoundary() {
	const error = useRouteError();
	useFailedNavigation();
	return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundMessage /> : <ErrorMessage />;
}
