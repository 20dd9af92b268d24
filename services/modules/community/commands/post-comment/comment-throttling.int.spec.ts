import { type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

describe('who writes comment after comment', () => {
  let app: CommunityApp;
  beforeAll(async () => {
    app = await startCommunityApp([], { THROTTLING: '1' });
  });
  afterAll(() => app?.close());

  it('is asked to wait after ten in a minute, new words for one among them; others are not', async () => {
    const [eager, other] = [await app.join(1), await app.join(2)];
    const post = (token: string, number: number) =>
      app.post('/api/user/comment', { comment: { post_id: 1, body: `comment ${number}` }, token });
    const first = await post(eager, 1);
    for (let number = 2; number < 10; number += 1) expect((await post(eager, number)).status).toBe(200);
    const comment = { comment_id: first.body.comment_id, body: 'other words' };
    const edit = () => app.post('/api/user/editComment', { comment, token: eager });
    expect((await edit()).status).toBe(200);
    const refusal = { status: 429, body: { code: 'too_many_requests' } };
    expect(await post(eager, 11)).toMatchObject(refusal);
    expect(await edit()).toMatchObject(refusal);
    expect((await post(other, 1)).status).toBe(200);
  });

  it('has tried nothing with half an episode', async () => {
    const author = await app.join(4);
    const place = { minute: 3, season: 1 };
    const post = (more = {}) =>
      app.post('/api/user/comment', { comment: { post_id: 1, body: 'a word', ...more }, token: author });
    for (let number = 0; number <= 10; number += 1) {
      expect(await post({ place })).toMatchObject({ status: 422, body: { code: 'invalid_place' } });
    }
    expect((await post()).status).toBe(200);
  });

  it('gets the answer once more of what was done before, however many came since', async () => {
    const author = await app.join(3);
    const post = (number: number) => {
      const comment = { post_id: 1, body: `kept comment ${number}` };
      return app.post('/api/user/comment', { comment, token: author }, { 'idempotency-key': `comment ${number}` });
    };
    const first = await post(0);
    const edited = { comment: { comment_id: first.body.comment_id, body: 'new words' }, token: author };
    const edit = () => app.post('/api/user/editComment', edited, { 'idempotency-key': 'edited' });
    const changed = await edit();
    for (let number = 2; number < 10; number += 1) expect((await post(number)).status).toBe(200);
    expect((await post(10)).status).toBe(429);
    expect([(await post(0)).body, (await edit()).body]).toEqual([first.body, changed.body]);
    expect((await post(10)).status).toBe(429);
  });
});
