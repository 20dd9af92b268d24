import { isPublicCall, keyOf, publicPart } from './public-calls.ts';

const SITE = 'https://parde.example';

describe('what the service worker keeps of answers', () => {
  it.each([
    'GET /api/home',
    'POST /api/post/getMovie/children-of-heaven-1997',
    'POST /api/post/index/new-movies',
    'POST /api/post/top250/serial',
    'POST /api/person/getActor/x',
    'POST /api/sidebar/genres',
  ])('is %s', (call) => {
    expect(isPublicCall(...(call.split(' ') as [string, string]))).toBe(true);
  });

  it.each([
    'POST /api/user/info',
    'POST /api/user/login',
    'POST /api/post/comments',
    'POST /api/user/fileRights',
    'POST /api/search',
    'GET /api/console/users',
    'GET /api/home/of/somebody',
    'POST /api/post/getMovieSecrets',
  ])('is not %s', (call) => {
    expect(isPublicCall(...(call.split(' ') as [string, string]))).toBe(false);
  });

  it('is the same whoever asks, and another for another question', () => {
    const url = `${SITE}/api/post/genre`;
    const guest = keyOf(url, '{"genre":"drama","page":1}');
    expect(keyOf(url, '{"genre":"drama","page":1,"token":"secret"}')).toBe(guest);
    expect(keyOf(url, '{"genre":"drama","page":2}')).not.toBe(guest);
    expect(keyOf(`${SITE}/api/home`, '')).not.toContain('token');
  });

  it('says nothing of the member who asked', () => {
    const answer = { status: 1, post: { id: 7 }, viewer: { rating: 9 } };
    expect(JSON.parse(publicPart(JSON.stringify(answer)))).toEqual({ status: 1, post: { id: 7 }, viewer: null });
  });
});
