import type { Language } from '../../i18n/language.ts';
import { formatNumber } from '../number.ts';

/** Minutes as hours and minutes in words short enough for a line of facts. */
export function formatDuration(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const number = (value: number) => formatNumber(value, language);
  if (language === 'en') {
    return [hours ? `${number(hours)}h` : '', rest || !hours ? `${number(rest)}m` : ''].filter(Boolean).join(' ');
  }
  const parts = [hours ? `${number(hours)} ساعت` : '', rest || !hours ? `${number(rest)} دقیقه` : ''];
  return parts.filter(Boolean).join(' و ');
}
