import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from '../components/feedback/lazy-part.ts';
import { Part } from '../components/feedback/Part.tsx';
import { accountRoutes } from './routes/account-routes.tsx';
import { HomeRoute } from './routes/HomeRoute.tsx';
import { Shell } from './shell/Shell.tsx';

const ListRoute = lazyPage(() => import('./routes/ListRoute.tsx'));
const TopListPage = lazyPage(() => import('../features/catalogue/TopListPage.tsx'));
const TitleRoute = lazyPage(() => import('./routes/TitleRoute.tsx'));
const PersonPage = lazyPage(() => import('../features/people/PersonPage.tsx'));
const PeoplePage = lazyPage(() => import('../features/people/PeoplePage.tsx'));
const ReportRoute = lazyPage(() => import('./routes/ReportRoute.tsx'));
const PlayRoute = lazyPage(() => import('./routes/PlayRoute.tsx'));
const SearchPage = lazyPage(() => import('../features/search/SearchPage.tsx'));

/** Every path of specification §2 that is built; any other goes home. Everything but the home page is a chunk of its own. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path="play/:fid"
        element={
          <Part>
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
        <Route path="top-250/movies" element={<TopListPage key="movies" postType={1} />} />
        <Route path="top-250/series" element={<TopListPage key="series" postType={2} />} />
        <Route path="person/:name/:tab?" element={<PersonPage />} />
        <Route path="people/:tab?" element={<PeoplePage />} />
        <Route path="report/:id" element={<ReportRoute />} />
        <Route path="search" element={<SearchPage />} />
        {accountRoutes}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
