import type { ReactNode } from 'react';
import { AdminContext, type AuthProvider, type DataProvider, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18n-provider.ts';

interface InConsoleProps {
  /** As much of the data provider as the part asks. */
  provider: object;
  at?: string;
  /** What the console remembers. */
  kept?: object;
  /** Who looks at it. */
  signedIn?: { id?: number; username?: string };
  children: ReactNode;
}

/** Around a part of the console, in English. */
export function InConsole({ provider, at = '/', kept, signedIn, children }: InConsoleProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={provider as DataProvider}
        {...(signedIn && { authProvider: signedInAs(signedIn) })}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en', ...kept })}
      >
        {children}
      </AdminContext>
    </MemoryRouter>
  );
}

function signedInAs(identity: object): AuthProvider {
  const provider: Partial<AuthProvider> = {
    checkAuth: async () => undefined,
    getIdentity: async () => ({ id: 0, ...identity }),
    getPermissions: async () => null,
  };
  return provider as AuthProvider;
}
