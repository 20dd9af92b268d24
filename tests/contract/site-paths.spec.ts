import { registerAccountRequest } from '#modules/accounts/commands/register-account/register-account.request.ts';
import { isSitePath } from '#modules/accounts/domain/names/site-paths.ts';
import { routePatterns } from '../e2e/support/site-routes.ts';

const USERNAME = /^[A-Za-z][A-Za-z0-9_-]{2,29}$/;

/** What a route begins with, and what stands below /user/, where those could be usernames. */
function partsOf(patterns: string[]): string[] {
  const parts = patterns.flatMap((pattern) => {
    const [, first = '', second = ''] = pattern.split('/');
    return first === 'user' ? [first, second] : [first];
  });
  return [...new Set(parts)].filter((part) => USERNAME.test(part));
}

describe('paths of the site', () => {
  const parts = partsOf(routePatterns());

  it('are no usernames, whatever route is added', () => {
    expect(parts).toEqual(expect.arrayContaining(['profile-page', 'change-avatar', 'movies', 'premium', 'user']));
    expect(parts.filter((part) => !isSitePath(part))).toEqual([]);
  });

  it('cannot be registered, in any case and however they are written', () => {
    const told = (username: string) =>
      registerAccountRequest.safeParse({ username }).error?.issues.find(({ path }) => path[0] === 'username')?.message;
    for (const username of [...parts, 'Download-List', 'REQUEST', 'prem1um', 'l0gin']) {
      const reserved = 'This username is reserved, please choose another one';
      expect([username, told(username)]).toEqual([username, username === 'prem1um' ? undefined : reserved]);
    }
    for (const username of ['news-reader', 'filmlist', 'searcher', 'userone']) expect(told(username)).toBeUndefined();
  });
});
