import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { bundledTexts } from './bundled-texts.ts';
import { type Language, readLanguage, showLanguage, storeLanguage } from './language.ts';
import { noteMissing } from './missing-texts.ts';

/**
 * Texts live in one small file per language and feature (`features/<feature>/locales/<language>.json`, and `lib/i18n/locales`
 * for the namespace `core`, which every page needs, and `app/locales` for `shell`), each loaded when a component first asks for its namespace. Keys are flat: a server message is
 * its own key and may hold dots and colons.
 */
export const i18n = i18next.createInstance();

export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', (language) => {
    showLanguage(language as Language);
    storeLanguage(language as Language);
  });
  await i18n
    .use(bundledTexts)
    .use(initReactI18next)
    .init({
      lng: readLanguage(),
      supportedLngs: ['fa', 'en'],
      fallbackLng: false,
      ns: ['core'],
      defaultNS: 'core',
      fallbackNS: 'core',
      saveMissing: true,
      missingKeyHandler: ([language = 'fa'], _namespace, key) => noteMissing(language, key),
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      react: { bindI18nStore: 'added' },
    });
}
