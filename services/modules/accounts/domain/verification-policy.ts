import { DAY_SECONDS } from '#platform/kernel/time/durations.ts';

/** Rules of the verification code (specification §4: a call may be asked for after 60 seconds, once). */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME_SECONDS = 15 * 60;
export const MAX_GUESSES = 5;
const CALL_AFTER_SECONDS = 60;
/** Between two mails with a code, however they are asked for. */
export const RENEW_AFTER_SECONDS = 60;
/** A registration that was not verified by then gives its username to whoever asks for it. */
export const REGISTRATION_LIFETIME_SECONDS = DAY_SECONDS;

/** @param sinceIssue seconds since the newest code. @returns whole seconds until another may be mailed, 0 when it may now. */
export function secondsToNextCode(sinceIssue: number): number {
  return Math.max(0, Math.ceil(RENEW_AFTER_SECONDS - sinceIssue));
}

type CallDecision = 'call' | 'mail' | 'too_early' | 'used';

/** What to do when somebody asks for the code by telephone. */
export function decideCall(state: {
  secondsSinceRegistration: number;
  called: boolean;
  phone: string | null;
}): CallDecision {
  if (state.called) return 'used';
  if (state.secondsSinceRegistration < CALL_AFTER_SECONDS) return 'too_early';
  return state.phone ? 'call' : 'mail';
}
