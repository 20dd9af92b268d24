import type { ConsoleCoupon } from '../api/types';

const COLUMNS = [
  ...(['code', 'planId', 'stage', 'percent', 'fixed', 'total_limit', 'user_limit'] as const),
  ...(['valid_from', 'valid_until', 'disabled', 'used', 'discounted', 'note', 'created_at'] as const),
];

/** A spreadsheet runs what begins like a formula; an apostrophe keeps it text. */
function cell(value: string | number | boolean | null): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Coupons as a table for spreadsheets; with the mark that makes them read Persian right. */
export function couponsAsCsv(coupons: readonly ConsoleCoupon[]): string {
  const rows = coupons.map((coupon) => COLUMNS.map((column) => cell(coupon[column])).join(','));
  return `\ufeff${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}
