import { kindOf } from './page-kind.tsx';

describe('a page', () => {
  it.each([
    '/',
    '/movies',
    '/movies/inception-2010',
    '/series/breaking-bad-2008/details',
    '/news/x',
    '/premium',
    '/people',
  ])('at %s is the same for everybody', (path) => expect(kindOf(path)).toBe('public'));
  it.each(['/login', '/user/profile-page', '/play/17', '/buy-premium/1/-', '/report/3', '/payment/success/x'])(
    'at %s is only its reader’s',
    (path) => expect(kindOf(path)).toBe('own'),
  );
  it('that answers a search is drawn for who has asked', () => expect(kindOf('/search')).toBe('asked'));
  it.each(['/nowhere', '/movie/inception', '/a/b/c/d'])('at %s is none of the site', (path) =>
    expect(kindOf(path)).toBe('unknown'),
  );
});
