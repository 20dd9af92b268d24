import { localStorageStore, type Store } from 'react-admin';
import { readLanguage } from '../i18n/language.ts';

/** Language and theme, the columns of each table and the saved filters. */
const KEPT = /^(locale|theme|.+\.datatable(_columnRanks)?|.+\.savedQueries)$/;

/**
 * react-admin forgets everything in its store at sign-out. What belongs to the screen and not to the account stays, or the
 * login page would jump to another language, and a filter would be saved for one sitting only.
 */
export function consoleStore(): Store {
  const store = localStorageStore();
  store.setItem('locale', readLanguage());
  return {
    ...store,
    reset: () => {
      const kept = Object.entries(store.listItems?.() ?? {}).filter(([key]) => KEPT.test(key));
      store.reset();
      for (const [key, value] of kept) store.setItem(key, value);
    },
  };
}
