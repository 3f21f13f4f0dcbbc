/** Begins the message of a visitor who wants to write because of a page. */
export const inquiryAbout = (title: string) => `Ich schreibe Ihnen wegen Ihrer Seite „${title}“.\n\n`;
