/** What is somebody's own, or leads to nothing that could be found. */
const NOT_FOR_ROBOTS = [
  '/admin/',
  '/api/',
  '/d/',
  '/user/',
  '/play/',
  '/report/',
  '/search',
  '/login',
  '/logout',
  '/register',
  '/verify-account',
  '/account-recovery',
  '/change-password/',
  '/unsubscribe/',
  '/confirm-order',
  '/buy-premium/',
  '/payment/',
];

/** @param site its address, without a slash at the end. @returns `robots.txt`. */
export function robotsOf(site: string): string {
  const lines = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}
