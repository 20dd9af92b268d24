import type { Language } from '../../i18n/language.ts';
import { localDigits } from '../number.ts';
import { formatDuration } from './duration.ts';

const SHORT_S = 600;

/** How long a file plays: in words, and by the clock where minutes alone would say too little. */
export function formatLength(seconds: number, language: Language): string {
  if (seconds >= SHORT_S) return formatDuration(Math.round(seconds / 60), language);
  const rest = Math.round(seconds);
  return localDigits(`${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`, language);
}
