import { DAY_MS } from '#platform/kernel/time/durations.ts';
import type { MembershipState } from './current-plan.ts';

/** Who asks for a file: null for a guest. `reserved` are bytes of theirs that are promised to downloads under way. */
export type Applicant = (MembershipState & { reserved?: number }) | null;

export interface WantedFile {
  /** A download or a playing. */
  way: 'download' | 'play';
  uploadedAt: Date;
  /** Bytes that would be charged where bytes are: those of the file that were not charged in the last 48 hours. */
  bytes: number;
}

type Verdict = 'allowed' | 'login' | 'vip' | 'bandwidth';
/** What an allowed way costs: nothing for members while it is an old file, nothing with days left, otherwise its bytes. */
export type Charge = 'old file' | 'days' | 'bytes';
export type Admission = { verdict: 'allowed'; charge: Charge } | { verdict: Exclude<Verdict, 'allowed'> };

/**
 * Who may have which file, in one place for every way in (specification §6, decisions 17 and 40). Uploads of the last
 * `premiumWindowDays` need an entitlement, older ones a log-in; playing always needs an entitlement. Days go before volume,
 * so that days never cost bytes.
 */
export function admit(viewer: Applicant, file: WantedFile, now: Date, premiumWindowDays: number): Admission {
  if (!viewer) return { verdict: 'login' };
  if (viewer.vipExpiration && viewer.vipExpiration > now) return { verdict: 'allowed', charge: 'days' };
  const age = now.getTime() - file.uploadedAt.getTime();
  if (file.way === 'download' && age > premiumWindowDays * DAY_MS) return { verdict: 'allowed', charge: 'old file' };
  if (viewer.bandwidth <= 0 && !viewer.reserved && file.bytes > 0) return { verdict: 'vip' };
  return viewer.bandwidth < file.bytes ? { verdict: 'bandwidth' } : { verdict: 'allowed', charge: 'bytes' };
}
