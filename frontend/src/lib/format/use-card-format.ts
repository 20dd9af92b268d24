import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { formatEndYear, formatNumber, formatRating, formatYear, formatYears } from './number.ts';
import { formatDuration } from './time/duration.ts';

/** The few formats of a card, apart from the rest so that the first page does not load calendars and units. */
export function useCardFormat() {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(value, language),
      rating: (value: number) => formatRating(value, language),
      year: (value: number) => formatYear(value, language),
      years: (from: number, to: number | null, running: boolean) => formatYears(from, to, running, language),
      endYear: (from: number, to: number | null, running: boolean) => formatEndYear(from, to, running, language),
      duration: (minutes: number) => formatDuration(minutes, language),
    }),
    [language],
  );
}
