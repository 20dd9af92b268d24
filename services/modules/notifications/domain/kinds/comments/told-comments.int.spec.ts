import {
  commentApproved,
  commentEdited,
  commentPosted,
  commentPutBack,
  commentRefused,
} from '#modules/community/contract/community.events.ts';
import { newsPostAdded, piecePublished } from '#modules/editorial/contract/editorial.events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { givenMemberNews, type MemberNews, STAFF } from '../../../testing/member-news.ts';
import { type NotificationsApp, startNotificationsApp } from '../../../testing/notifications-app.ts';

let app: NotificationsApp;
let news: MemberNews;

beforeAll(async () => {
  app = await startNotificationsApp();
  news = await givenMemberNews(app);
});
afterAll(() => app?.close());

describe('what members are told of their comments', () => {
  it('is an answer to their comment, but not their own', async () => {
    const [author, reader] = [await news.member(), await news.member()];
    const root = await news.comment(author.userId);
    const [answer, own] = [await news.comment(reader.userId, root), await news.comment(author.userId, root)];
    await news.approve(answer, reader.userId);
    await news.approve(own, author.userId);
    await app.tellAll();
    const kinds = (await app.notificationsOf(author.token)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['comment-answered', 'comment-approved']);
    expect(await app.notificationsOf(reader.token)).toMatchObject([{ kind: 'comment-approved' }]);
  });

  it('is what becomes of their comment on a news post, with a link to it there', async () => {
    const author = await news.member();
    const text = (title: string) => ({ title, lead: 'lead', body: 'body' });
    const texts = { fa: text('خبری تازه'), en: text('Something new') };
    const facts = { pieceId: 7, slug: 'something-new', category: 'series' as const, motif: null, texts };
    await app.happen('piece-7', 1, newsPostAdded({ ...facts, authorId: null, author: null }));
    const at = { kind: 'news' as const, titleId: null, publishedAt: '2026-01-01T00:00:00.000Z' };
    await app.happen('piece-7', 2, piecePublished({ pieceId: 7, ...at }));
    const about = { commentId: 7_007, postId: null, newsPostId: 7, userId: author.userId };
    const names = { username: 'a', name: 'a' };
    await app.happen('comment-7007', 1, commentPosted({ ...about, ...names, parentId: null, body: 'well said' }));
    await app.happen('comment-7007', 2, commentApproved({ ...about, ...STAFF }));
    await app.tellAll();
    await eventually(async () =>
      expect(await app.notificationsOf(author.token)).toMatchObject([
        {
          kind: 'comment-approved',
          text: { en: 'Your comment on “Something new” was approved' },
          href: '/news/something-new#comment-7007',
          picture: null,
        },
      ]),
    );
  });

  it('is a comment that mentions them, once it is approved, and new words only for whom they call anew', async () => {
    const [author, friend, late, root] = [
      await news.member(),
      await news.member(),
      await news.member(),
      await news.member(),
    ];
    const parent = await news.comment(root.userId);
    const mention = (...them: { userId: number }[]) => them.map(({ userId }) => `@User${userId}`).join(' ');
    const body = `${mention(author, friend, root)} @nobody_at_all: look`;
    const id = await news.comment(author.userId, parent, body);
    await app.tellAll();
    expect(await app.notificationsOf(friend.token)).toEqual([]);
    await news.approve(id, author.userId);
    await app.tellAll();
    expect(await app.notificationsOf(friend.token)).toMatchObject([
      {
        kind: 'comment-mentioned',
        text: {
          fa: 'در دیدگاهی دربارهٔ «جدایی» از شما نام برده شد',
          en: 'You were mentioned in a comment on “A Separation”',
        },
        href: expect.stringContaining(`#comment-${id}`),
      },
    ]);
    const names = { username: 'a', name: 'a' };
    const words = { commentId: id, postId: news.film, userId: author.userId, ...names, parentId: parent };
    const edited = commentEdited({ ...words, body: mention(friend, late), previousStatus: 'approved' });
    await app.happen(`comment-${id}`, 3, edited);
    await news.approve(id, author.userId, 4);
    await app.tellAll();
    const kindsOf = async ({ token }: { token: string }) => (await app.notificationsOf(token)).map(({ kind }) => kind);
    expect(await kindsOf(friend)).toEqual(['comment-mentioned']);
    expect(await kindsOf(late)).toEqual(['comment-mentioned']);
    expect(await kindsOf(root)).toEqual(['comment-answered']);
    expect(await kindsOf(author)).toEqual(['comment-approved']);
  });

  it('is what became of their comment, with the reason', async () => {
    const author = await news.member();
    const id = await news.comment(author.userId);
    await app.happen(
      `comment-${id}`,
      2,
      commentRefused({ ...news.ruling(id, author.userId), reason: 'It tells the end of the film' }),
    );
    await news.approve(id, author.userId, 3);
    await app.tellAll();
    const told = await app.notificationsOf(author.token);
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['comment-approved', 'comment-refused']);
    expect(told.find(({ kind }) => kind === 'comment-refused')!.text).toEqual({
      fa: 'دیدگاه شما دربارهٔ «جدایی» پذیرفته نشد: It tells the end of the film',
      en: 'Your comment on “A Separation” was not accepted: It tells the end of the film',
    });
  });

  it('is not what a moderator has taken back, whether it was told before or not; decided again it is told anew', async () => {
    const [author, friend] = [await news.member(), await news.member()];
    const root = await news.comment(friend.userId);
    const id = await news.comment(author.userId, root, `@user${friend.userId}`);
    const quick = await news.comment(author.userId);
    const putBack = (commentId: number, version: number, previousStatus: 'approved' | 'refused') =>
      app.happen(
        `comment-${commentId}`,
        version,
        commentPutBack({
          ...news.ruling(commentId, author.userId),
          previousStatus,
          postedAt: '2026-01-01T00:00:00.000Z',
        }),
      );
    const refuse = (version: number, reason: string) =>
      app.happen(`comment-${id}`, version, commentRefused({ ...news.ruling(id, author.userId), reason }));
    const said = async ({ token }: { token: string }) => (await app.notificationsOf(token)).map(({ text }) => text.en);
    await news.approve(id, author.userId);
    await app.tellAll();
    expect(await said(friend)).toEqual(['Someone replied to your comment on “A Separation”']);
    await putBack(id, 3, 'approved');
    await news.approve(quick, author.userId);
    await putBack(quick, 3, 'approved');
    await app.tellAll();
    expect([await said(author), await said(friend)]).toEqual([[], []]);
    await refuse(4, 'By mistake');
    await app.tellAll();
    await putBack(id, 5, 'refused');
    await refuse(6, 'Gives it away');
    await app.tellAll();
    expect(await said(author)).toEqual(['Your comment on “A Separation” was not accepted: Gives it away']);
  });

  it('is the usual reason of a refusal in either language, and nothing where their comment appeared by itself', async () => {
    const author = await news.member();
    const id = await news.comment(author.userId);
    const refusal = { reason: 'again', refusal: 'spoiler' as const };
    await app.happen(`comment-${id}`, 2, commentRefused({ ...news.ruling(id, author.userId), ...refusal }));
    const own = await news.comment(author.userId);
    const itself = { ...news.ruling(own, author.userId), moderatorId: author.userId, trusted: true as const };
    await app.happen(`comment-${own}`, 2, commentApproved(itself));
    await app.tellAll();
    expect((await app.notificationsOf(author.token)).map(({ text }) => text)).toEqual([
      {
        fa: 'دیدگاه شما دربارهٔ «جدایی» پذیرفته نشد: داستان را لو می‌دهد: again',
        en: 'Your comment on “A Separation” was not accepted: it contains spoilers: again',
      },
    ]);
  });
});
