import { useLocale } from 'react-admin';
import { isLanguage, type Language } from './language.ts';

export function useLanguage(): Language {
  const locale = useLocale();
  return isLanguage(locale) ? locale : 'fa';
}
