import { playbackRecorded } from '#modules/watching/contract/watching.events.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { after, type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

describe('a thread', () => {
  let app: CommunityApp;
  let author: string;
  let reader: string;
  let moderator: string;

  beforeAll(async () => {
    app = await startCommunityApp();
    [author, reader] = [await app.join(1), await app.join(2)];
    moderator = await app.join(9, 'moderator');
  });
  afterAll(() => app?.close());

  const approved = (comment: object, token = author) => app.approvedComment(token, moderator, comment);
  const comments = async (body: object, headers = {}) =>
    (await app.post('/api/post/comments', body, headers)).body.comments;
  const like = (id: number, token: string, type = 'up') =>
    app.post('/api/user/like', { entity: 'comment', entity_id: id, type, token });

  it('has the best first when asked, what many like before what one likes', async () => {
    const [loved, liked, disliked, plain] = [
      await approved({ post_id: 1, body: 'loved' }),
      await approved({ post_id: 1, body: 'liked' }),
      await approved({ post_id: 1, body: 'disliked' }),
      await approved({ post_id: 1, body: 'plain' }),
    ];
    const fans = [reader, await app.join(3), await app.join(4)];
    for (const fan of fans) await like(loved.id, fan);
    await like(disliked.id, reader, 'down');
    const last = await like(liked.id, reader);
    const said = after(last);
    const ids = (list: { id: number }[]) => list.map(({ id }) => id);
    expect(ids(await comments({ post_id: 1, sort: 'best' }, said))).toEqual([
      loved.id,
      liked.id,
      plain.id,
      disliked.id,
    ]);
    expect(ids(await comments({ post_id: 1 }, said))).toEqual([plain.id, disliked.id, liked.id, loved.id]);
    const [first] = await comments({ post_id: 1, sort: 'best', token: reader }, said);
    expect(first).toMatchObject({ likes: { up: 3, down: 0 }, my_like: 'up' });
  });

  it('shows the first replies, gives the others by pages, and leads to each of them', async () => {
    const root = await approved({ post_id: 2, body: 'root' });
    const ids: number[] = [];
    let headers = {};
    for (let n = 0; n < 5; n++) {
      const reply = await approved({ post_id: 2, body: `reply ${n}`, parent_id: root.id }, reader);
      ids.push(reply.id);
      headers = reply.headers;
    }
    const [seen] = await comments({ post_id: 2 }, headers);
    expect([seen.replies_count, seen.replies.map(({ id }: { id: number }) => id)]).toEqual([5, ids.slice(0, 3)]);
    const all = await app.post('/api/post/replies', { post_id: 2, comment_id: root.id });
    expect(all.body.comments.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect([all.body.max_page, all.body.total]).toEqual([1, 5]);
    const beyond = await app.post('/api/post/replies', { post_id: 2, comment_id: root.id, page: 7 });
    expect(beyond.body).toMatchObject({ comments: [], max_page: 1, total: 5 });
    const link = await app.post('/api/post/commentThread', { comment_id: ids[4] });
    expect(link.body.comments).toMatchObject([
      { id: root.id, replies: [...ids.slice(0, 3), ids[4]].map((id) => ({ id })) },
    ]);
    expect(await app.post('/api/post/commentThread', { comment_id: 999_999 })).toMatchObject({ status: 404 });
    const waiting = await app.post('/api/user/comment', { comment: { post_id: 2, body: 'it waits' }, token: author });
    const hidden = await app.post('/api/post/commentThread', { comment_id: waiting.body.comment_id }, after(waiting));
    expect(hidden.status).toBe(404);
  });

  it('keeps what belongs to a minute from whoever has not watched so far', async () => {
    const place = { minute: 42 };
    const { id, headers } = await approved({ post_id: 3, body: 'the butler did it', place });
    const shown = async (body: object, said = headers) => (await comments({ post_id: 3, ...body }, said))[0];
    const locked = { id, body: '', locked: true, place: { minute: 42, season: null, episode: null } };
    expect(await shown({})).toMatchObject(locked);
    expect(await shown({ token: reader })).toMatchObject(locked);
    expect(await shown({ token: author })).toMatchObject({ body: 'the butler did it', locked: false });
    const watch = async (version: number, position: number) => {
      const state = { userId: 2, fileId: 7, titleId: 3, season: null, episode: null, duration: 6_000 };
      const event = playbackRecorded({ ...state, session: 1, position, watched: false });
      await appendAsCommand(app.app, 'playback-2-7', version, [event]);
      // A command after it in the log says how far to wait.
      return after(await like(id, reader, version % 2 ? 'up' : 'down'));
    };
    expect(await shown({ token: reader }, await watch(1, 2_519))).toMatchObject(locked);
    expect(await shown({ token: reader }, await watch(2, 2_520))).toMatchObject({ body: 'the butler did it' });
    expect(await shown({})).toMatchObject(locked);
    const asked = await app.post('/api/post/commentThread', { comment_id: id });
    expect(asked.body.comments[0]).toMatchObject(locked);
    const revealed = await app.post('/api/post/commentThread', { comment_id: id, reveal: true });
    expect(revealed.body.comments[0]).toMatchObject({ body: 'the butler did it', locked: false });
  });
});
