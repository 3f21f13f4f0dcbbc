import { CacheProvider } from "@emotion/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { createPageCache } from "./document/page-styles.ts";

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<CacheProvider value={createPageCache()}>
				<HydratedRouter />
			</CacheProvider>
		</StrictMode>,
	);
});
