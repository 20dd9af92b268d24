import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryUnit } from '../../api/types.ts';
import { MILLION } from '../../format/number.ts';
import { useFormat } from '../../format/use-format.ts';

/** What an amount is counted in. */
export type AmountUnit = EntryUnit | 'rials' | 'million_dollars';

/** Of the purchasable plans: 1 free, 2 days, 3 volume. */
export const VOLUME = 3;

/** A true minus and not a hyphen; kept on the left of its number in Persian too. */
const signed = (value: number, words: string) => `\u2066${value < 0 ? '−' : '+'}\u2069${words}`;

/** By itself, the mark of direction before a Persian minus would turn the words after it around as well. */
const apart = (value: number, number: string) => (value < 0 ? `\u2066${number}\u2069` : number);

/** Amounts with their units. */
export function useAmounts() {
  const translate = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const written: Record<AmountUnit, (amount: number) => string> = {
      days: (amount) => translate('parde.plans.days', { smart_count: amount }),
      bytes: format.bytes,
      rials: (amount) => translate('parde.plans.rials', { amount: apart(amount, format.number(amount)) }),
      million_dollars: (amount) =>
        translate('parde.box_office.dollars', { amount: format.number(Math.round(amount * MILLION)) }),
    };
    return {
      rials: written.rials,
      inUnit: (unit: AmountUnit, amount: number) => written[unit](amount),
      /** What a plan gives. */
      ofPlan: (planId: number, amount: number) => written[planId === VOLUME ? 'bytes' : 'days'](amount),
      change: (unit: EntryUnit, amount: number) => signed(amount, written[unit](Math.abs(amount))),
    };
  }, [translate, format]);
}
