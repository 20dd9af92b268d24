import { type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

/** What stands below title 1 and nobody may see: an answer that waits, and an approved one below a comment that was refused later. */
describe('what nobody has approved, or not any more', () => {
  let app: CommunityApp;
  let author: string;
  let moderator: string;
  let root: number;
  let refusedRoot: number;
  let headers = {};

  beforeAll(async () => {
    app = await startCommunityApp();
    [author, moderator] = [await app.join(1), await app.join(9, 'moderator')];
    await app.database.rows(
      `insert into read.account (user_id, username, username_folded, name, email, role, verified, joined_at, profile_shows)
       values (1, 'user1', 'user1', 'user1', 'user1', 'viewer', true, now(), '{comments}')`,
    );
    ({ id: root } = await approved({ post_id: 1, body: 'it stands' }));
    for (let n = 0; n < 3; n++) await approved({ post_id: 1, parent_id: root, body: `answer ${n}` });
    await app.post('/api/user/comment', { comment: { post_id: 1, parent_id: root, body: 'it waits' }, token: author });
    ({ id: refusedRoot } = await approved({ post_id: 1, body: 'it goes' }));
    await approved({ post_id: 1, parent_id: refusedRoot, body: 'it goes with it' });
    const put = { comments: [{ id: refusedRoot, version: 2 }], token: moderator };
    await app.post('/api/console/comments/putBack', put);
    const refused = await app.post('/api/console/comments/refuse', {
      comments: [{ id: refusedRoot, version: 3 }],
      token: moderator,
    });
    expect(refused.body.done).toEqual([refusedRoot]);
    headers = { 'parde-after': String(refused.headers['parde-position']) };
  });
  afterAll(() => app?.close());

  const approved = (comment: object) => app.approvedComment(author, moderator, comment);
  const asked = async (path: string, body: object) => (await app.post(path, body, headers)).body;
  const bodies = (list: { body: string }[]) => list.map(({ body }) => body);

  it('is not in a thread, nor in its counts', async () => {
    const { comments, total } = await asked('/api/post/comments', { post_id: 1 });
    expect(bodies(comments)).toEqual(['it stands']);
    expect([comments[0].replies_count, bodies(comments[0].replies)]).toEqual([3, ['answer 0', 'answer 1', 'answer 2']]);
    expect(total).toBe(4);
  });

  it('is not among the further answers', async () => {
    const further = await asked('/api/post/replies', { post_id: 1, comment_id: root });
    expect([bodies(further.comments), further.total]).toEqual([['answer 0', 'answer 1', 'answer 2'], 3]);
    const below = await asked('/api/post/replies', { post_id: 1, comment_id: refusedRoot });
    expect([below.comments, below.total]).toEqual([[], 0]);
  });

  it('is not on its author’s page', async () => {
    const { comments, total } = await asked('/api/user/memberComments', { username: 'user1' });
    expect([bodies(comments), total]).toEqual([['answer 2', 'answer 1', 'answer 0', 'it stands'], 4]);
  });
});
