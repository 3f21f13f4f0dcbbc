import { CacheProvider } from "@emotion/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { createPageCache } from "./theme/prerendered.ts";

const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
	"main :is(input, textarea)[id]",
);

/**
 * Reports an error that React has recovered from by rendering the document anew, as it does if an extension has altered
 * it before hydration, and puts what was typed into the new fields.
 */
function recover(error: unknown): void {
	console.error(error);
	for (const { isConnected, id, value } of fields) {
		const field = document.getElementById(id);
		if (!isConnected && field && "value" in field) field.value = value;
	}
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<CacheProvider value={createPageCache()}>
				<HydratedRouter />
			</CacheProvider>
		</StrictMode>,
		{ onRecoverableError: recover },
	);
});
