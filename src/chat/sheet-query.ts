/**
 * Windows that the assistant covers as a sheet: too narrow for it to stand beside the page, or too low for it
 * to hold more than its own edges. In em, so that larger letters count as a smaller window.
 */
export const SHEET_QUERY = "(max-width: 47.99em), (max-height: 26.24em)";

/** Sheets without the height for rows of their own for the disclosure and the buttons. */
export const LOW_QUERY = "(max-height: 26.24em)";
