import type { Limit } from '#platform/throttling/throttle.ts';

/** How often things may be tried. By address, many people can share one; by account or e-mail, nobody needs more. */
const HOUR = 3_600;
const QUARTER = 900;

export const REGISTER_BY_ADDRESS: Limit = { name: 'register by address', max: 30, seconds: HOUR };
export const REGISTER_BY_EMAIL: Limit = { name: 'register by e-mail', max: 5, seconds: HOUR };
export const LOG_IN_BY_ADDRESS: Limit = { name: 'log-in by address', max: 60, seconds: QUARTER };
/** Wrong passwords; the right one clears the count. */
export const LOG_IN_BY_ACCOUNT: Limit = { name: 'log-in by account', max: 10, seconds: QUARTER };
export const VERIFY_BY_ADDRESS: Limit = { name: 'verify by address', max: 60, seconds: QUARTER };
export const VERIFY_BY_ACCOUNT: Limit = { name: 'verify by account', max: 20, seconds: QUARTER };
export const CALL_BY_ADDRESS: Limit = { name: 'activation call by address', max: 20, seconds: HOUR };
export const RESEND_BY_ADDRESS: Limit = { name: 'further code by address', max: 60, seconds: HOUR };
export const RESEND_BY_ACCOUNT: Limit = { name: 'further code by account', max: 10, seconds: HOUR };
export const RECOVERY_BY_ADDRESS: Limit = { name: 'recovery by address', max: 20, seconds: HOUR };
export const RECOVERY_BY_EMAIL: Limit = { name: 'recovery by e-mail', max: 3, seconds: HOUR };
export const RECOVERY_LINK_BY_ADDRESS: Limit = { name: 'recovery link by address', max: 60, seconds: QUARTER };
export const CHANGE_PASSWORD_BY_ADDRESS: Limit = { name: 'password change by address', max: 20, seconds: QUARTER };
/** Wrong passwords of somebody who is signed in. */
export const PASSWORD_BY_ACCOUNT: Limit = { name: 'own password by account', max: 10, seconds: QUARTER };
export const CODE_BY_ACCOUNT: Limit = { name: 'authenticator code by account', max: 10, seconds: QUARTER };
export const CONTACT_CHANGE_BY_ACCOUNT: Limit = { name: 'contact change by account', max: 5, seconds: HOUR };
/** Whoever has the address or number gets no more codes than that, whichever accounts ask for them. */
export const CONTACT_CHANGE_BY_DETAIL: Limit = { name: 'contact change by detail', max: 5, seconds: HOUR };
export const CONTACT_CODE_BY_ACCOUNT: Limit = { name: 'contact code by account', max: 20, seconds: QUARTER };
/** Names, passwords, what a page shows: each new password costs a hash. */
export const PROFILE_BY_ACCOUNT: Limit = { name: 'profile change by account', max: 60, seconds: HOUR };
export const AVATAR_BY_ACCOUNT: Limit = { name: 'avatar by account', max: 20, seconds: HOUR };
