/** Hides a control that does nothing without JavaScript. */
export const scriptOnly = { "@media (scripting: none)": { display: "none" } };
