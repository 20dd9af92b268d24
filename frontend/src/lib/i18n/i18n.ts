import { initReactI18next } from 'react-i18next';
import { tellOfArrival } from '../modules/arrivals.ts';
import { bundledTexts } from './bundled-texts.ts';
import { readLanguage, showLanguage, storeLanguage } from './language.ts';
import { noteMissing } from './missing-texts.ts';
import { SiteTexts } from './site-texts.ts';

/**
 * Texts live in one small file per language and feature (`features/<feature>/locales/<language>.json`, and `lib/i18n/locales`
 * for the namespace `core`, which every page needs, and `app/locales` for `shell`), each loaded when a component first asks for its namespace. Keys are flat: a server message is
 * its own key and may hold dots and colons.
 */
export const i18n = new SiteTexts({
  load: (language, namespace) => tellOfArrival(bundledTexts(language, namespace)),
  missing: noteMissing,
});

export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', (language) => {
    showLanguage(language);
    storeLanguage(language);
  });
  // It has all that the hook asks an instance for, and little else of i18next's.
  initReactI18next.init(i18n as never);
  await i18n.init(readLanguage());
}
