import { createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface LineProps extends HTMLChakraProps<"ol"> {
	kind: "plan" | "years" | "phases" | "projects";
}

/** A list whose entries are stops on a line. */
export const Line = createRecipeContext({ key: "line" }).withContext<HTMLOListElement, LineProps>("ol");

/** An entry of a line, with its station and rail. */
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
