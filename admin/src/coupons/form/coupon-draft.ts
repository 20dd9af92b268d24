import type { CouponStage } from '../../api/types.ts';
import type { FormErrors } from '../../components/form/errors/form-errors.ts';
import { wrongNumber } from '../../components/form/inputs/wrong-number.ts';
import { latinDigits, parseWhole } from '../../format/number.ts';
import type { NewCoupons } from '../../providers/commands/staff-commands.ts';
import { type BoundsDraft, endOf, errorOfEnd, errorsOfLimits } from './coupon-bounds.ts';

/** The form as it is typed. */
interface CouponDraft extends BoundsDraft {
  planId: '2' | '3';
  stage: CouponStage;
  kind: 'percent' | 'fixed';
  amount: string;
  valid_from: string;
  /** Of one's own; empty for codes that are made up. */
  code: string;
  count: string;
}

/** @param one the number as the reader's language writes it. */
export function emptyDraft(one: string): CouponDraft {
  return {
    planId: '2',
    stage: 'update',
    kind: 'percent',
    amount: '',
    total_limit: one,
    user_limit: one,
    valid_from: '',
    valid_until: '',
    note: '',
    code: '',
    count: one,
  };
}

const MAX_PERCENT = 100;
const MAX_COUNT = 500;
/** As the server has them. */
export const MAX_CODE = 32;
const MIN_CODE = 4;

/** A code as it will be kept. */
export function foldedCode(typed: string): string {
  return latinDigits(typed).trim().toUpperCase();
}

/** Days begin and end by the clock of Tehran, which has kept one offset since 2022. */
const beginningOf = (day: string) => `${day}T00:00:00+03:30`;

/** @returns for each field that is wrong the key of the sentence that says so. */
export function errorsOfDraft(draft: CouponDraft, now = Date.now()): FormErrors {
  const errors = errorsOfLimits(draft);
  const word = (key: string) => `parde.coupons.form.${key}`;
  const amount = parseWhole(draft.amount);
  const count = parseWhole(draft.count);
  const percentTooHigh = draft.kind === 'percent' && amount !== null && amount > MAX_PERCENT;
  const wrongEnd = errorOfEnd(draft.valid_until, draft.valid_from, now);
  if (!amount) errors['amount'] = wrongNumber(draft.amount, word('number'));
  if (percentTooHigh) errors['amount'] = word('percent_range');
  if (!count || count > MAX_COUNT) errors['count'] = word('count_range');
  const code = foldedCode(draft.code);
  if (code && !/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code)) errors['code'] = word('code_form');
  else if (code && (code.length < MIN_CODE || code.length > MAX_CODE)) errors['code'] = word('code_length');
  if (code && count && count > 1) errors['count'] = word('code_once');
  if (wrongEnd) errors['valid_until'] = wrongEnd;
  return errors;
}

/** @param draft without errors. */
export function couponsOf(draft: CouponDraft): NewCoupons {
  const amount = parseWhole(draft.amount) ?? 0;
  const limit = parseWhole(draft.total_limit);
  const note = draft.note.trim();
  const code = foldedCode(draft.code);
  return {
    planId: Number(draft.planId),
    stage: draft.stage,
    ...(draft.kind === 'percent' ? { percent: amount } : { fixed: amount }),
    ...(limit && { total_limit: limit }),
    user_limit: parseWhole(draft.user_limit) ?? 1,
    ...(draft.valid_from && { valid_from: beginningOf(draft.valid_from) }),
    ...(draft.valid_until && { valid_until: endOf(draft.valid_until) }),
    ...(note && { note }),
    ...(code && { code }),
    count: parseWhole(draft.count) ?? 1,
  };
}
