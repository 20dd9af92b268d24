import { localStorageStore, type Store } from 'react-admin';
import { readLanguage } from '../i18n/language';

const KEPT = ['locale', 'theme'];

/**
 * react-admin forgets everything in its store at sign-out. What belongs to the screen and not to the account stays, or the
 * login page would jump to another language.
 */
export function consoleStore(): Store {
  const store = localStorageStore();
  store.setItem('locale', readLanguage());
  return {
    ...store,
    reset: () => {
      const kept = KEPT.map((key) => [key, store.getItem(key)] as const);
      store.reset();
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
    },
  };
}
