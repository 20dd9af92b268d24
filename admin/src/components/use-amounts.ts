import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryUnit } from '../api/types.ts';
import { useFormat } from '../format/use-format.ts';

/** Of the purchasable plans: 1 free, 2 days, 3 volume. */
const VOLUME = 3;

/** A true minus and not a hyphen; kept on the left of its number in Persian too. */
const signed = (value: number, words: string) => `\u2066${value < 0 ? '−' : '+'}\u2069${words}`;

/** Money, days and bytes in words. */
export function useAmounts() {
  const translate = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const days = (count: number) => translate('parde.plans.days', { smart_count: count });
    const size = (unit: EntryUnit, amount: number) => (unit === 'bytes' ? format.bytes(amount) : days(amount));
    return {
      rials: (amount: number) => translate('parde.plans.rials', { amount: format.number(amount) }),
      /** What a plan gives. */
      ofPlan: (planId: number, amount: number) => size(planId === VOLUME ? 'bytes' : 'days', amount),
      change: (unit: EntryUnit, amount: number) => signed(amount, size(unit, Math.abs(amount))),
    };
  }, [translate, format]);
}
