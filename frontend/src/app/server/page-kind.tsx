import { createRoutesFromElements, matchRoutes, Route } from 'react-router-dom';
import { siteRoutes } from '../AppRoutes.tsx';
import { accountRoutes } from '../routes/account-routes.tsx';

const everyPage = createRoutesFromElements(siteRoutes);
const ownPages = createRoutesFromElements(
  <>
    <Route path="play/:fid" />
    <Route path="report/:id" />
    <Route path="search" />
    <Route path="contact-us" />
    {accountRoutes}
  </>,
);

/** Whether a page is the same for everybody, somebody's own, or none of the site. */
export function kindOf(pathname: string): 'public' | 'own' | 'unknown' {
  if (matchRoutes(ownPages, pathname)) return 'own';
  return matchRoutes(everyPage, pathname)?.at(-1)?.route.path === '*' ? 'unknown' : 'public';
}
