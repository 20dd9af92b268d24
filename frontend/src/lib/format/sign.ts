import type { Language } from '../i18n/language.ts';
import { formatNumber } from './number.ts';

/** In a line from right to left a sign with nothing before it goes to the wrong side of its number. */
const LEFT_TO_RIGHT = '\u200e';

/** A difference: `+0.3`, `−۰٫۳`; zero has no sign. */
export function formatSigned(value: number, language: Language): string {
  return formatNumber(value, language, { signDisplay: 'exceptZero' });
}

/** An amount in words that is added or taken away: `+30 days`, `−۴۹٬۰۰۰ تومان`. */
export function withSign(amount: string, sign: 1 | -1, language: Language): string {
  return `${language === 'fa' ? LEFT_TO_RIGHT : ''}${sign < 0 ? '−' : '+'}${amount}`;
}
