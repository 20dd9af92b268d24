import { useCallback } from 'react';
import type { Name } from '../../api/types.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** The name for the reader's language, and the other one where there is another. */
export function useName(): (name: Name) => { main: string; other: string | null } {
  const language = useLanguage();
  return useCallback(
    (name) => {
      if (language === 'en' || !name.fa) return { main: name.en, other: name.fa };
      return { main: name.fa, other: name.en };
    },
    [language],
  );
}
