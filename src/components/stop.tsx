import { type BoxProps, createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { stopRecipe } from "../theme/block-recipes.ts";
import { Rail } from "./rail.tsx";
import { Station } from "./station.tsx";

interface StopProps {
	/** Where the line goes on to. */
	direction?: "down" | "acrossWhenWide";
	children: ReactNode;
}

const { withProvider, withContext } = createSlotRecipeContext({ recipe: stopRecipe });
const StopRoot = withProvider<HTMLLIElement, HTMLChakraProps<"li"> & Pick<StopProps, "direction">>(
	"li",
	"root",
);
const StopRail = withContext<HTMLDivElement, BoxProps>(Rail, "rail");
const StopMarker = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "marker");

/** The year, the period or the duration of a stop. */
export const StopTime = withContext<HTMLParagraphElement, HTMLChakraProps<"p">>("p", "when");

/** An entry of a list whose entries are stops on a line. */
export function Stop({ direction, children }: StopProps) {
	return (
		<StopRoot direction={direction}>
			<StopRail data-part="rail" />
			<StopMarker>
				<Station size="lg" />
			</StopMarker>
			<div>{children}</div>
		</StopRoot>
	);
}
