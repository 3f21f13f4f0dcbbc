import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { stopRailRecipe, stopRecipe, stopTimeRecipe } from "../theme/block-recipes.ts";
import { Rail } from "./rail.tsx";
import { Station } from "./station.tsx";

const StopRoot = chakra("li", stopRecipe);
const StopRail = chakra(Rail, stopRailRecipe);
export const StopTime = chakra("p", stopTimeRecipe);

interface StopProps {
	/** Side by side on wide screens, not below one another. */
	across?: boolean;
	children: ReactNode;
}

/** An entry of a list whose entries are stops on a line. */
export function Stop({ across, children }: StopProps) {
	return (
		<StopRoot across={across}>
			<StopRail across={across} data-part="rail" />
			<chakra.div position="relative" pt="0.5" lineHeight="0" fontSize="md">
				<Station size="lg" />
			</chakra.div>
			<div>{children}</div>
		</StopRoot>
	);
}
