import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18n-provider.ts';

/** Around a part of the console, in English. @param provider as much of the data provider as the part asks. */
export function InConsole({ provider, children }: { provider: object; children: ReactNode }) {
  return (
    <MemoryRouter>
      <AdminContext
        dataProvider={provider as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en' })}
      >
        {children}
      </AdminContext>
    </MemoryRouter>
  );
}
