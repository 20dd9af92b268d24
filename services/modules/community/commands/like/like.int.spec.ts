import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { after, type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

describe('like', () => {
  let app: CommunityApp;
  let author: string;
  let fan: string;
  let moderator: string;
  let commentId: number;

  beforeAll(async () => {
    app = await startCommunityApp();
    [author, fan] = [await app.join(1), await app.join(2)];
    moderator = await app.join(9, 'moderator');
    commentId = (await app.approvedComment(author, moderator, { post_id: 1, body: 'worth a like' })).id;
  });
  afterAll(() => app?.close());

  const like = (token: string, entity: string, id: number, type: string) =>
    app.post('/api/user/like', { entity, entity_id: id, type, token });
  const likesOf = async (entity: string, id: number, headers = {}, token?: string) => {
    const body = { entity, entity_ids: [id], ...(token && { token }) };
    return (await app.post('/api/post/likes', body, headers)).body.likes[0];
  };

  it('goes up, down and away, and counts each member once', async () => {
    const up = await like(fan, 'post', 1, 'up');
    expect(up.body).toEqual({ status: 1, type: 'up' });
    expect(await likesOf('post', 1, after(up), fan)).toEqual({ entity_id: 1, up: 1, down: 0, mine: 'up' });
    const down = await like(fan, 'post', 1, 'down');
    expect(await likesOf('post', 1, after(down))).toEqual({ entity_id: 1, up: 0, down: 1, mine: null });
    const other = await like(author, 'post', 1, 'up');
    expect(await likesOf('post', 1, after(other), author)).toMatchObject({ up: 1, down: 1, mine: 'up' });
    const none = await like(fan, 'post', 1, 'none');
    expect(await likesOf('post', 1, after(none), fan)).toMatchObject({ up: 1, down: 0, mine: null });
  });

  it('has one event however often it is said, also twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(fan, 'comment', commentId, 'up')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const events = await app.database.rows(
      `select version from write.event_log where type = 'like.changed.v1' and data ->> 'entity' = 'comment'`,
    );
    expect(events).toEqual([{ version: 1 }]);
    const positions = answers.map(({ headers }) => Number(headers['parde-position'] ?? 0));
    const said = { 'parde-after': String(Math.max(...positions)) };
    expect(await likesOf('comment', commentId, said)).toMatchObject({ up: 1, down: 0 });
  });

  it('leaves nothing behind when there is nothing to take back', async () => {
    expect((await like(fan, 'post', 3, 'none')).body).toEqual({ status: 1, type: 'none' });
    expect(await app.database.rows('select from write.like_mark where post_id = 3')).toEqual([]);
  });

  it('is for what everybody sees, and not for one’s own comment', async () => {
    const waiting = await app.post('/api/user/comment', { comment: { post_id: 1, body: 'it waits' }, token: author });
    for (const id of [waiting.body.comment_id, 999_999]) {
      expect(await like(fan, 'comment', id, 'up')).toMatchObject({ status: 404, body: { code: 'unknown_comment' } });
    }
    expect(await like(fan, 'post', 4_000, 'up')).toMatchObject({ status: 404, body: { code: 'unknown_post' } });
    expect(await like(author, 'comment', commentId, 'up')).toMatchObject({
      status: 409,
      body: { code: 'own_comment' },
    });
    expect((await like(fan, 'person', 1, 'up')).status).toBe(422);
    const guest = await app.post('/api/user/like', { entity: 'post', entity_id: 1, type: 'up' });
    expect([guest.status, guest.body.auth_error]).toEqual([401, 'token_required']);
  });

  it('goes with its member, also when it is told of later', async () => {
    const leaving = await app.join(5);
    const up = await like(leaving, 'post', 2, 'up');
    expect(await likesOf('post', 2, after(up))).toMatchObject({ up: 1 });
    await appendAsCommand(app.app, 'user-5', 1, [userDeleted({ userId: 5 })]);
    await eventually(async () => expect(await likesOf('post', 2)).toBeUndefined());
    const late = await like(leaving, 'post', 2, 'down');
    expect(await likesOf('post', 2, after(late))).toBeUndefined();
  });
});
