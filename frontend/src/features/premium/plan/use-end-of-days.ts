import { useFormat } from '../../../lib/format/use-format.ts';
import { hourCounts } from './premium-plan.ts';

/** Says when the days of a plan end, or have ended: with the hour while that matters. */
export function useEndOfDays(): (end: string) => string {
  const format = useFormat();
  return (end) => (hourCounts(end) ? format.dateTime(end) : format.date(end));
}
