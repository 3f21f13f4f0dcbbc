import { createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface LineProps extends HTMLChakraProps<"ol"> {
	kind: "years" | "phases" | "projects";
}

/** A list whose entries are stops on a line. */
export const Line = createRecipeContext({ key: "line" }).withContext<HTMLOListElement, LineProps>("ol");

/** An entry of a line. */
export function Stop({ children }: { children: ReactNode }) {
	return (
		<li>
			<div data-part="rail" aria-hidden />
			<Station />
			<div data-part="stop">{children}</div>
		</li>
	);
}

/** The ring that marks a stop. The recipe of the block that it stands in draws it. */
export const Station = () => <span data-part="station" aria-hidden />;
