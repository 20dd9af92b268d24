import type { ConsoleCoupon } from '../../api/types.ts';
import type { FormErrors } from '../../components/form/errors/form-errors.ts';
import { wrongNumber } from '../../components/form/inputs/wrong-number.ts';
import { parseWhole } from '../../format/number.ts';
import { dayAt, lastDay } from '../../format/time/tehran-day.ts';
import type { CouponBounds } from '../../providers/commands/staff-commands.ts';

/** How often and how long a coupon can be used, as it is typed. */
export interface BoundsDraft {
  total_limit: string;
  user_limit: string;
  valid_until: string;
  note: string;
}

type Bounded = Pick<ConsoleCoupon, 'total_limit' | 'user_limit' | 'valid_until' | 'note'>;
type Opened = Bounded & Pick<ConsoleCoupon, 'used' | 'valid_from'>;

export const endOf = (day: string) => `${day}T23:59:59+03:30`;

/** @param write writes a number as the reader's language does; what is written so can be read back. */
export function boundsDraftOf(coupon: Bounded, write: (value: number) => string): BoundsDraft {
  const { total_limit, user_limit, valid_until, note } = coupon;
  return {
    total_limit: total_limit === null ? '' : write(total_limit),
    user_limit: write(user_limit),
    valid_until: lastDay(valid_until),
    note: note ?? '',
  };
}

/** @returns for each limit that is wrong the key of the sentence that says so. */
export function errorsOfLimits(draft: Pick<BoundsDraft, 'total_limit' | 'user_limit'>): FormErrors {
  const errors: FormErrors = {};
  for (const limit of ['total_limit', 'user_limit'] as const) {
    const unlimited = limit === 'total_limit' && !draft[limit].trim();
    if (!unlimited && !parseWhole(draft[limit])) {
      errors[limit] = wrongNumber(draft[limit], 'parde.coupons.form.number');
    }
  }
  return errors;
}

/** @param from the first day, where there is one. */
export function errorOfEnd(until: string, from: string, now: number): string | undefined {
  if (from && until && from > until) return 'parde.coupons.form.order';
  return until && Date.parse(endOf(until)) <= now ? 'parde.coupons.form.past' : undefined;
}

/** @param coupon as it was opened: its end may have passed, and what was used stays used. */
export function errorsOfBounds(draft: BoundsDraft, coupon: Opened, now = Date.now()): FormErrors {
  const errors = errorsOfLimits(draft);
  const limit = parseWhole(draft.total_limit);
  if (limit && limit < coupon.used) errors['total_limit'] = 'parde.server.It has been used more often already';
  const from = coupon.valid_from ? dayAt(Date.parse(coupon.valid_from)) : '';
  const wrong =
    draft.valid_until === lastDay(coupon.valid_until) ? undefined : errorOfEnd(draft.valid_until, from, now);
  return { ...errors, ...(wrong && { valid_until: wrong }) };
}

/** @param draft without errors. @param coupon as it was opened: an hour that came from elsewhere is kept with its day. */
export function boundsOf(draft: BoundsDraft, coupon: Bounded): CouponBounds {
  const { valid_until: day } = draft;
  const kept = day === lastDay(coupon.valid_until);
  return {
    total_limit: parseWhole(draft.total_limit),
    user_limit: parseWhole(draft.user_limit) ?? 1,
    valid_until: kept ? coupon.valid_until : day ? new Date(endOf(day)).toISOString() : null,
    note: draft.note.trim() || null,
  };
}
