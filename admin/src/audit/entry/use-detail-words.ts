import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useAmounts } from '../../components/payments/use-amounts.ts';
import { useFormat } from '../../format/use-format.ts';

type Details = Record<string, unknown>;

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Values that are words of the program, and where their translations stand. */
const VOCABULARY: Record<string, readonly string[]> = {
  role: ['roles'],
  stage: ['coupons.stages', 'audit.values'],
  reason: ['users.statement.reasons', 'requests.reason'],
  refusal: ['refusing.reasons'],
  answer: ['requests.tabs'],
  outcome: ['audit.values'],
  planId: ['plans.kinds'],
  unit: ['audit.units'],
  previousStatus: ['comments.status'],
  gateway: ['payments.gateways'],
  lang: ['audit.values'],
  kind: ['waiting.kinds', 'notices.kinds', 'audit.values'],
  category: ['articles.categories'],
  motif: ['articles.motifs'],
  mode: ['rebuilds.modes'],
  phase: ['rebuilds.phases'],
  projection: ['projections'],
  gender: ['people.genders'],
  postType: ['titles.kind'],
  type: ['translations.types'],
};
const VOLUMES = ['bandwidth', 'bytes', 'bytesRead'];
const RIALS = ['fixed', 'price', 'discount'];

/** What was recorded, as a person reads it; whatever we know nothing of stands as it is. */
export function useDetailWords(): (name: string, value: unknown, details: Details) => string {
  const translate = useTranslate();
  const format = useFormat();
  const amounts = useAmounts();
  return useCallback(
    (name, value, { unit }) => {
      for (const words of VOCABULARY[name] ?? []) {
        const word = translate(`parde.${words}.${value}`, { _: '' });
        if (word) return word;
      }
      if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
      if (typeof value === 'number') {
        if (VOLUMES.includes(name)) return format.bytes(value);
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
