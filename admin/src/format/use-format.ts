import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { formatBytes } from './bytes.ts';
import { formatNumber, formatPlain, formatRating, localDigits } from './number.ts';
import { formatAge, formatDate, formatDateTime, formatRelative } from './time/date.ts';

/** The formats bound to the language of the console. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(value, language),
      rating: (value: number) => formatRating(value, language),
      plain: (value: number) => formatPlain(value, language),
      digits: (text: string) => localDigits(text, language),
      bytes: (value: number) => formatBytes(value, language),
      date: (iso: string) => formatDate(iso, language),
      dateTime: (iso: string) => formatDateTime(iso, language),
      relative: (iso: string) => formatRelative(iso, language),
      age: (iso: string) => formatAge(iso, language),
    }),
    [language],
  );
}
