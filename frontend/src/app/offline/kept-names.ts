/** Names of the service worker's stores of what this reader has seen; the page empties them at a log-out. */
export const SEEN_ANSWERS = 'parde-seen-answers';
export const SEEN_PICTURES = 'parde-seen-pictures';
/** Files of builds, the same for everybody. */
export const SEEN_FILES = 'parde-files';
