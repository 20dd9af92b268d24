import { usernameSkeleton } from './username-likeness.ts';

/**
 * Paths of the site that a member must not be taken for: the pages below `/user/`, where public profiles stand, the first part
 * of every page's address, and what the server itself answers at. A test holds this list against the routes of the site.
 */
const BELOW_USER = ['profile-page', 'change-avatar', 'download-list', 'request', 'notifications'];
const PAGES = [
  'account-recovery',
  'app',
  'award',
  'award-ceremony',
  'buy-premium',
  'change-password',
  'channel',
  'channels',
  'collections',
  'confirm-order',
  'confirm-order2',
  'contact-us',
  'country',
  'jobs',
  'login',
  'logout',
  'movies',
  'news',
  'news-category',
  'pages',
  'payment',
  'people',
  'person',
  'play',
  'premium',
  'register',
  'report',
  'reviews',
  'search',
  'series',
  'top-250',
  'unsubscribe',
  'user',
  'verify-account',
];
const SERVER = [
  'api',
  'assets',
  'console',
  'dev',
  'health',
  'images',
  'metrics',
  'openapi',
  'robots',
  'sitemap',
  'static',
];

const TAKEN = new Set([...BELOW_USER, ...PAGES, ...SERVER].map(usernameSkeleton));

export function isSitePath(username: string): boolean {
  return TAKEN.has(usernameSkeleton(username.trim()));
}
