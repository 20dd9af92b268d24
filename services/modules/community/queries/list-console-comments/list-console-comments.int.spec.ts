import { ReadDatabase } from '#platform/database/read-database.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { after, type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

describe('the moderators’ comments', () => {
  let app: CommunityApp;
  let moderator: string;
  let viewer: string;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    app = await startCommunityApp();
    viewer = await app.join(1);
    const other = await app.join(2);
    moderator = await app.join(9, 'moderator');
    ids['root'] = (await app.approvedComment(viewer, moderator, { post_id: 1, body: 'یک فیلم عالي' })).id;
    for (const [name, token, comment] of [
      ['oldest', viewer, { post_id: 1, body: 'the oldest one waiting' }],
      ['reply', other, { post_id: 1, body: 'an answer', parent_id: ids['root'] }],
      ['rude', other, { post_id: 2, body: 'something rude' }],
    ] as const) {
      ids[name] = (await app.post('/api/user/comment', { comment, token })).body.comment_id;
    }
    const comments = [{ id: ids['rude'], version: 1 }];
    const refused = await app.post('/api/console/comments/refuse', {
      comments,
      reason: ' rude\u0000 ',
      token: moderator,
    });
    await list({}, after(refused));
  });
  afterAll(() => app.close());

  const list = (query: Record<string, unknown>, headers = {}, token = moderator) => {
    const parameters = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return app.get(`/api/console/comments?${parameters.join('&')}`, { authorization: `Bearer ${token}`, ...headers });
  };
  const idsOf = (body: { id: number }[]) => body.map(({ id }) => id);

  it('is the queue when nothing is asked: pending ones, the oldest first', async () => {
    const answer = await list({});
    expect(idsOf(answer.body)).toEqual([ids['oldest'], ids['reply']]);
    expect(answer.headers['content-range']).toBe('comments 0-1/2');
  });

  it('tells all a moderator needs', async () => {
    const answer = await app.get(`/api/console/comments/${ids['reply']}`, { authorization: `Bearer ${moderator}` });
    expect(answer.body).toEqual({
      id: ids['reply'],
      body: 'an answer',
      status: 'pending',
      version: 1,
      created_at: expect.any(String),
      edited_at: null,
      spoiler: false,
      place: null,
      user: { id: 2, username: 'user2', name: 'user2' },
      post: {
        id: 1,
        post_type: 1,
        slug: 'title-1',
        name: { fa: null, en: 'Title 1' },
        cover_path: expect.stringMatching(/^\/media\/images\/posters\/title-1\.jpg\?v=\w+$/),
      },
      news: null,
      parent: { id: ids['root'], body: 'یک فیلم عالي', username: 'user1' },
      decided_by: null,
      decided_at: null,
      reason: null,
      refusal: null,
      hints: [],
      reports: [],
      other_comments: { approved: 0, refused: 1 },
    });
  });

  it('filters by status, words, title, user and ids', async () => {
    const refused = (await list({ filter: { status: 'refused' } })).body;
    expect(refused).toEqual([expect.objectContaining({ id: ids['rude'], reason: 'rude', decided_by: 'user9' })]);
    expect(idsOf((await list({ filter: { q: 'فیلم عالی' } })).body)).toEqual([ids['root']]);
    expect(idsOf((await list({ filter: { q: 'ANSWER', status: 'pending' } })).body)).toEqual([ids['reply']]);
    expect(idsOf((await list({ filter: { post_id: 2 } })).body)).toEqual([ids['rude']]);
    expect(idsOf((await list({ filter: { user_id: 1, status: 'pending' } })).body)).toEqual([ids['oldest']]);
    expect(idsOf((await list({ filter: { id: [ids['rude'], ids['root']] } })).body)).toEqual([
      ids['root'],
      ids['rude'],
    ]);
    expect((await list({ filter: { status: 'all' } })).body).toHaveLength(4);
  });

  it('sorts, and cuts out a range with the true total', async () => {
    const answer = await list({ sort: ['id', 'DESC'], range: [1, 2], filter: { status: 'all' } });
    expect(idsOf(answer.body)).toEqual([ids['reply'], ids['oldest']]);
    expect(answer.headers['content-range']).toBe('comments 1-2/4');
    const beyond = await list({ range: [50, 74] });
    expect([beyond.body, beyond.headers['content-range']]).toEqual([[], 'comments */2']);
  });

  it.each([
    'sort=[',
    'sort=["body","ASC"]',
    'sort=["id","ASC;drop table"]',
    'range=[5,1]',
    'range=[-1,5]',
    'range=[0]',
    'range=[0,1e99]',
    'filter=null',
    'filter={"status":"gone"}',
    'filter={"password":"x"}',
    'filter={"q":7}',
    'filter={"id":["x"]}',
    'sort=["id","ASC"]&sort=["id","ASC"]',
  ])('answers 422 to %s', async (query) => {
    const answer = await app.get(`/api/console/comments?${encodeURI(query)}`, { authorization: `Bearer ${moderator}` });
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request']);
  });

  it('takes control characters in a search for spaces', async () => {
    expect((await list({ filter: { q: '\u0000\ud800' } })).status).toBe(200);
  });

  it('knows no comment 999999', async () => {
    const answer = await app.get('/api/console/comments/999999', { authorization: `Bearer ${moderator}` });
    expect([answer.status, answer.body.code]).toEqual([404, 'unknown_comment']);
  });

  it('has its last page about as soon as its first', async () => {
    const database = app.app.get(ReadDatabase, { strict: false });
    await database.rows(
      `insert into read.comment (id, post_id, user_id, body, folded, status, version, username, name, created_at)
       select 100000 + n, 1, 77, 'one of many', 'one of many', 'pending', 1, 'many', 'many', now()
       from generate_series(1, 3000) n returning id`,
      [],
    );
    try {
      const took = async (from: number) => {
        const begun = performance.now();
        const { body } = await list({ filter: { user_id: 77 }, range: [from, from + 24] });
        expect(body.length).toBe(25);
        return performance.now() - begun;
      };
      await took(0);
      const first = await took(0);
      expect(await took(2_975)).toBeLessThan(10 * first + 100);
    } finally {
      await database.rows('delete from read.comment where user_id = 77 returning id', []);
    }
  });

  it('is for moderators only', async () => {
    expect((await list({}, {}, viewer)).status).toBe(403);
    expect((await app.get('/api/console/comments')).status).toBe(401);
  });

  it('waits with the name of what it is on in the list of all that waits', async () => {
    await app.newsPost(1);
    await app.post('/api/user/comment', { comment: { news_post_id: 1, body: 'on news' }, token: viewer });
    await app.post('/api/user/reportComment', { comment_id: ids['root'], reason: 'spoiler', token: moderator });
    const work = app.app.get(WaitingWorkRegistry, { strict: false });
    await eventually(async () => {
      const items = await work.oldest('comments', 10);
      expect(items[0]).toMatchObject({ id: ids['oldest'], about: { name: { fa: null, en: 'Title 1' } } });
      expect(items.at(-1)?.about).toEqual({ name: { fa: 'خبر 1', en: 'News 1' } });
      expect(await work.oldest('comment_reports', 10)).toMatchObject([
        { id: ids['root'], about: { name: { en: 'Title 1' } } },
      ]);
    });
  });
});
