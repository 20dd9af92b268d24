import type { Language } from '../i18n/language.ts';
import { formatNumber } from './number.ts';

const RIALS: Record<Language, string> = { fa: 'ریال', en: 'rials' };

/** The exact amount, as the bank counts it. */
export function formatRials(rials: number, language: Language): string {
  return `${formatNumber(rials, language)} ${RIALS[language]}`;
}

/** A price as people say it: in Persian in tomans (ten rials each) when it is a whole number of them. */
export function formatPrice(rials: number, language: Language): string {
  if (language !== 'fa' || rials % 10 !== 0) return formatRials(rials, language);
  return `${formatNumber(rials / 10, language)} تومان`;
}
