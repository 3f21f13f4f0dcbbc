import type { ReactNode } from "react";

/** The interchange of the site's drawings, with the page's sign in it. */
export function PageSign({ children }: { children: ReactNode }) {
	return <div className="page-sign">{children}</div>;
}
