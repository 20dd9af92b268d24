import { type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

describe('what a member has written', () => {
  let app: CommunityApp;
  beforeAll(async () => {
    app = await startCommunityApp();
  });
  afterAll(() => app?.close());

  const known = (userId: number, shows: string) =>
    app.database.rows(
      `insert into read.account (user_id, username, username_folded, name, email, role, verified, joined_at, profile_shows)
       values ($1, $2, $2, $2, $2, 'viewer', true, now(), $3)`,
      [userId, `user${userId}`, shows],
    );
  const written = (username: string, headers = {}, page = 1) =>
    app.post('/api/user/memberComments', { username, page }, headers);

  it('is what stands below titles, the newest first; a minute’s words stay where its reader is known', async () => {
    const [author, other, moderator] = [await app.join(1), await app.join(2), await app.join(9, 'moderator')];
    await known(1, '{comments}');
    await app.approvedComment(author, moderator, { post_id: 1, body: 'the first' });
    await app.approvedComment(other, moderator, { post_id: 1, body: 'of another member' });
    await app.approvedComment(author, moderator, { post_id: 2, body: 'the butler', place: { minute: 9 } });
    await app.post('/api/user/comment', { comment: { post_id: 2, body: 'waits for a moderator' }, token: author });
    const refused = await app.post('/api/user/comment', { comment: { post_id: 2, body: 'rude' }, token: author });
    const comments = [{ id: refused.body.comment_id, version: 1 }];
    await app.post('/api/console/comments/refuse', { comments, token: moderator });
    const { headers } = await app.approvedComment(author, moderator, { post_id: 3, body: 'the end', spoiler: true });
    const { body } = await written('USER1', headers);
    expect(body).toMatchObject({ hidden: false, max_page: 1, total: 3 });
    expect(body.comments).toMatchObject([
      {
        body: 'the end',
        spoiler: true,
        locked: false,
        post: { post_type: 1, slug: 'title-3', name: { en: 'Title 3' } },
      },
      { body: '', spoiler: false, locked: true, post: { slug: 'title-2' } },
      { body: 'the first', spoiler: false, locked: false, post: { slug: 'title-1' } },
    ]);
  });

  it('is not told by whoever hides it, nor how much it is', async () => {
    const [author, moderator] = [await app.join(3), await app.join(8, 'moderator')];
    await known(3, '{ratings,lists}');
    const { headers } = await app.approvedComment(author, moderator, { post_id: 1, body: 'not collected' });
    expect((await written('user3', headers)).body).toEqual({ hidden: true, comments: [], max_page: 1, total: 0 });
  });

  it('is nothing of nobody', async () => {
    expect(await written('nobody')).toMatchObject({ status: 404, body: { code: 'unknown_user' } });
  });
});
