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
    // As the titles name it: the short names of English are abbreviations, such as US.
    const style = language === 'en' ? 'long' : 'short';
    const names = new Intl.DisplayNames(language, { type: 'region', style });
    return names.of(code.toUpperCase())?.replace(' SAR China', '') ?? code;
  } catch {
    return code;
  }
}
