import type { Language } from '../i18n/language.ts';
import { formatNumber } from './number.ts';

const UNITS: Record<Language, readonly string[]> = {
  fa: ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت', 'ترابایت', 'پتابایت'],
  en: ['Byte', 'KB', 'MB', 'GB', 'TB', 'PB'],
};
const STEP = 1024;

/** A size in bytes as people say it: units from Byte to PB, one decimal where it says something (specification §9). */
export function formatBytes(bytes: number, language: Language): string {
  const units = UNITS[language];
  let value = Math.max(0, bytes);
  let unit = 0;
  // 1023.95 KB would round to "1,024.0 KB", so the step is taken on what will be shown.
  while (Math.round(value * 10) / 10 >= STEP && unit < units.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const shown = formatNumber(value, language, { maximumFractionDigits: unit === 0 ? 0 : 1 });
  return `${shown} ${units[unit]}`;
}
