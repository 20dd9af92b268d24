import { useTranslate } from 'react-admin';
import type { AiredSeries } from '../api/types.ts';
import { useClockDigits } from '../components/use-clock-digits.ts';

/** Says when a series is aired: `Mondays, 21:30`. */
export function useAirTime() {
  const translate = useTranslate();
  const inDigits = useClockDigits();
  return ({ air_weekday, air_time }: Pick<AiredSeries, 'air_weekday' | 'air_time'>): string => {
    if (air_weekday === null) return translate('parde.air.not_scheduled');
    const day = translate(`parde.air.weekdays.${air_weekday}`);
    return air_time ? translate('parde.air.day_and_time', { day, time: inDigits(air_time) }) : day;
  };
}
