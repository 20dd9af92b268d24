/** An event of the window: another page, or the page in another language, is in the document and not yet on the screen. */
export const PAGE_CHANGED = 'parde:page';
