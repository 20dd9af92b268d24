import type { Language } from '../i18n/language.ts';
import { formatNumber } from './number.ts';

const MAX = 55;

const FA_ONES = ['', 'یکم', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم'];
const FA_TEENS = 'دهم یازدهم دوازدهم سیزدهم چهاردهم پانزدهم شانزدهم هفدهم هجدهم نوزدهم'.split(' ');
const FA_TENS = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه'];
const FA_ROUND = ['', '', 'بیستم', 'سی‌ام', 'چهلم', 'پنجاهم'];

const EN_ONES = 'zeroth first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const EN_TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ');
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];
const EN_ROUND = ['', '', 'twentieth', 'thirtieth', 'fortieth', 'fiftieth'];

function persian(tens: number, ones: number): string {
  if (tens === 0) return ones === 1 ? 'اول' : (FA_ONES[ones] ?? '');
  if (tens === 1) return FA_TEENS[ones] ?? '';
  return ones === 0 ? (FA_ROUND[tens] ?? '') : `${FA_TENS[tens]}‌و${FA_ONES[ones]}`;
}

function english(tens: number, ones: number): string {
  if (tens === 0) return EN_ONES[ones] ?? '';
  if (tens === 1) return EN_TEENS[ones] ?? '';
  return ones === 0 ? (EN_ROUND[tens] ?? '') : `${EN_TENS[tens]}-${EN_ONES[ones]}`;
}

/** An ordinal as a word for 1..55 (specification §3), beyond that the number. */
export function ordinal(value: number, language: Language): string {
  if (!Number.isInteger(value) || value < 1 || value > MAX) return formatNumber(value, language);
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return language === 'fa' ? persian(tens, ones) : english(tens, ones);
}
