import { Clock } from '#platform/kernel/clock/clock.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { after, type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

describe('one’s own comment', () => {
  let app: CommunityApp;
  let author: string;
  let other: string;
  let moderator: string;

  beforeAll(async () => {
    app = await startCommunityApp();
    [author, other] = [await app.join(1), await app.join(2)];
    moderator = await app.join(9, 'moderator');
  });
  afterAll(() => app?.close());
  afterEach(() => jest.restoreAllMocks());

  const approved = (body: string, token = author, more = {}) =>
    app.approvedComment(token, moderator, { post_id: 1, body, ...more });
  const edit = (id: number, body: string, token = author, more = {}) =>
    app.post('/api/user/editComment', { comment: { comment_id: id, body, ...more }, token });
  const remove = (id: number, token = author) => app.post('/api/user/deleteComment', { comment_id: id, token });
  const thread = async (headers: object, token?: string) =>
    (await app.post('/api/post/comments', { post_id: 1, ...(token && { token }) }, { ...headers })).body;
  const shown = async (id: number, headers: object, token?: string) =>
    (await thread(headers, token)).comments.find((one: { id: number }) => one.id === id);

  it('is changed by its author, and waits for a moderator again', async () => {
    const { id, headers } = await approved('first words');
    const mine = await shown(id, headers, author);
    const end = new Date(mine.created_at).getTime() + HOUR_MS;
    expect([mine.mine, new Date(mine.changeable_until).getTime()]).toEqual([true, end]);
    const answer = await edit(id, 'second words', author, { spoiler: true });
    expect(answer.body).toEqual({
      status: 1,
      message: 'Your comment will appear after being review by moderators',
      published: false,
    });
    expect(await shown(id, after(answer))).toBeUndefined();
    expect(await shown(id, after(answer), author)).toMatchObject({
      body: 'second words',
      status: 'pending',
      spoiler: true,
    });
    const stale = await app.post('/api/console/comments/approve', {
      comments: [{ id, version: 2 }],
      token: moderator,
    });
    expect(stale.body.conflicts).toEqual([{ id, code: 'version_conflict' }]);
    const again = await app.post('/api/console/comments/approve', { comments: [{ id, version: 3 }], token: moderator });
    expect(await shown(id, after(again))).toMatchObject({
      body: 'second words',
      edited_at: expect.any(String),
      created_at: mine.created_at,
    });
  });

  it('is deleted by its author; where it was answered its place stays', async () => {
    const [alone, answered] = [await approved('alone'), await approved('answered')];
    const reply = await approved('an answer', other, { parent_id: answered.id });
    const before = (await thread(reply.headers)).total;
    expect((await remove(alone.id)).body).toEqual({ status: 1, message: 'Deleted successfully' });
    const gone = await remove(answered.id);
    const seen = after(gone);
    expect(await shown(alone.id, seen)).toBeUndefined();
    expect(await shown(answered.id, seen)).toMatchObject({
      status: 'deleted',
      body: '',
      user: { username: 'deleted' },
      replies: [{ body: 'an answer' }],
    });
    expect((await thread(seen)).total).toBe(before - 2);
    expect(await remove(answered.id)).toMatchObject({ status: 404 });
    const one = await app.get(`/api/console/comments/${answered.id}`, { authorization: `Bearer ${moderator}` });
    expect(one.status).toBe(404);
  });

  it('is nobody else’s, not to be changed once it is answered, nor when it is refused', async () => {
    const { id } = await approved('mine alone');
    for (const answer of [await edit(id, 'not mine', other), await remove(id, other)]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'unknown_comment' } });
    }
    await approved('an answer', other, { parent_id: id });
    expect(await edit(id, 'other words')).toMatchObject({ status: 409, body: { code: 'already_answered' } });
    const waiting = await app.post('/api/user/comment', { comment: { post_id: 1, body: 'rude' }, token: author });
    const comments = [{ id: waiting.body.comment_id, version: 1 }];
    await app.post('/api/console/comments/refuse', { comments, token: moderator });
    expect(await edit(waiting.body.comment_id, 'kind')).toMatchObject({ status: 404 });
  });

  it('stays as it is after an hour', async () => {
    const { id } = await approved('for good');
    const late = new Date(Date.now() + HOUR_MS + 1_000);
    jest.spyOn(app.app.get(Clock), 'now').mockReturnValue(late);
    for (const answer of [await edit(id, 'too late'), await remove(id)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'too_late' } });
    }
  });

  it('takes words as a new one does', async () => {
    const { id } = await approved('fine words');
    expect((await edit(id, ' x ')).body.errors).toEqual({ 'comment.body': ['Please write a longer comment'] });
    const half = await edit(id, 'half a place', author, { place: { minute: 3, season: 1 } });
    expect(half).toMatchObject({ status: 422, body: { code: 'invalid_place' } });
    const unknown = await edit(id, 'of no episode', author, { place: { minute: 3, season: 1, episode: 2 } });
    expect(unknown).toMatchObject({ status: 422, body: { code: 'unknown_episode' } });
  });
});
