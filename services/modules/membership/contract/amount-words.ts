import type { Language } from '#platform/kernel/text/language.ts';
import type { EntryUnit } from './membership.events.ts';

const GIB = 1024 ** 3;

/** Days or bytes as people say them: so many days, or gigabytes. */
export function amountWords(unit: EntryUnit, amount: number): Record<Language, string> {
  const days = unit === 'days';
  const count = days ? amount : Math.round((amount / GIB) * 10) / 10;
  const of = days ? { fa: 'روز', en: count === 1 ? 'day' : 'days' } : { fa: 'گیگابایت', en: 'GB' };
  return { fa: `${count.toLocaleString('fa-IR')} ${of.fa}`, en: `${count.toLocaleString('en')} ${of.en}` };
}
