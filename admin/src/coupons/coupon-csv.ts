import type { ConsoleCoupon } from '../api/types.ts';
import { asCsv } from '../format/csv.ts';

const COLUMNS = [
  ...(['code', 'planId', 'stage', 'percent', 'fixed', 'total_limit', 'user_limit'] as const),
  ...(['valid_from', 'valid_until', 'disabled', 'used', 'discounted', 'note', 'created_at'] as const),
];

/** Coupons as a table for spreadsheets. */
export function couponsAsCsv(coupons: readonly ConsoleCoupon[]): string {
  return asCsv(coupons.map((coupon) => Object.fromEntries(COLUMNS.map((column) => [column, coupon[column]]))));
}
