import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';

const VOLUME = 3;
type Unit = 'days' | 'bytes';

/** What a purchasable plan is counted in: 2 days, 3 volume. */
export function unitOf(planId: number): Unit {
  return planId === VOLUME ? 'bytes' : 'days';
}

/** Says days or bytes in words: "30 days", "20 GB". */
export function useSize(): (unit: Unit, size: number) => string {
  const { t } = useTranslation('premium');
  const format = useFormat();
  return (unit, size) => (unit === 'bytes' ? format.bytes(size) : t('days', { count: size }));
}
