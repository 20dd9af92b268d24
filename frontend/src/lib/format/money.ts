import type { Language } from '../i18n/language.ts';
import { formatNumber } from './number.ts';

const RIALS_OF_TOMAN = 10;
const TOMANS: Record<Language, string> = { fa: 'تومان', en: 'tomans' };

/** Money as people say it, everywhere and in both languages: in tomans. The data and the bank count in rials, ten of them to a toman. */
export function formatPrice(rials: number, language: Language): string {
  return `${formatNumber(rials / RIALS_OF_TOMAN, language)} ${TOMANS[language]}`;
}
