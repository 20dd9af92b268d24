/** How long the link for a forgotten password is good. */
export const RECOVERY_LIFETIME_SECONDS = 60 * 60;
