import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A country's name by its ISO code: the reviewed text (translations of type 9), else the browser's own, else the code.
 */
export function useCountryName(): (code: string) => string {
  const { t, i18n } = useTranslation('core');
  return useCallback(
    (code) => t(`country.${code.toUpperCase()}`, { defaultValue: browserName(code, i18n.language) }),
    [t, i18n.language],
  );
}

function browserName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
