import { piecePublished, pieceWithdrawn } from '#modules/editorial/contract/editorial.events.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { after, type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

// Titles and news posts have the same numbers here: what is about one must never show under the other.
describe('comments on a news post', () => {
  let app: CommunityApp;
  let author: string;
  let reader: string;
  let moderator: string;

  beforeAll(async () => {
    app = await startCommunityApp();
    [author, reader] = [await app.join(1), await app.join(2)];
    moderator = await app.join(9, 'moderator');
    await app.newsPost(1);
    await app.newsPost(2);
    await app.newsPost(3, false);
  });
  afterAll(() => app?.close());

  const post = (comment: object, token = author) => app.post('/api/user/comment', { comment, token });
  const thread = async (about: object, headers = {}, token?: string) =>
    (await app.post('/api/post/comments', { ...about, ...(token && { token }) }, headers)).body;

  it('stand in a thread of their own, with replies, likes and a count', async () => {
    const root = await app.approvedComment(author, moderator, { news_post_id: 1, body: 'well reported' });
    const reply = await app.approvedComment(reader, moderator, {
      news_post_id: 1,
      parent_id: root.id,
      body: 'I agree',
    });
    const liked = await app.post('/api/user/like', {
      entity: 'comment',
      entity_id: root.id,
      type: 'up',
      token: reader,
    });
    const { comments, total } = await thread({ news_post_id: 1 }, after(liked), reader);
    expect(total).toBe(2);
    expect(comments).toMatchObject([
      {
        id: root.id,
        post_id: null,
        news_post_id: 1,
        likes: { up: 1, down: 0 },
        my_like: 'up',
        replies: [{ id: reply.id, mine: true }],
      },
    ]);
    expect(await thread({ post_id: 1 })).toMatchObject({ comments: [], total: 0 });
    expect(await thread({ news_post_id: 2 })).toMatchObject({ comments: [], total: 0 });
    const replies = await app.post('/api/post/replies', { news_post_id: 1, comment_id: root.id });
    expect(replies.body.comments).toMatchObject([{ id: reply.id }]);
    const linked = await app.post('/api/post/commentThread', { comment_id: reply.id });
    expect(linked.body.comments).toMatchObject([{ id: root.id, news_post_id: 1 }]);
  });

  it('are seen by their authors while they wait, changed, and taken back', async () => {
    const posted = await post({ news_post_id: 2, body: 'a first thought' });
    const edit = { comment_id: posted.body.comment_id, body: 'a second thought' };
    const edited = await app.post('/api/user/editComment', { comment: edit, token: author });
    expect((await thread({ news_post_id: 2 }, after(edited), author)).comments).toMatchObject([
      { body: 'a second thought', status: 'pending', news_post_id: 2 },
    ]);
    expect((await thread({ news_post_id: 2 }, after(edited))).comments).toEqual([]);
    const gone = await app.post('/api/user/deleteComment', { comment_id: posted.body.comment_id, token: author });
    expect(gone.status).toBe(200);
    expect((await thread({ news_post_id: 2 }, after(gone), author)).comments).toEqual([]);
  });

  it('are about exactly one thing, which everybody can read, and about none of its minutes', async () => {
    for (const about of [{}, { post_id: 1, news_post_id: 1 }]) {
      const refused = await post({ ...about, body: 'about what?' });
      expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_subject' } });
      expect(Object.keys(refused.body.errors)).toEqual(['comment.post_id', 'comment.news_post_id']);
      expect((await app.post('/api/post/comments', about)).status).toBe(422);
    }
    for (const id of [3, 4_000]) {
      const unknown = await post({ news_post_id: id, body: 'nobody reads it' });
      expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown_news_post' } });
    }
    const placed = await post({ news_post_id: 1, body: 'a minute of it', place: { minute: 4 } });
    expect(placed).toMatchObject({ status: 422, body: { code: 'invalid_place' } });
  });

  it('are answered where they stand', async () => {
    const onNews = await app.approvedComment(author, moderator, { news_post_id: 1, body: 'on the news' });
    const onTitle = await app.approvedComment(author, moderator, { post_id: 1, body: 'on the title' });
    for (const elsewhere of [
      { post_id: 1, parent_id: onNews.id },
      { news_post_id: 2, parent_id: onNews.id },
      { news_post_id: 1, parent_id: onTitle.id },
    ]) {
      const refused = await post({ ...elsewhere, body: 'in the wrong place' }, reader);
      expect(refused).toMatchObject({ status: 422, body: { code: 'unknown_parent' } });
    }
  });

  it('are not to be read while their news post is withdrawn', async () => {
    await app.newsPost(5);
    const { id, headers } = await app.approvedComment(author, moderator, {
      news_post_id: 5,
      body: 'on what is withdrawn',
    });
    expect((await thread({ news_post_id: 5 }, headers)).comments).toMatchObject([{ id }]);
    const piece = { pieceId: 5, kind: 'news' as const, titleId: null };
    await appendAsCommand(app.app, 'piece-5', 3, [pieceWithdrawn(piece)]);
    await eventually(async () => expect((await thread({ news_post_id: 5 })).comments).toEqual([]));
    expect((await app.post('/api/post/commentThread', { comment_id: id })).status).toBe(404);
    await appendAsCommand(app.app, 'piece-5', 4, [
      piecePublished({ ...piece, publishedAt: '2026-01-02T00:00:00.000Z' }),
    ]);
    await eventually(async () => expect((await thread({ news_post_id: 5 })).comments).toMatchObject([{ id }]));
  });

  it('wait in the moderators’ queue under the name of the news post, also when they are reported', async () => {
    const { id, headers } = await app.approvedComment(author, moderator, { news_post_id: 2, body: 'reported soon' });
    const report = { comment_id: id, reason: 'insult', token: reader };
    const reported = await app.post('/api/user/reportComment', report, headers);
    expect(reported.status).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ status: 'reported', news_post_id: 2 }));
    const listed = await app.get(`/api/console/comments?filter=${filter}`, {
      ...after(reported),
      authorization: `Bearer ${moderator}`,
    });
    expect(listed.body).toMatchObject([
      {
        id,
        post: null,
        news: { id: 2, slug: 'news-2', name: { fa: 'خبر 2', en: 'News 2' } },
        reports: [{ reason: 'insult' }],
      },
    ]);
    const comments = [{ id, version: 2 }];
    const refused = await app.post('/api/console/comments/refuse', { comments, token: moderator });
    expect(refused.body).toMatchObject({ done: [id] });
    expect((await thread({ news_post_id: 2 }, after(refused))).comments).toEqual([]);
  });
});

describe('likes of news posts and reviews', () => {
  let app: CommunityApp;
  let fan: string;

  beforeAll(async () => {
    app = await startCommunityApp();
    fan = await app.join(1);
    await app.newsPost(1);
    await app.newsPost(3, false);
    await app.review(2, 3);
  });
  afterAll(() => app?.close());

  const like = (entity: string, id: number, type = 'up') =>
    app.post('/api/user/like', { entity, entity_id: id, type, token: fan });
  const likesOf = async (entity: string, id: number, headers = {}) =>
    (await app.post('/api/post/likes', { entity, entity_ids: [id], token: fan }, headers)).body.likes;

  it.each([
    ['news', 1],
    ['review', 2],
  ])('%s: are counted, changed and taken back', async (entity, id) => {
    const up = await like(entity, id);
    expect(await likesOf(entity, id, after(up))).toEqual([{ entity_id: id, up: 1, down: 0, mine: 'up' }]);
    expect(await likesOf('post', id)).toEqual([]);
    const down = await like(entity, id, 'down');
    expect(await likesOf(entity, id, after(down))).toMatchObject([{ up: 0, down: 1, mine: 'down' }]);
    const none = await like(entity, id, 'none');
    expect(await likesOf(entity, id, after(none))).toEqual([]);
  });

  it('are of what everybody can read', async () => {
    for (const id of [2, 3, 4_000]) {
      expect(await like('news', id)).toMatchObject({ status: 404, body: { code: 'unknown_news_post' } });
    }
    for (const id of [1, 3, 4_000]) {
      expect(await like('review', id)).toMatchObject({ status: 404, body: { code: 'unknown_review' } });
    }
  });
});
