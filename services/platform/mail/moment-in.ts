import type { Language } from '#platform/kernel/text/language.ts';

const LOCALE: Record<Language, string> = { fa: 'fa-IR-u-ca-persian', en: 'en-GB' };

/** A moment by the clock of Tehran, as the site shows it. */
export function momentIn(language: Language, moment: Date): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tehran' } as const;
  return new Intl.DateTimeFormat(LOCALE[language], style).format(moment);
}
