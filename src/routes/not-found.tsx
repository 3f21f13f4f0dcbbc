import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { NotFoundMessage } from "../sections/messages.tsx";
import type { Route } from "./+types/not-found.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "404: Page not found" },
	{ name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
	const { pathname } = useLocation();
	useEffect(() => {
		console.warn(`404: no page at ${pathname}`);
	}, [pathname]);
	return <NotFoundMessage />;
}
