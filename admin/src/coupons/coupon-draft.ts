import type { CouponStage } from '../api/types';
import type { Faults } from '../components/form/use-command';
import { parseWhole } from '../format/number';
import type { NewCoupons } from '../providers/staff-commands';

/** The form as it is typed. */
export interface CouponDraft {
  planId: '2' | '3';
  stage: CouponStage;
  kind: 'percent' | 'fixed';
  amount: string;
  total_limit: string;
  user_limit: string;
  valid_from: string;
  valid_until: string;
  note: string;
  count: string;
}

/** @param one the number as the reader's language writes it. */
export function emptyDraft(one: string): CouponDraft {
  return {
    ...{ planId: '2', stage: 'update', kind: 'percent', amount: '' },
    ...{ total_limit: one, user_limit: one, valid_from: '', valid_until: '', note: '', count: one },
  };
}

const HIGHEST_PERCENT = 100;
export const MOST_AT_ONCE = 500;

/** Days begin and end by the clock of Tehran, which has kept one offset since 2022. */
const beginningOf = (day: string) => `${day}T00:00:00+03:30`;
const endOf = (day: string) => `${day}T23:59:59+03:30`;

/** @returns for each field that is wrong the key of the sentence that says so. */
export function faultsOfDraft(draft: CouponDraft): Faults {
  const faults: Faults = {};
  const amount = parseWhole(draft.amount);
  const count = parseWhole(draft.count);
  const percentTooHigh = draft.kind === 'percent' && amount !== null && amount > HIGHEST_PERCENT;
  if (!amount) faults['amount'] = 'number';
  if (percentTooHigh) faults['amount'] = 'percent_range';
  if (draft.total_limit.trim() && !parseWhole(draft.total_limit)) faults['total_limit'] = 'number';
  if (!parseWhole(draft.user_limit)) faults['user_limit'] = 'number';
  if (!count || count > MOST_AT_ONCE) faults['count'] = 'count_range';
  if (draft.valid_from && draft.valid_until && draft.valid_from > draft.valid_until) faults['valid_until'] = 'order';
  return faults;
}

/** @param draft without faults. */
export function couponsOf(draft: CouponDraft): NewCoupons {
  const amount = parseWhole(draft.amount) ?? 0;
  const limit = parseWhole(draft.total_limit);
  const note = draft.note.trim();
  return {
    planId: Number(draft.planId),
    stage: draft.stage,
    ...(draft.kind === 'percent' ? { percent: amount } : { fixed: amount }),
    ...(limit && { total_limit: limit }),
    user_limit: parseWhole(draft.user_limit) ?? 1,
    ...(draft.valid_from && { valid_from: beginningOf(draft.valid_from) }),
    ...(draft.valid_until && { valid_until: endOf(draft.valid_until) }),
    ...(note && { note }),
    count: parseWhole(draft.count) ?? 1,
  };
}
