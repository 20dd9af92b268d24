import type { Language } from '#platform/kernel/text/language.ts';
import type { EntryUnit } from './membership.events.ts';

const BYTE_UNITS = [
  { fa: 'بایت', en: 'Byte' },
  { fa: 'کیلوبایت', en: 'KB' },
  { fa: 'مگابایت', en: 'MB' },
  { fa: 'گیگابایت', en: 'GB' },
  { fa: 'ترابایت', en: 'TB' },
  { fa: 'پتابایت', en: 'PB' },
] as const;
const STEP = 1024;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Days or bytes as people say them: so many days, or a size in units from Byte to PB (specification §9). */
export function amountWords(unit: EntryUnit, amount: number): Record<Language, string> {
  const { count, of } = unit === 'days' ? inDays(amount) : inBytes(amount);
  return { fa: `${count.toLocaleString('fa-IR')} ${of.fa}`, en: `${count.toLocaleString('en')} ${of.en}` };
}

function inDays(count: number) {
  return { count, of: { fa: 'روز', en: count === 1 ? 'day' : 'days' } };
}

/** The step to the next unit is taken on what is said: 1023.95 KB are 1 MB. */
function inBytes(bytes: number) {
  const steps = BYTE_UNITS.findIndex((_, exponent) => rounded(bytes / STEP ** exponent) < STEP);
  const exponent = steps < 0 ? BYTE_UNITS.length - 1 : steps;
  return { count: rounded(bytes / STEP ** exponent), of: BYTE_UNITS[exponent]! };
}
