import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useAmounts } from '../components/use-amounts.ts';
import { useFormat } from '../format/use-format.ts';

type Details = Record<string, unknown>;

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Values that are words of the program, and where their translations stand. */
const VOCABULARY: Record<string, string> = {
  role: 'parde.roles',
  stage: 'parde.coupons.stages',
  reason: 'parde.users.statement.reasons',
  planId: 'parde.plans.kinds',
  unit: 'parde.audit.units',
  previousStatus: 'parde.comments.status',
  gateway: 'parde.payments.gateways',
};
const RIALS = ['fixed', 'price', 'discount'];

/** What was recorded, as a person reads it; whatever we know nothing of stands as it is. */
export function useDetailWords(): (name: string, value: unknown, details: Details) => string {
  const translate = useTranslate();
  const format = useFormat();
  const amounts = useAmounts();
  return useCallback(
    (name, value, { unit }) => {
      if (VOCABULARY[name]) return translate(`${VOCABULARY[name]}.${value}`, { _: String(value) });
      if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
      if (typeof value === 'number') {
        if (name === 'bandwidth') return format.bytes(value);
        if (RIALS.includes(name)) return amounts.rials(value);
        if (name === 'amount' && (unit === 'days' || unit === 'bytes')) return amounts.change(unit, value);
        return format.plain(value);
      }
      if (typeof value === 'string') return MOMENT.test(value) ? format.dateTime(value) : value;
      return JSON.stringify(value);
    },
    [translate, format, amounts],
  );
}
