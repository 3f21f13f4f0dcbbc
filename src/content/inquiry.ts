/**
 * Begins the message of a visitor who wants to write because of a page.
 *
 * @param title As the page shows it; the mail gets plain spaces.
 */
export const inquiryAbout = (title: string) =>
	`Ich schreibe Ihnen wegen Ihrer Seite „${title.replaceAll("\u00a0", " ")}“.\n\n`;
