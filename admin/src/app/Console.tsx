import { CacheProvider } from '@emotion/react';
import { useEffect, useMemo } from 'react';
import { Admin, CustomRoutes, Resource, type Store, useStore } from 'react-admin';
import { Route } from 'react-router-dom';
import { AccountPage } from '../account/AccountPage.tsx';
import { NewNewsPostPage, NewReviewPage } from '../articles/NewArticlePages.tsx';
import { NewsPage } from '../articles/news/NewsPage.tsx';
import { NewsPostPage } from '../articles/news/NewsPostPage.tsx';
import { ReviewPage } from '../articles/reviews/ReviewPage.tsx';
import { ReviewsPage } from '../articles/reviews/ReviewsPage.tsx';
import { BoxOfficePage } from '../box-office/BoxOfficePage.tsx';
import { CollectionPage } from '../collections/CollectionPage.tsx';
import { CollectionsPage } from '../collections/CollectionsPage.tsx';
import { NewCollectionPage } from '../collections/NewCollectionPage.tsx';
import { CommentsPage } from '../comments/CommentsPage.tsx';
import { ContactsPage } from '../contacts/ContactsPage.tsx';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { FileReportsPage } from '../file-reports/FileReportsPage.tsx';
import { PROVIDERS } from '../i18n/i18n-provider.ts';
import { type Language, showLanguage, storeLanguage } from '../i18n/language.ts';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import { Toasts } from '../layout/Toasts.tsx';
import { LoginPage } from '../login/LoginPage.tsx';
import { ModerationRulesPage } from '../moderation-rules/ModerationRulesPage.tsx';
import { NewNoticePage } from '../notices/NewNoticePage.tsx';
import { NoticePage } from '../notices/NoticePage.tsx';
import { NoticesPage } from '../notices/NoticesPage.tsx';
import { EditPersonPage } from '../people/form/EditPersonPage.tsx';
import { NewPersonPage } from '../people/form/NewPersonPage.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { PersonPage } from '../people/PersonPage.tsx';
import { dataProvider } from '../providers/data-provider.ts';
import { authProvider } from '../providers/session/auth-provider.ts';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { SubtitlePage } from '../subtitles/SubtitlePage.tsx';
import { SubtitlesPage } from '../subtitles/SubtitlesPage.tsx';
import { SuggestedListsPage } from '../suggestions/SuggestedListsPage.tsx';
import { consoleTheme } from '../theme/console-theme.ts';
import { emotionCacheFor } from '../theme/emotion-caches.ts';
import { usePageColour } from '../theme/use-page-colour.ts';
import { EditTitlePage } from '../titles/form/EditTitlePage.tsx';
import { NewTitlePage } from '../titles/form/NewTitlePage.tsx';
import { TitlePage } from '../titles/TitlePage.tsx';
import { TitlesPage } from '../titles/TitlesPage.tsx';
import { TranslationPage } from '../translations/TranslationPage.tsx';
import { TranslationsPage } from '../translations/TranslationsPage.tsx';
import { UserPage } from '../users/UserPage.tsx';
import { UsersPage } from '../users/UsersPage.tsx';
import { WaitingPage } from '../waiting/WaitingPage.tsx';
import { ADMIN_PAGES } from './admin-pages.tsx';
import { GuardedLayout } from './GuardedLayout.tsx';

/** The console in the language and direction of its store; both change on the spot. */
export function Console({ store }: { store: Store }) {
  const [language] = useStore<Language>('locale', 'fa');
  usePageColour();
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
        i18nProvider={PROVIDERS[language]}
        theme={light}
        darkTheme={dark}
        layout={GuardedLayout}
        loginPage={LoginPage}
        notification={Toasts}
        catchAll={NotFoundPage}
        dashboard={DashboardPage}
        requireAuth
        disableTelemetry
      >
        <Resource name="waiting" list={WaitingPage} />
        <Resource name="comments" list={CommentsPage} />
        <Resource name="moderation-rules" list={ModerationRulesPage} />
        <Resource name="file-reports" list={FileReportsPage} />
        <Resource name="requests" list={RequestsPage} />
        <Resource name="contacts" list={ContactsPage} />
        <Resource name="subtitles" list={SubtitlesPage} show={SubtitlePage} />
        <Resource name="titles" list={TitlesPage} show={TitlePage} edit={EditTitlePage} create={NewTitlePage} />
        <Resource name="people" list={PeoplePage} show={PersonPage} edit={EditPersonPage} create={NewPersonPage} />
        <Resource name="news" list={NewsPage} edit={NewsPostPage} create={NewNewsPostPage} />
        <Resource name="reviews" list={ReviewsPage} edit={ReviewPage} create={NewReviewPage} />
        <Resource name="collections" list={CollectionsPage} edit={CollectionPage} create={NewCollectionPage} />
        <Resource name="box-office" list={BoxOfficePage} />
        <Resource name="suggested-lists" list={SuggestedListsPage} />
        <Resource name="notices" list={NoticesPage} edit={NoticePage} create={NewNoticePage} />
        <Resource name="translations" list={TranslationsPage} edit={TranslationPage} />
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
