import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleCoupon } from '../api/types.ts';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { useFormat } from '../format/use-format.ts';

/** A coupon's rules in words. */
export function useCouponWords() {
  const translate = useTranslate();
  const format = useFormat();
  const amounts = useAmounts();
  return useMemo(() => {
    const word = (key: string, values?: Record<string, unknown>) => translate(`parde.coupons.${key}`, values);
    return {
      discount: ({ percent, fixed }: Pick<ConsoleCoupon, 'percent' | 'fixed'>) =>
        percent === null ? amounts.rials(fixed ?? 0) : word('percent', { smart_count: percent }),
      used: ({ used, total_limit: limit }: Pick<ConsoleCoupon, 'used' | 'total_limit'>) =>
        limit === null
          ? format.number(used)
          : word('used_of', { used: format.number(used), limit: format.number(limit) }),
      limit: (limit: number | null) => (limit === null ? word('unlimited') : format.number(limit)),
      valid: ({ valid_from: from, valid_until: until }: Pick<ConsoleCoupon, 'valid_from' | 'valid_until'>) => {
        if (from && until) return word('from_until', { from: format.date(from), until: format.date(until) });
        if (from) return word('from', { date: format.date(from) });
        return until ? word('until', { date: format.date(until) }) : word('always');
      },
    };
  }, [translate, format, amounts]);
}
