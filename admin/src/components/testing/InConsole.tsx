import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18n-provider.ts';

interface InConsoleProps {
  /** As much of the data provider as the part asks. */
  provider: object;
  at?: string;
  /** What the console remembers. */
  kept?: object;
  children: ReactNode;
}

/** Around a part of the console, in English. */
export function InConsole({ provider, at = '/', kept, children }: InConsoleProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={provider as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en', ...kept })}
      >
        {children}
      </AdminContext>
    </MemoryRouter>
  );
}
