import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { NotFoundMessage } from "../sections/not-found-message.tsx";
import { pageMeta } from "../seo/page-meta.ts";

export const meta = () => [
	...pageMeta({ title: "404: Page not found", description: "Diese Seite gibt es nicht." }),
	{ name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
	const { pathname } = useLocation();
	useEffect(() => {
		console.warn(`404: there is no page at ${pathname}`);
	}, [pathname]);
	return <NotFoundMessage />;
}
