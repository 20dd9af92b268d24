import type { MemberBalance } from '../contract/member-credit.port.ts';

/** What a member has after staff gave or took something. */
export interface AdjustedMembership {
  /** ISO 8601. */
  vipExpiration: string | null;
  /** Remaining bytes. */
  bandwidth: number;
}

export function adjustedMembership({ vipExpiration, bandwidth }: MemberBalance): AdjustedMembership {
  return { vipExpiration: vipExpiration?.toISOString() ?? null, bandwidth };
}
