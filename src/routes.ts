import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { shipped } from "./content/shipped.ts";
import { allPagesOf } from "./pages/pages.ts";

/** One route per page and language, so that unknown slugs reach the 404 page. */
export default [
	...allPagesOf(shipped).map(({ path, subject }) => {
		const file = subject.group === "home" ? "routes/home.tsx" : "routes/detail.tsx";
		return path === "/" ? index(file, { id: path }) : route(path, file, { id: path });
	}),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
