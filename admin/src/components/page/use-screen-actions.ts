import { useLocaleState, useTheme } from 'react-admin';

/** Language and theme: what belongs to the screen and not to the account. */
export function useScreenActions() {
  const [locale, setLocale] = useLocaleState();
  const [theme, setTheme] = useTheme();
  return {
    dark: theme === 'dark',
    switchLanguage: () => setLocale(locale === 'fa' ? 'en' : 'fa'),
    switchTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
  };
}
