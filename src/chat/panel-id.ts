/** Ties the button to the window that it opens. */
export const PANEL_ID = "chat-panel";
