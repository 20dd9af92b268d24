import type { TestAnswer, TestApp } from '#platform/testing/test-app.ts';

/** The calls of an administrator, each of whose readings has what was saved before. @param running the app once it has started. */
export function staffCalls(running: () => TestApp) {
  let token: string | undefined;
  let position = '0';
  const signedIn = () => {
    token ??= running().signIn({ userId: 1, role: 'admin' });
    return token;
  };
  return {
    headers: () => ({ authorization: `Bearer ${signedIn()}`, 'parde-after': position }),
    async send(path: string, body: object): Promise<TestAnswer> {
      const answer = await running().post(`/api/console/${path}`, { ...body, token: signedIn() });
      position = String(answer.headers['parde-position'] ?? position);
      return answer;
    },
  };
}
