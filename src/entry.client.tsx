import { CacheProvider } from "@emotion/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { createPageCache } from "./document/page-styles.ts";

// A task of its own after the packages' start, and as a transition, so that the browser can answer the visitor in between.
setTimeout(() =>
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<CacheProvider value={createPageCache({ areGlobalsServed: import.meta.env.PROD })}>
					<HydratedRouter />
				</CacheProvider>
			</StrictMode>,
		);
	}),
);
