import type { KeyboardEvent } from "react";

/** Returns whether a key belongs to an input method; Safari says so by key code 229 only. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
	nativeEvent.isComposing || nativeEvent.keyCode === 229;
