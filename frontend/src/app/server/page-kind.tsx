import { createRoutesFromElements, matchRoutes, Route } from 'react-router-dom';
import { siteRoutes } from '../AppRoutes.tsx';
import { accountRoutes } from '../routes/account/account-routes.tsx';

const everyPage = createRoutesFromElements(siteRoutes);
const ownPages = createRoutesFromElements(
  <>
    <Route path="play/:fid" />
    <Route path="report/:id" />
    <Route path="contact-us" />
    {accountRoutes}
  </>,
);
const askedPages = createRoutesFromElements(<Route path="search" />);

/** Whether a page is the same for everybody, answers somebody's own words, is somebody's own, or none of the site. */
export function kindOf(pathname: string): 'public' | 'asked' | 'own' | 'unknown' {
  if (matchRoutes(ownPages, pathname)) return 'own';
  if (matchRoutes(askedPages, pathname)) return 'asked';
  return matchRoutes(everyPage, pathname)?.at(-1)?.route.path === '*' ? 'unknown' : 'public';
}
