import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../components/feedback/lazy-part.ts';
import { failedAlone, Part } from '../components/feedback/Part.tsx';
import { Redirect } from '../components/page/Redirect.tsx';
import { ScrollMemory } from '../lib/router/scroll/ScrollMemory.tsx';
import { accountRoutes } from './routes/account/account-routes.tsx';
import { HomeRoute } from './routes/home/HomeRoute.tsx';
import { Shell } from './shell/Shell.tsx';

const ListRoute = lazyPage('ListRoute', () => import('./routes/lists/ListRoute.tsx'));
const CollectionsPage = lazyPage('CollectionsPage', () => import('../features/collections/CollectionsPage.tsx'));
const ChannelsPage = lazyPage('ChannelsPage', () => import('../features/channels/ChannelsPage.tsx'));
const CollectionRoute = lazyPage('CollectionRoute', () => import('./routes/lists/CollectionRoute.tsx'));
const NewsPage = lazyPage('NewsPage', () => import('../features/news/NewsPage.tsx'));
const NewsPostRoute = lazyPage('NewsPostRoute', () => import('./routes/articles/NewsPostRoute.tsx'));
const ReviewsRoute = lazyPage('ReviewsRoute', () => import('./routes/articles/ReviewsRoute.tsx'));
const AwardRoute = lazyPage('AwardRoute', () => import('./routes/lists/AwardRoute.tsx'));
const CeremonyPage = lazyPage('CeremonyPage', () => import('../features/awards/CeremonyPage.tsx'));
const TopListRoute = lazyPage('TopListRoute', () => import('./routes/lists/TopListRoute.tsx'));
const TitleRoute = lazyPage('TitleRoute', () => import('./routes/title/TitleRoute.tsx'));
const PersonRoute = lazyPage('PersonRoute', () => import('./routes/people/PersonRoute.tsx'));
const PeoplePage = lazyPage('PeoplePage', () => import('../features/people/PeoplePage.tsx'));
const ReportRoute = lazyPage('ReportRoute', () => import('./routes/support/ReportRoute.tsx'));
const ContactRoute = lazyPage('ContactRoute', () => import('./routes/support/ContactRoute.tsx'));
const AppPage = lazyPage('AppPage', () => import('../features/support/about/AppPage.tsx'));
const JobsPage = lazyPage('JobsPage', () => import('../features/support/about/JobsPage.tsx'));
const PlayRoute = lazyPage('PlayRoute', () => import('./routes/title/PlayRoute.tsx'));
const PremiumPage = lazyPage('PremiumPage', () => import('../features/premium/plans/PremiumPage.tsx'));
const SearchPage = lazyPage('SearchPage', () => import('../features/search/SearchPage.tsx'));

/** Every path of specification §2 that is built; any other goes home. Everything but the home page is a chunk of its own. */
export const siteRoutes = (
  <>
    <Route
      path="play/:fid"
      element={
        <Part failed={failedAlone}>
          <PlayRoute />
        </Part>
      }
    />
    <Route element={<Shell />}>
      <Route index element={<HomeRoute />} />
      <Route path="movies" element={<ListRoute kind="movies" />} />
      <Route path="movies/genre/:name" element={<ListRoute kind="movie-genre" />} />
      <Route path="movies/:slug/:tab?" element={<TitleRoute postType={1} />} />
      <Route path="series" element={<ListRoute kind="series" />} />
      <Route path="series/genre/:name" element={<ListRoute kind="series-genre" />} />
      <Route path="series/:slug/:tab?" element={<TitleRoute postType={2} />} />
      <Route path="pages/:page" element={<ListRoute kind="page" />} />
      <Route path="country/:type/:country" element={<ListRoute kind="country" />} />
      <Route path="channel/:channel" element={<ListRoute kind="channel" />} />
      <Route path="channels" element={<ChannelsPage />} />
      <Route path="collections" element={<CollectionsPage />} />
      <Route path="collections/:name" element={<CollectionRoute />} />
      <Route path="news" element={<NewsPage />} />
      <Route path="news/:slug" element={<NewsPostRoute />} />
      <Route path="news-category/:category" element={<NewsPage />} />
      <Route path="reviews" element={<ReviewsRoute />} />
      <Route path="award-ceremony/:slug" element={<CeremonyPage />} />
      <Route path="award/:type/:winner/:title" element={<AwardRoute />} />
      <Route path="top-250/movies" element={<TopListRoute key="movies" postType={1} />} />
      <Route path="top-250/series" element={<TopListRoute key="series" postType={2} />} />
      <Route path="person/:name/:tab?" element={<PersonRoute />} />
      <Route path="people/:tab?" element={<PeoplePage />} />
      <Route path="report/:id" element={<ReportRoute />} />
      <Route path="contact-us" element={<ContactRoute />} />
      <Route path="app" element={<AppPage />} />
      <Route path="jobs" element={<JobsPage />} />
      <Route path="search" element={<SearchPage />} />
      <Route path="premium" element={<PremiumPage />} />
      {accountRoutes}
      <Route path="*" element={<Redirect />} />
    </Route>
  </>
);

export function AppRoutes() {
  return (
    <>
      {/* Beside the pages, since the shell around most of them goes and comes with the player. */}
      <ScrollMemory />
      <Routes>{siteRoutes}</Routes>
    </>
  );
}
