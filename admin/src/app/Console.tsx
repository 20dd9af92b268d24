import { CacheProvider } from '@emotion/react';
import { useEffect, useMemo } from 'react';
import { Admin, CustomRoutes, Resource, type Store, useStore } from 'react-admin';
import { Route } from 'react-router-dom';
import { AccountPage } from '../account/AccountPage';
import { CommentsPage } from '../comments/CommentsPage';
import { DashboardPage } from '../dashboard/DashboardPage';
import { i18nProvider } from '../i18n/i18n-provider';
import { type Language, showLanguage, storeLanguage } from '../i18n/language';
import { ConsoleLayout } from '../layout/ConsoleLayout';
import { NotFoundPage } from '../layout/NotFoundPage';
import { Toasts } from '../layout/Toasts';
import { LoginPage } from '../login/LoginPage';
import { PeoplePage } from '../people/PeoplePage';
import { PersonPage } from '../people/PersonPage';
import { authProvider } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { consoleTheme } from '../theme/console-theme';
import { emotionCacheFor } from '../theme/emotion-caches';
import { TitlePage } from '../titles/TitlePage';
import { TitlesPage } from '../titles/TitlesPage';
import { UserPage } from '../users/UserPage';
import { UsersPage } from '../users/UsersPage';
import { ADMIN_PAGES } from './admin-pages';

/** The console in the language and direction of its store; both change on the spot. */
export function Console({ store }: { store: Store }) {
  const [language] = useStore<Language>('locale', 'fa');
  const light = useMemo(() => consoleTheme(language, 'light'), [language]);
  const dark = useMemo(() => consoleTheme(language, 'dark'), [language]);
  useEffect(() => {
    showLanguage(language);
    storeLanguage(language);
  }, [language]);

  return (
    <CacheProvider value={emotionCacheFor(language)}>
      <Admin
        store={store}
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        theme={light}
        darkTheme={dark}
        defaultTheme="light"
        layout={ConsoleLayout}
        loginPage={LoginPage}
        notification={Toasts}
        catchAll={NotFoundPage}
        dashboard={DashboardPage}
        requireAuth
        disableTelemetry
      >
        <Resource name="comments" list={CommentsPage} />
        <Resource name="titles" list={TitlesPage} show={TitlePage} />
        <Resource name="people" list={PeoplePage} show={PersonPage} />
        <Resource name="users" list={UsersPage} show={UserPage} />
        {Object.entries(ADMIN_PAGES).map(([name, pages]) => (
          <Resource key={name} name={name} {...pages} />
        ))}
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
        </CustomRoutes>
      </Admin>
    </CacheProvider>
  );
}
