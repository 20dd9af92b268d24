import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { abbreviate } from './abbreviate.ts';
import { formatBytes } from './bytes.ts';
import { formatPrice } from './money.ts';
import { formatNumber, formatRating, formatYear, formatYears, localDigits } from './number.ts';
import { formatSigned, withSign } from './sign.ts';
import { formatClock } from './time/clock.ts';
import { formatDate, formatDateTime, formatRelative } from './time/date.ts';
import { formatDuration } from './time/duration.ts';

/** The formats bound to the reader's language. */
export function useFormat() {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(value, language),
      signed: (value: number) => formatSigned(value, language),
      withSign: (amount: string, sign: 1 | -1) => withSign(amount, sign, language),
      rating: (value: number) => formatRating(value, language),
      year: (value: number) => formatYear(value, language),
      years: (from: number, to: number | null, running: boolean) => formatYears(from, to, running, language),
      digits: (text: string) => localDigits(text, language),
      bytes: (value: number) => formatBytes(value, language),
      price: (rials: number) => formatPrice(rials, language),
      abbreviate: (value: number) => abbreviate(value, language),
      date: (iso: string) => formatDate(iso, language),
      dateTime: (iso: string) => formatDateTime(iso, language),
      relative: (iso: string) => formatRelative(iso, language),
      clock: (seconds: number) => formatClock(seconds, language),
      duration: (minutes: number) => formatDuration(minutes, language),
    }),
    [language],
  );
}
