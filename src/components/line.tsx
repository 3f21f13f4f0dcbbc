import type { ReactNode } from "react";
import { createBlock } from "../theme/create-block.ts";
import { lineRecipe } from "../theme/recipes/line.ts";

export const Line = createBlock("ol", lineRecipe);

export function Stop({ children }: { children: ReactNode }) {
	return (
		<li>
			<div data-part="rail" aria-hidden />
			<Station />
			<div data-part="stop">{children}</div>
		</li>
	);
}

/** The ring that marks a stop, styled by the block's recipe. */
export const Station = () => <span data-part="station" aria-hidden />;
