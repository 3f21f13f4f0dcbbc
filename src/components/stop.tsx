import type { ReactNode } from "react";
import { Station } from "./station.tsx";

interface StopProps {
	/** Side by side on wide screens, not below one another. */
	across?: boolean;
	children: ReactNode;
}

/** An entry of a list whose entries are stops on a line. */
export function Stop({ across = false, children }: StopProps) {
	return (
		<li className={across ? "line-stop across" : "line-stop"}>
			<div className="rail" aria-hidden />
			<div className="sign">
				<Station size="lg" />
			</div>
			<div>{children}</div>
		</li>
	);
}
