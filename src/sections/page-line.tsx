import type { ReactNode } from "react";
import { TextLink } from "../components/links.ts";
import { Station } from "../components/station.tsx";
import { useShell } from "../document/shell.ts";

/** A part of a page that can be jumped to. */
export interface PageStop {
	/** Fragment of the part. */
	id: string;
	title: string;
	/** What kind of part it is, below its title. */
	note?: string;
}

interface PageLineProps {
	/** What the line starts from. */
	sign: ReactNode;
	stops: readonly PageStop[];
}

/** The page as a line: its sign, and below it each part as a stop that leads there. */
export function PageLine({ sign, stops }: PageLineProps) {
	const { words } = useShell();
	return (
		<div className="page-aside">
			{sign}
			<nav aria-label={words.onThisPage}>
				<ol className="page-line">
					{stops.map(({ id, title, note }) => (
						<li key={id}>
							<div className="leg" aria-hidden />
							<div className="sign">
								<Station />
							</div>
							<div>
								<TextLink
									quiet
									to={{ hash: id }}
									onClick={() => focusPart(id)}
									display="block"
									textStyle="small"
								>
									{title}
								</TextLink>
								{note && <p>{note}</p>}
							</div>
						</li>
					))}
				</ol>
			</nav>
		</div>
	);
}

/** The router scrolls there, and remembers it for the way back; the keyboard goes on from there. */
const focusPart = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });
