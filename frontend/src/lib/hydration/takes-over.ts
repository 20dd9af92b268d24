/** An event of the window: the site listens to what is pressed in its page, and does it at once. */
export const TAKES_OVER = 'parde:takes-over';
