/// <reference types="vite/client" />

interface ImportMetaEnv {
	/** Year of the build. */
	readonly BUILD_YEAR: number;
	/** Figures of `docs/performance.md`. */
	readonly MEASURED?: Readonly<Record<"paint" | "staticPaint" | "weight" | "tap", string>>;
	/** Public URL of the site, base path included. */
	readonly VITE_SITE_URL?: string;
}

/** The icons that the content names, by their names; see `scripts/build/content-icons.ts`. */
declare module "virtual:content-icons" {
	import type { LucideIcon } from "lucide-react";

	export const icons: Readonly<Record<string, LucideIcon>>;
}
