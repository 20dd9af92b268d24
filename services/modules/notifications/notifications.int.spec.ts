import { avatarReviewed, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { titleRevised } from '#modules/catalogue/contract/catalogue.events.ts';
import { givenReleaseFiles } from '#modules/catalogue/testing/given-release-files.ts';
import { sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import {
  commentApproved,
  commentEdited,
  commentPosted,
  commentPutBack,
  commentRefused,
} from '#modules/community/contract/community.events.ts';
import { newsPostAdded, piecePublished } from '#modules/editorial/contract/editorial.events.ts';
import { expiryAnnounced, membershipChanged } from '#modules/membership/contract/membership.events.ts';
import {
  paymentOrdered,
  paymentPaid,
  paymentReversed,
  reversalRefused,
} from '#modules/payments/contract/payments.events.ts';
import { requestAnswered, requestReopened } from '#modules/requests/contract/requests.events.ts';
import {
  subtitleAccepted,
  subtitleRefused,
  subtitleReopened,
  subtitleSubmitted,
} from '#modules/subtitles/contract/submitted-subtitles.events.ts';
import { contactAnswered } from '#modules/support/contract/contact.events.ts';
import { fileCaseReopened, fileCaseSettled } from '#modules/support/contract/support.events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { notificationSent } from './contract/notifications.events.ts';
import { KIND_NAMES } from './domain/kinds.ts';
import { listNotificationsAnswer } from './queries/list-notifications/list-notifications.schema.ts';
import { after, type NotificationsApp, startNotificationsApp } from './testing/notifications-app.ts';

let app: NotificationsApp;
let film: number;
let members = 0;
let streams = 1_000;

beforeAll(async () => {
  app = await startNotificationsApp();
  film = await app.title(1, { name: { fa: 'جدایی', en: 'A Separation' } });
});
afterAll(() => app?.close());

async function member() {
  members += 1;
  return { userId: members, token: await app.join(members) };
}
const follow = (token: string, call: 'followSerial' | 'followPerson', body: object) =>
  app.post(`/api/user/${call}`, { ...body, token });

const episode = (titleId: number, season: number, number: number, quality = 1) =>
  givenReleaseFiles(app.app, titleId, [{ quality, season, episode: number }]);

async function comment(userId: number, parentId: number | null = null, body = 'well said') {
  streams += 1;
  const names = { username: `user${userId}`, name: `user${userId}` };
  const posted = { commentId: streams, postId: film, userId, ...names, parentId, body };
  await app.happen(`comment-${streams}`, 1, commentPosted(posted));
  return streams;
}
const ruling = (commentId: number, userId: number) => ({
  commentId,
  postId: film,
  userId,
  moderatorId: 9_999,
  moderator: 'staff',
});
const approve = (commentId: number, userId: number, version = 2) =>
  app.happen(`comment-${commentId}`, version, commentApproved(ruling(commentId, userId)));

describe('what members are told', () => {
  it('is each new episode of a series that they follow, once, whatever its files', async () => {
    const [fan, other] = [await member(), await member()];
    const series = await app.title(2, { name: { fa: 'آینه', en: 'The Mirror' } });
    await episode(series, 1, 1);
    await app.tellAll();
    await follow(fan.token, 'followSerial', { serial_id: series });
    await episode(series, 1, 1, 2);
    await episode(series, 1, 2);
    await episode(series, 1, 2, 3);
    await app.tellAll();
    expect(await app.notificationsOf(fan.token)).toMatchObject([
      {
        kind: 'new-episode',
        text: { fa: 'قسمت ۲ از فصل ۱ «آینه» آمد', en: 'Season 1, episode 2 of “The Mirror” is here' },
        href: expect.stringMatching(/^\/series\//),
        picture: { path: expect.any(String) },
        visited: false,
      },
    ]);
    expect(await app.notificationsOf(other.token)).toEqual([]);
  });

  it('reaches more followers than one batch has, each once, however often the desk takes its turn', async () => {
    const series = await app.title(2, { name: { fa: 'آینه', en: 'The Mirror' } });
    const followers = 2_345;
    await app.database.rows(
      `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
       select id, 1, name, name, name, name, name, '', 'viewer', 1
       from (select 1000000 + n as id, 'fan' || n as name from generate_series(1, $1::int) n) fans`,
      [followers],
    );
    await app.database.rows(
      `insert into write.list_entry (user_id, kind, post_id, version, listed)
       select 1000000 + n, 'series', $1, 1, true from generate_series(1, $2::int) n`,
      [series, followers],
    );
    await episode(series, 1, 1);
    await app.tellAll();
    await app.tellAll();
    const told = await app.database.rows<{ members: string; times: string }>(
      `select count(distinct user_id) as members, count(*) as times
       from write.event_log e cross join lateral jsonb_array_elements_text(e.data -> 'userIds') as user_id
       where e.type = 'notification.sent.v1' and user_id::int > 1000000`,
    );
    expect(told.map(({ members, times }) => [Number(members), Number(times)])).toEqual([[followers, followers]]);
  });

  it('is a season that comes at once in one line, and its later episodes by themselves', async () => {
    const fan = await member();
    const series = await app.title(2, { name: { fa: 'آینه', en: 'The Mirror' } });
    await follow(fan.token, 'followSerial', { serial_id: series });
    await episode(series, 1, 1);
    await app.tellAll();
    const season = (number: number, episodes: number[]) =>
      givenReleaseFiles(
        app.app,
        series,
        episodes.flatMap((one) => [1, 2].map((quality) => ({ quality, season: number, episode: one }))),
      );
    await season(1, [1, 2]);
    await season(2, [1, 2, 3]);
    await app.tellAll();
    await season(2, [1, 2, 3, 4]);
    await app.tellAll();
    const told = (await app.notificationsOf(fan.token)).map(({ text }) => text);
    expect(told.map(({ en }) => en).toSorted()).toEqual([
      '3 episodes of season 2 of “The Mirror” are here',
      'Season 1, episode 1 of “The Mirror” is here',
      'Season 1, episode 2 of “The Mirror” is here',
      'Season 2, episode 4 of “The Mirror” is here',
    ]);
    expect(told.map(({ fa }) => fa)).toContain('۳ قسمت از فصل ۲ «آینه» آمد');
  });

  it('is each new title of a person whom they follow, once, also when the credits come later', async () => {
    const fan = await member();
    const [actor, director] = [await app.person('Ann Actor'), await app.person('Dan Director')];
    await follow(fan.token, 'followPerson', { person_id: actor });
    await follow(fan.token, 'followPerson', { person_id: director });
    const made = await app.title(1);
    const credited = (people: number[]) =>
      sampleTitle(made, {
        cast: people.map((personId) => ({ personId, role: null })),
        directors: [{ personId: director }],
      });
    await app.happen(`credits-${made}`, 1, titleRevised(credited([])));
    await app.happen(`credits-${made}`, 2, titleRevised(credited([actor])));
    await app.tellAll();
    const told = await app.notificationsOf(fan.token);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ kind: 'new-title', href: expect.stringMatching(/^\/movies\//) });
    expect(told[0]!.text.en).toContain('Dan Director');
  });

  it('is an answer to their comment, but not their own', async () => {
    const [author, reader] = [await member(), await member()];
    const root = await comment(author.userId);
    const [answer, own] = [await comment(reader.userId, root), await comment(author.userId, root)];
    await approve(answer, reader.userId);
    await approve(own, author.userId);
    await app.tellAll();
    const kinds = (await app.notificationsOf(author.token)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['comment-answered', 'comment-approved']);
    expect(await app.notificationsOf(reader.token)).toMatchObject([{ kind: 'comment-approved' }]);
  });

  it('is what becomes of their comment on a news post, with a link to it there', async () => {
    const author = await member();
    const text = (title: string) => ({ title, lead: 'lead', body: 'body' });
    const texts = { fa: text('خبری تازه'), en: text('Something new') };
    const facts = { pieceId: 7, slug: 'something-new', category: 'series' as const, motif: null, texts };
    await app.happen('piece-7', 1, newsPostAdded({ ...facts, authorId: null, author: null }));
    const at = { kind: 'news' as const, titleId: null, publishedAt: '2026-01-01T00:00:00.000Z' };
    await app.happen('piece-7', 2, piecePublished({ pieceId: 7, ...at }));
    const about = { commentId: 7, postId: null, newsPostId: 7, userId: author.userId };
    const names = { username: 'a', name: 'a' };
    await app.happen('comment-7', 1, commentPosted({ ...about, ...names, parentId: null, body: 'well said' }));
    await app.happen('comment-7', 2, commentApproved({ ...about, moderatorId: 9_999, moderator: 'staff' }));
    await app.tellAll();
    await eventually(async () =>
      expect(await app.notificationsOf(author.token)).toMatchObject([
        {
          kind: 'comment-approved',
          text: { en: 'Your comment on “Something new” was approved' },
          href: '/news/something-new#comment-7',
          picture: null,
        },
      ]),
    );
  });

  it('is a comment that mentions them, once it is approved, and new words only for whom they call anew', async () => {
    const [author, friend, late, root] = [await member(), await member(), await member(), await member()];
    const parent = await comment(root.userId);
    const mention = (...them: { userId: number }[]) => them.map(({ userId }) => `@User${userId}`).join(' ');
    const body = `${mention(author, friend, root)} @nobody_at_all: look`;
    const id = await comment(author.userId, parent, body);
    await app.tellAll();
    expect(await app.notificationsOf(friend.token)).toEqual([]);
    await approve(id, author.userId);
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
    const words = { commentId: id, postId: film, userId: author.userId, ...names, parentId: parent };
    const edited = commentEdited({ ...words, body: mention(friend, late), previousStatus: 'approved' });
    await app.happen(`comment-${id}`, 3, edited);
    await approve(id, author.userId, 4);
    await app.tellAll();
    const kindsOf = async ({ token }: { token: string }) => (await app.notificationsOf(token)).map(({ kind }) => kind);
    expect(await kindsOf(friend)).toEqual(['comment-mentioned']);
    expect(await kindsOf(late)).toEqual(['comment-mentioned']);
    expect(await kindsOf(root)).toEqual(['comment-answered']);
    expect(await kindsOf(author)).toEqual(['comment-approved']);
  });

  it('is what became of their comment, with the reason', async () => {
    const author = await member();
    const id = await comment(author.userId);
    await app.happen(
      `comment-${id}`,
      2,
      commentRefused({ ...ruling(id, author.userId), reason: 'It tells the end of the film' }),
    );
    await approve(id, author.userId, 3);
    await app.tellAll();
    const told = await app.notificationsOf(author.token);
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['comment-approved', 'comment-refused']);
    expect(told.find(({ kind }) => kind === 'comment-refused')!.text).toEqual({
      fa: 'دیدگاه شما دربارهٔ «جدایی» پذیرفته نشد: It tells the end of the film',
      en: 'Your comment on “A Separation” was not accepted: It tells the end of the film',
    });
  });

  it('is not what a moderator has taken back, whether it was told before or not; decided again it is told anew', async () => {
    const [author, friend] = [await member(), await member()];
    const root = await comment(friend.userId);
    const id = await comment(author.userId, root, `@user${friend.userId}`);
    const quick = await comment(author.userId);
    const putBack = (commentId: number, version: number, previousStatus: 'approved' | 'refused') =>
      app.happen(
        `comment-${commentId}`,
        version,
        commentPutBack({ ...ruling(commentId, author.userId), previousStatus, postedAt: '2026-01-01T00:00:00.000Z' }),
      );
    const refuse = (version: number, reason: string) =>
      app.happen(`comment-${id}`, version, commentRefused({ ...ruling(id, author.userId), reason }));
    const said = async ({ token }: { token: string }) => (await app.notificationsOf(token)).map(({ text }) => text.en);
    await approve(id, author.userId);
    await app.tellAll();
    expect(await said(friend)).toEqual(['Your comment on “A Separation” was answered']);
    await putBack(id, 3, 'approved');
    await approve(quick, author.userId);
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
    const author = await member();
    const id = await comment(author.userId);
    const refusal = { reason: 'again', refusal: 'spoiler' as const };
    await app.happen(`comment-${id}`, 2, commentRefused({ ...ruling(id, author.userId), ...refusal }));
    const own = await comment(author.userId);
    const itself = { ...ruling(own, author.userId), moderatorId: author.userId, trusted: true as const };
    await app.happen(`comment-${own}`, 2, commentApproved(itself));
    await app.tellAll();
    expect((await app.notificationsOf(author.token)).map(({ text }) => text)).toEqual([
      {
        fa: 'دیدگاه شما دربارهٔ «جدایی» پذیرفته نشد: داستان را لو می‌دهد: again',
        en: 'Your comment on “A Separation” was not accepted: it gives the story away: again',
      },
    ]);
  });

  it('is a mended report once, however often its case is taken up again; their plan ending; their payment', async () => {
    const { userId, token } = await member();
    const about = { fileId: 77, reports: [{ reportId: 5, userId }], moderatorId: 9_999, moderator: 'staff' };
    await app.happen('file-case-77', 1, fileCaseSettled({ ...about, outcome: 'mended' }));
    await app.happen('file-case-77', 2, fileCaseSettled({ ...about, outcome: 'mended' }));
    const other = { ...about, fileId: 78, reports: [{ reportId: 55, userId }] };
    await app.happen('file-case-78', 1, fileCaseSettled({ ...other, outcome: 'dismissed' }));
    await app.happen(`membership-${userId}`, 1, expiryAnnounced({ userId, vipExpiration: '2030-03-21T00:00:00.000Z' }));
    const paid = { paymentId: 3, reference: 'ref3', userId, bankReference: null, card: null, amount: 1_000 };
    await app.happen('payment-3', 1, paymentPaid(paid));
    await app.tellAll();
    const told = await app.notificationsOf(token);
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['payment-done', 'plan-ending', 'report-mended']);
    expect(told.find(({ kind }) => kind === 'payment-done')!.href).toBe('/payment/success/ref3');
    expect(told.find(({ kind }) => kind === 'plan-ending')!.text).toEqual({
      fa: 'اشتراک روزانهٔ شما در ۱ فروردین ۱۴۰۹ ساعت ۳:۳۰ به پایان می‌رسد',
      en: 'Your days end on 21 March 2030 at 03:30',
    });
  });

  it('is no mended report any more where a moderator has taken that back, or found nothing wrong after all', async () => {
    const { userId, token } = await member();
    const about = { fileId: 79, reports: [{ reportId: 6, userId }], moderatorId: 9_999, moderator: 'staff' };
    const told = async () => (await app.notificationsOf(token)).map(({ kind }) => kind);
    const settle = (version: number, outcome: 'mended' | 'dismissed') =>
      app.happen('file-case-79', version, fileCaseSettled({ ...about, outcome }));
    await settle(1, 'mended');
    await app.tellAll();
    await app.happen('file-case-79', 2, fileCaseReopened(about));
    await app.tellAll();
    expect(await told()).toEqual([]);
    await settle(3, 'mended');
    await app.tellAll();
    expect(await told()).toEqual(['report-mended']);
    await settle(4, 'dismissed');
    await app.tellAll();
    expect(await told()).toEqual([]);
  });

  it('is each answer to their message, once; that to a visitor is told nobody', async () => {
    const { userId, token } = await member();
    const answer = { threadId: 7, userId, moderatorId: 9_999, moderator: 'staff', body: 'An answer' };
    await app.happen('contact-7', 2, contactAnswered({ ...answer, place: 2 }));
    await app.happen('contact-7', 4, contactAnswered({ ...answer, place: 4 }));
    await app.happen('contact-8', 2, contactAnswered({ ...answer, threadId: 8, userId: null, place: 2 }));
    await app.tellAll();
    expect((await app.notificationsOf(token)).map(({ kind }) => kind)).toEqual(['letter-answered', 'letter-answered']);
  });

  it('is a plan that is active, where its order cost nothing', async () => {
    const { userId, token } = await member();
    const paid = { paymentId: 4, reference: 'ref4', userId, bankReference: null, card: null, amount: 0 };
    await app.happen('payment-4', 1, paymentPaid(paid));
    await app.tellAll();
    const [told] = await app.notificationsOf(token);
    expect(told).toMatchObject({ kind: 'payment-done', text: { fa: 'اشتراک شما فعال شد', en: 'Your plan is active' } });
  });

  it('is what staff gives to their plan and takes off it, and not what they download', async () => {
    const { userId, token } = await member();
    const left = { userId, vipExpiration: null, bandwidth: 0, reference: null };
    const entries = [
      { unit: 'days', amount: 7, reason: 'grant', note: 'sorry for the outage' },
      { unit: 'bytes', amount: -1.5 * 2 ** 30, reason: 'withdrawal', note: null },
      { unit: 'bytes', amount: -1_000, reason: 'download', note: null },
      { unit: 'days', amount: 30, reason: 'purchase', note: null },
    ] as const;
    for (const [at, entry] of entries.entries()) {
      await app.happen(`membership-${userId}`, at + 1, membershipChanged({ ...left, ...entry, entryId: at + 1 }));
    }
    await app.tellAll();
    const told = await app.notificationsOf(token);
    expect(told.map(({ kind, href }) => [kind, href])).toEqual(
      Array(2).fill(['plan-adjusted', '/user/profile-page#premium']),
    );
    expect(told.map(({ text }) => text)).toEqual([
      { fa: '۱٫۵ گیگابایت از اشتراک شما کم شد', en: 'Your plan has 1.5 GB less' },
      {
        fa: '۷ روز به اشتراک شما افزوده شد: sorry for the outage',
        en: 'Your plan has 7 days more: sorry for the outage',
      },
    ]);
  });

  it('is a payment that goes back, in other words where it had cost nothing, and one that the bank does not return', async () => {
    const { userId, token } = await member();
    const order = { userId, planId: 2, offerId: 1, size: 30, price: 1_000, couponId: null, couponCode: null } as const;
    for (const [paymentId, amount] of [
      [71, 1_000],
      [72, 0],
    ] as const) {
      const payment = { paymentId, reference: `ref${paymentId}`, userId };
      const rest = {
        discount: 1_000 - amount,
        amount,
        gateway: 'none',
        deadlineAt: '2030-03-21T00:00:00.000Z',
      } as const;
      await app.happen(`payment-${paymentId}`, 1, paymentOrdered({ ...order, ...payment, ...rest }));
      await app.happen(`payment-${paymentId}`, 2, paymentReversed(payment));
    }
    const refused = reversalRefused({ paymentId: 73, reference: 'ref73', userId, bankCode: '-6' });
    await app.happen('payment-73', 1, refused);
    await app.happen('payment-73', 2, refused);
    await app.tellAll();
    const told = await app.notificationsOf(token);
    expect(told.map(({ kind, href }) => [kind, href])).toEqual(
      Array(3).fill(['payment-reversed', '/user/profile-page?tab=payments']),
    );
    expect(told.map(({ text }) => text.en).toSorted()).toEqual([
      'The bank did not return your payment; our staff takes care of it',
      'Your free order was reversed, and its plan is no longer on your account',
      'Your payment is on its way back to your account',
    ]);
  });

  it('is their picture being taken away, and not that it stays', async () => {
    const { userId, token } = await member();
    const reviewed = { userId, moderatorId: 9_999, moderator: 'staff' };
    await app.happen(`user-${userId}`, 1, avatarReviewed({ ...reviewed, avatar: 'one', outcome: 'kept' }));
    await app.happen(`user-${userId}`, 2, avatarReviewed({ ...reviewed, avatar: 'two', outcome: 'removed' }));
    await app.tellAll();
    expect(await app.notificationsOf(token)).toMatchObject([{ kind: 'avatar-removed', href: '/user/change-avatar' }]);
  });

  it('is each decision on a subtitle that they sent, not why, and nothing of their own decisions', async () => {
    const { userId, token } = await member();
    const [file] = await givenReleaseFiles(app.app, film, [{ quality: 1 }]);
    const facts = { sha256: 'a'.repeat(64), language: 'fa', label: null, format: 'srt' as const, charset: 'utf-8' };
    const about = { ...facts, original: 'x.srt', cues: 1, mends: {}, userId, username: `user${userId}` };
    const staff = { moderatorId: 9_999, moderator: 'staff' };
    const submit = async (submissionId: number, of: number) =>
      app.happen(`submitted-subtitle-${submissionId}`, 1, subtitleSubmitted({ ...about, submissionId, fileId: of }));
    await submit(1, file!.fileId);
    await submit(2, 999_999);
    await submit(3, file!.fileId);
    const accepted = subtitleAccepted({ submissionId: 1, ...staff, mends: 0, vttName: 'x.vtt' });
    await app.happen('submitted-subtitle-1', 2, accepted);
    await app.happen('submitted-subtitle-2', 2, subtitleRefused({ submissionId: 2, ...staff, reason: 'a secret' }));
    const own = { moderatorId: userId, moderator: `user${userId}` };
    await app.happen('submitted-subtitle-3', 2, subtitleRefused({ submissionId: 3, ...own, reason: 'mine' }));
    await app.tellAll();
    const told = await app.notificationsOf(token);
    expect(told.map(({ kind, text, href }) => [kind, text.fa, text.en, href]).toSorted()).toEqual([
      [
        'subtitle-decided',
        'زیرنویس شما برای «جدایی» پذیرفته شد و همه آن را می‌بینند',
        'Your subtitle for “A Separation” was accepted, and everybody can see it',
        expect.stringMatching(/^\/movies\//),
      ],
      ['subtitle-decided', 'زیرنویس شما پذیرفته نشد', 'Your subtitle was not accepted', null],
    ]);
    // By whomever the refusal is taken back, its sender too.
    await app.happen('submitted-subtitle-2', 3, subtitleReopened({ submissionId: 2, ...own }));
    await app.tellAll();
    expect((await app.notificationsOf(token)).map(({ text }) => text.en)).toEqual([
      'Your subtitle for “A Separation” was accepted, and everybody can see it',
    ]);
    // An acceptance as well, and it is news again when it is accepted again.
    await app.happen('submitted-subtitle-1', 3, subtitleReopened({ submissionId: 1, ...staff }));
    await app.tellAll();
    expect(await app.notificationsOf(token)).toEqual([]);
    await app.happen('submitted-subtitle-1', 4, accepted);
    await app.tellAll();
    expect(await app.notificationsOf(token)).toHaveLength(1);
  });

  it('is each answer to their request once, with the reason, and the title when it has come', async () => {
    const [first, second] = [await member(), await member()];
    const request = { requestId: 8, filmId: 'tt1832382', ruling: 1, moderatorId: 9_999, moderator: 'staff' };
    const answer = (version: number, sponsors: number[], fields: object) =>
      app.happen(
        'title-request-8',
        version,
        requestAnswered({ ...request, answer: 'refused', reason: null, note: '', titleId: null, sponsors, ...fields }),
      );
    const refused = { reason: 'not_released' as const, note: 'Ask again in spring' };
    await answer(1, [first.userId], refused);
    await answer(2, [first.userId, second.userId], refused);
    await answer(3, [first.userId], { answer: 'fulfilled', titleId: film, moderatorId: null, moderator: null });
    await app.tellAll();
    const told = await app.notificationsOf(first.token);
    expect(told.map(({ text, href }) => [text.en, href]).toSorted()).toEqual([
      ['Your request (tt1832382) was not accepted: it has not been released yet: Ask again in spring', '/user/request'],
      ['“A Separation”, which you wished for, is here', expect.stringMatching(/^\/movies\//)],
    ]);
    expect(await app.notificationsOf(second.token)).toHaveLength(1);
    const reopened = requestReopened({ ...request, ruling: 4 });
    await app.happen('title-request-8', 4, reopened);
    await answer(5, [second.userId], { answer: 'accepted' });
    await app.tellAll();
    const saidTo = async (token: string) => (await app.notificationsOf(token)).map(({ text }) => text.en);
    expect(await saidTo(second.token)).toEqual(['Your request (tt1832382) was accepted']);
  });

  it('is nothing of what happened long before', async () => {
    const author = await member();
    const id = await comment(author.userId);
    await approve(id, author.userId);
    await app.database.rows(`update write.event_log set time = now() - interval '8 days' where stream = $1`, [
      `comment-${id}`,
    ]);
    await app.tellAll();
    expect(await app.notificationsOf(author.token)).toEqual([]);
  });
});

describe('exactly one notification for each cause', () => {
  it('is sent when everything is taken in again from the beginning', async () => {
    const rows = () =>
      app.database.rows('select user_id, id, kind, facts, position from read.notification order by user_id, id');
    const before = await rows();
    expect(before.length).toBeGreaterThan(5);
    await app.database.rows('update write.notification_progress set position = 0');
    await app.tellAll();
    expect(await rows()).toEqual(before);
  });

  it('is sent when twenty workers take in and spread at once', async () => {
    const fans = await Promise.all(Array.from({ length: 5 }, member));
    const series = await app.title(2);
    for (const { token } of fans) await follow(token, 'followSerial', { serial_id: series });
    await episode(series, 1, 1);
    await app.tellAll();
    await episode(series, 1, 2);
    await eventually(async () => {
      const [row] = await app.database.rows('select from write.event_log where position is null');
      expect(row).toBeUndefined();
    });
    await Promise.all(Array.from({ length: 20 }, () => app.desk.takeIn()));
    await Promise.all(Array.from({ length: 20 }, () => app.desk.spread()));
    await app.tellAll();
    for (const { token } of fans) expect(await app.notificationsOf(token)).toHaveLength(2);
    const sent = await app.database.rows<{ told: number; members: number }>(
      `select count(*)::int as told, count(distinct (data ->> 'notificationId', u))::int as members
       from write.event_log, jsonb_array_elements(data -> 'userIds') u where type = $1`,
      [notificationSent.type],
    );
    expect(sent[0]!.told).toBe(sent[0]!.members);
  });
});

describe('visiting', () => {
  it('marks one, some or all that were known, and counts the others', async () => {
    const { userId, token } = await member();
    for (const paymentId of [101, 102, 103]) {
      const paid = { paymentId, reference: `r${paymentId}`, userId, bankReference: null, card: null, amount: 1 };
      await app.happen(`payment-${paymentId}`, 1, paymentPaid(paid));
    }
    await app.tellAll();
    const news = async (said = {}) => (await app.post('/api/user/newNotifications', { token }, said)).body;
    const first = await news();
    expect(first).toMatchObject({ status: 1, count: 3 });
    const one = await app.post('/api/user/visitNotifications', { ids: [first.notifications[0].id], token });
    expect(one.body).toEqual({ status: 1 });
    expect(await news(after(one))).toMatchObject({ count: 2, notifications: [{}, {}] });
    const paid = { paymentId: 104, reference: 'r104', userId, bankReference: null, card: null, amount: 1 };
    await app.happen('payment-104', 1, paymentPaid(paid));
    await app.tellAll();
    const all = await app.post('/api/user/visitNotifications', { up_to: first.up_to, token });
    const rest = await news(after(all));
    expect(rest.count).toBe(1);
    expect(rest.notifications).toMatchObject([{ href: '/payment/success/r104' }]);
    const list = await app.post('/api/user/notifications', { token }, after(all));
    expect(listNotificationsAnswer.parse(list.body)).toMatchObject({ total: 4, count: 1, max_page: 1 });
    expect(list.body.notifications.map(({ visited }: { visited: boolean }) => visited)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const count = await app.get('/api/user/notificationCount', { authorization: `Bearer ${token}` });
    expect(count.body).toEqual({ count: 1 });
  });

  it('of another member’s notifications changes nothing for them', async () => {
    const [owner, stranger] = [await member(), await member()];
    const paid = { paymentId: 201, reference: 'r', userId: owner.userId, bankReference: null, card: null, amount: 1 };
    await app.happen('payment-201', 1, paymentPaid(paid));
    await app.tellAll();
    const { id } = (await app.notificationsOf(owner.token))[0]!;
    const visited = await app.post('/api/user/visitNotifications', { ids: [id], token: stranger.token });
    await app.post('/api/user/notifications', { token: stranger.token }, after(visited));
    expect(await app.notificationsOf(owner.token)).toMatchObject([{ visited: false }]);
  });
});

describe('settings', () => {
  it('silence a kind for whoever wants so', async () => {
    const { userId, token } = await member();
    const settings = (said = {}) => app.post('/api/user/notificationSettings', { token }, said);
    const first = (await settings()).body;
    expect(first).toMatchObject({ digest: 'never', push_key: null });
    expect(first.kinds).toHaveLength(KIND_NAMES.length);
    const kinds = first.kinds.map(({ label: _, ...setting }: { label: object; kind: string }) => ({
      ...setting,
      site: setting.kind !== 'payment-done',
    }));
    const set = await app.post('/api/user/setNotifications', { kinds, digest: 'day', token });
    expect(set.body).toEqual({ status: 1, message: 'Changed successfully' });
    const now = (await settings(after(set))).body;
    expect(now.digest).toBe('day');
    expect(now.kinds.filter(({ site }: { site: boolean }) => !site)).toMatchObject([{ kind: 'payment-done' }]);
    const paid = { paymentId: 301, reference: 'r', userId, bankReference: null, card: null, amount: 1 };
    await app.happen('payment-301', 1, paymentPaid(paid));
    await app.tellAll();
    expect(await app.notificationsOf(token)).toEqual([]);
  });

  it('offer no push where the site has no keys', async () => {
    const { token } = await member();
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/x',
      keys: { p256dh: 'a'.repeat(20), auth: 'a'.repeat(20) },
    };
    const answer = await app.post('/api/user/subscribePush', { subscription, language: 'fa', token });
    expect([answer.status, answer.body.code]).toEqual([409, 'no_push']);
  });
});

describe('a deleted member', () => {
  it('has no notifications, also when they come later', async () => {
    const { userId, token } = await member();
    const paid = { paymentId: 401, reference: 'r', userId, bankReference: null, card: null, amount: 1 };
    await app.happen('payment-401', 1, paymentPaid(paid));
    await app.tellAll();
    expect(await app.notificationsOf(token)).toHaveLength(1);
    await app.happen(`user-${userId}`, 1, userDeleted({ userId }));
    await app.happen('payment-402', 1, paymentPaid({ ...paid, paymentId: 402 }));
    await app.tellAll();
    expect(await app.notificationsOf(token)).toEqual([]);
  });
});
