import { createBlock } from "./create-block.ts";

/** Text for screen readers only. */
export const VisuallyHidden = createBlock("span", { base: { srOnly: true } });
