import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Name } from '../../api/types.ts';
import { type Direction, directionOf, type Language } from './language.ts';

interface LanguageState {
  language: Language;
  direction: Direction;
  other: Language;
  switchTo(language: Language): void;
  /** A name in the reader's language: Persian when there is one and Persian is read, else English. */
  nameOf(name: Name): string;
}

export function useLanguage(): LanguageState {
  const { i18n } = useTranslation('core');
  const language: Language = i18n.language === 'en' ? 'en' : 'fa';
  // Loaded with the first press, as are the texts of the other language.
  const switchTo = useCallback(
    (next: Language) =>
      void import('./switch-language.ts').then(
        ({ switchLanguage }) => switchLanguage(i18n, next),
        () => i18n.changeLanguage(next),
      ),
    [i18n],
  );
  const nameOf = useCallback((name: Name) => (language === 'fa' && name.fa ? name.fa : name.en), [language]);
  return { language, direction: directionOf(language), other: language === 'fa' ? 'en' : 'fa', switchTo, nameOf };
}
