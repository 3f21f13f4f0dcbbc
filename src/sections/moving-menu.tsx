import { AnimatePresence } from "framer-motion";
import { type FC, type PropsWithChildren, useRef } from "react";
import { useRise } from "../components/motion.ts";

/** Lets the phone's menu come from below the header, and go back. Without children, it is closed. */
export const MovingMenu: FC<PropsWithChildren> = ({ children }) => (
	<AnimatePresence>{children && <Moving key="menu">{children}</Moving>}</AnimatePresence>
);

function Moving({ children }: PropsWithChildren) {
	const ref = useRef<HTMLDivElement>(null);
	useRise(ref, { leaves: true, height: "-0.625rem" });
	return <div ref={ref}>{children}</div>;
}
