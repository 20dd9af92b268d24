import { after, type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

describe('post-comment', () => {
  let app: CommunityApp;
  let author: string;
  let other: string;
  let moderator: string;

  beforeAll(async () => {
    app = await startCommunityApp();
    author = await app.join(1);
    other = await app.join(2);
    moderator = await app.join(9, 'moderator');
  });
  afterAll(() => app.close());

  const comment = (token: string, fields: object, headers = {}) =>
    app.post('/api/user/comment', { comment: fields, token }, headers);
  const thread = (postId: number, token?: string, headers = {}) =>
    app.post('/api/post/comments', { post_id: postId, page: 1, ...(token && { token }) }, headers);

  it('is seen at once by its author, as pending, and by nobody else', async () => {
    const posted = await comment(author, { post_id: 1, body: 'بازی‌ها عالی بود' });
    expect(posted.body).toEqual({
      status: 1,
      message: 'Your comment will appear after being review by moderators',
      comment_id: expect.any(Number),
      published: false,
    });
    const own = await thread(1, author, after(posted));
    expect(own.headers['parde-stale']).toBeUndefined();
    expect(own.body.comments).toEqual([
      expect.objectContaining({
        id: posted.body.comment_id,
        body: 'بازی‌ها عالی بود',
        status: 'pending',
        mine: true,
        user: { username: 'user1', name: 'user1', avatar_path: null, premium: false },
      }),
    ]);
    for (const token of [undefined, other, moderator]) {
      expect((await thread(1, token, after(posted))).body).toEqual({ comments: [], max_page: 1, total: 0 });
    }
  });

  it('keeps markup as the text it is', async () => {
    const payload = '<img src=x onerror="alert(1)"> & \u0000<script>alert(2)</script>';
    const { id, headers } = await app.approvedComment(author, moderator, { post_id: 2, body: payload });
    const answer = await thread(2, undefined, headers);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const [seen] = answer.body.comments;
    expect([seen.id, seen.body]).toEqual([id, payload.replace('\u0000', '')]);
  });

  it('puts an answer to an answer under the root', async () => {
    const { id: root } = await app.approvedComment(author, moderator, { post_id: 3, body: 'root' });
    const { id: reply } = await app.approvedComment(other, moderator, { post_id: 3, body: 'reply', parent_id: root });
    const posted = await comment(author, { post_id: 3, body: 'reply to the reply', parent_id: reply });
    const own = await thread(3, author, after(posted));
    expect(own.body.comments).toHaveLength(1);
    expect(own.body.comments[0].replies.map((row: { body: string }) => row.body)).toEqual([
      'reply to the reply',
      'reply',
    ]);
    expect(own.body.comments[0].replies[0]).toMatchObject({ parent_id: root, status: 'pending', mine: true });
    expect(own.body.comments[0]).toMatchObject({ mine: true, status: 'approved' });
    expect((await thread(3, other)).body.comments[0].replies).toHaveLength(1);
  });

  it('answers approved comments of the same title only', async () => {
    const pending = await comment(author, { post_id: 1, body: 'not approved' });
    const { id: approved } = await app.approvedComment(author, moderator, { post_id: 2, body: 'on another title' });
    for (const parentId of [pending.body.comment_id, approved, 999_999]) {
      const answer = await comment(other, { post_id: 1, body: 'an answer', parent_id: parentId });
      expect([answer.status, answer.body.code]).toEqual([422, 'unknown_parent']);
    }
  });

  it('gives one comment for one Idempotency-Key, also when the retry overlaps', async () => {
    const send = () => comment(author, { post_id: 1, body: 'only once' }, { 'idempotency-key': 'once' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.comment_id)).size).toBe(1);
    const rows = await app.database.rows(`select id from write.comment where body = 'only once'`);
    expect(rows).toHaveLength(1);
  });

  it('takes two long Idempotency-Keys for two, and refuses one that it could not keep whole', async () => {
    const send = (key: string) => comment(author, { post_id: 1, body: 'by a long key' }, { 'idempotency-key': key });
    const long = 'k'.repeat(199);
    const [first, second] = [await send(`${long}1`), await send(`${long}2`)];
    expect(first.body.comment_id).toBeGreaterThan(0);
    expect(second.body.comment_id).not.toBe(first.body.comment_id);
    for (const answer of [await send(`${long}12`), await send(`${long}13`)]) {
      expect([answer.status, answer.body]).toEqual([
        400,
        { status: 0, code: 'idempotency_key_too_long', message: 'The Idempotency-Key has more than 200 characters' },
      ]);
    }
  });

  it.each([
    ['too short', ' x ', 'Please write a longer comment'],
    ['too long', 'ب'.repeat(4_001), 'A comment has at most 4000 characters'],
    ['nothing to be seen', '\u200c\u200b \u0007', 'Please write a longer comment'],
  ])('refuses a body that is %s', async (_, body, message) => {
    const answer = await comment(author, { post_id: 1, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ 'comment.body': [message] });
  });

  it('refuses an unknown title and a guest', async () => {
    expect((await comment(author, { post_id: 4_000, body: 'hello' })).body.code).toBe('unknown_post');
    const guest = await app.post('/api/user/comment', { comment: { post_id: 1, body: 'hello' } });
    expect([guest.status, guest.body.auth_error]).toEqual([401, 'token_required']);
  });
});
