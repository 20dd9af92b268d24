import type { Language } from '#platform/kernel/text/language.ts';

const WORD: Record<Language, string> = { fa: 'تومان', en: 'tomans' };

/** An amount as people say it: tomans, of ten rials each. The books and the banks count in rials. */
export function tomans(rials: number, language: Language): string {
  const amount = (rials / 10).toLocaleString(language === 'fa' ? 'fa-IR' : 'en', { maximumFractionDigits: 1 });
  return `${amount} ${WORD[language]}`;
}
