import { unitOf } from '#modules/membership/contract/plan-offers.port.ts';
import type { Language } from '#platform/kernel/text/language.ts';

const GIB = 1024 ** 3;

/** What was bought, as people say it: so many days, or gigabytes. @param size days or bytes. */
export function boughtAmount(planId: number, size: number): Record<Language, string> {
  const days = unitOf(planId) === 'days';
  const count = days ? size : Math.round((size / GIB) * 10) / 10;
  const unit = days ? { fa: 'روز', en: count === 1 ? 'day' : 'days' } : { fa: 'گیگابایت', en: 'GB' };
  return { fa: `${count.toLocaleString('fa-IR')} ${unit.fa}`, en: `${count.toLocaleString('en')} ${unit.en}` };
}
