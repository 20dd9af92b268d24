import { textOf } from './deploy/deploy-files.ts';

/** The edge's own table, by which a path is written to its log: the first pattern that fits, with what it keeps. */
function loggedPath(path: string): string {
  const [, body = ''] = /map \$uri \$parde_logged_path \{([^}]*)\}/.exec(textOf('deploy/nginx/parde/http.conf')) ?? [];
  const lines = body
    .split('\n')
    .map((line) => /^"?~(.+?)"? (\S+);$/.exec(line.trim()))
    .filter((line) => line !== null);
  for (const [, pattern = '', kept = ''] of lines) {
    const found = new RegExp(pattern).exec(path);
    if (found) return kept.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return path;
}

describe('paths that carry a secret', () => {
  it.each([
    ['/change-password/secret', '/change-password/-'],
    ['/unsubscribe/12.secret', '/unsubscribe/-'],
    ['/api/fileinfo/12/secret.secret.secret', '/api/fileinfo/12/-'],
    ['/buy-premium/12/secret', '/buy-premium/12/-'],
    ['/api/playinfo/12', '/api/playinfo/12'],
    ['/buy-premium/12', '/buy-premium/12'],
  ])('%s is logged by the edge as %s', (path, logged) => {
    expect(loggedPath(path)).toBe(logged);
  });
});
